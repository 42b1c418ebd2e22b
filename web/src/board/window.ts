/** The part of a drawing that is shown: moved and enlarged, but never beyond the edges of the drawing. */

export interface Point {
  x: number;
  y: number;
}

/** The upper left corner of what is shown, and how many times it is enlarged. */
export interface View extends Point {
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

export const MOST = 5;
export const WHOLE: View = { x: 0, y: 0, scale: 1 };

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}

/** A view that stays inside the drawing. */
export function held(view: View, size: Size): View {
  const scale = within(view.scale, 1, MOST);
  const [width, height] = [size.width / scale, size.height / scale];
  return { scale, x: within(view.x, 0, size.width - width), y: within(view.y, 0, size.height - height) };
}

/** Enlarge or shrink by a factor; the point stays where it is on the screen. */
export function zoomed(view: View, size: Size, by: number, at: Point): View {
  const scale = within(view.scale * by, 1, MOST);
  const ratio = view.scale / scale;
  return held({ scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, size);
}

export function moved(view: View, size: Size, by: Point): View {
  return held({ ...view, x: view.x + by.x, y: view.y + by.y }, size);
}

/** The view of the same size with a point in its middle. */
export function centred(view: View, size: Size, at: Point): View {
  return held({ ...view, x: at.x - size.width / view.scale / 2, y: at.y - size.height / view.scale / 2 }, size);
}

/** Whether a point is shown, and not at the very edge. */
export function shows(view: View, size: Size, at: Point): boolean {
  const [width, height] = [size.width / view.scale, size.height / view.scale];
  const [x, y] = [(at.x - view.x) / width, (at.y - view.y) / height];
  return view.scale === 1 || (x > 0.05 && x < 0.95 && y > 0.05 && y < 0.95);
}

/** A place on the screen as a place on the drawing, which is as large as its frame allows and stands in the middle of it. */
export function placeAt(view: View, size: Size, frame: { left: number; top: number; width: number; height: number }, at: { clientX: number; clientY: number }): Point {
  const [width, height] = [size.width / view.scale, size.height / view.scale];
  const unit = Math.min(frame.width / width, frame.height / height);
  if (!(unit > 0)) return { x: view.x + width / 2, y: view.y + height / 2 };
  const [left, top] = [frame.left + (frame.width - width * unit) / 2, frame.top + (frame.height - height * unit) / 2];
  return { x: view.x + (at.clientX - left) / unit, y: view.y + (at.clientY - top) / unit };
}
