/** Outlines that the drawings share, as SVG paths. */

const round = (value: number): number => Math.round(value * 10) / 10;

/** An onion dome that stands with its neck on (x, foot). */
export function onion(x: number, foot: number, width: number, height: number): string {
  const at = (dx: number, dy: number): string => `${round(x + dx * width)} ${round(foot - dy * height)}`;
  return (
    `M${at(-0.3, 0)}C${at(-0.68, 0.26)} ${at(-0.5, 0.55)} ${at(-0.16, 0.74)}C${at(-0.05, 0.82)} ${at(-0.01, 0.9)} ${at(0, 1)}` +
    `C${at(0.01, 0.9)} ${at(0.05, 0.82)} ${at(0.16, 0.74)}C${at(0.5, 0.55)} ${at(0.68, 0.26)} ${at(0.3, 0)}Z`
  );
}

/** A keel arch over the stretch from `left` to `right`. */
export function keel(left: number, right: number, foot: number, height: number): string {
  const middle = (left + right) / 2;
  const half = (right - left) / 2;
  return (
    `M${left} ${foot}C${left} ${round(foot - height * 0.55)} ${round(middle - half * 0.38)} ${round(foot - height * 0.68)} ${middle} ${foot - height}` +
    `C${round(middle + half * 0.38)} ${round(foot - height * 0.68)} ${right} ${round(foot - height * 0.55)} ${right} ${foot}Z`
  );
}

/** A tent roof, a little hollow at its sides. */
export function tent(x: number, foot: number, width: number, height: number): string {
  const half = width / 2;
  return `M${x - half} ${foot}Q${round(x - half * 0.3)} ${round(foot - height * 0.42)} ${x} ${foot - height}Q${round(x + half * 0.3)} ${round(foot - height * 0.42)} ${x + half} ${foot}Z`;
}

/** A wall with swallow-tail battlements along its top. */
export function battlement(left: number, right: number, top: number, foot: number, teeth: number): string {
  const step = (right - left) / (teeth * 2 - 1);
  let path = `M${left} ${foot}V${top}`;
  for (let tooth = 0; tooth < teeth; tooth += 1) {
    const x = left + tooth * step * 2;
    path += `H${round(x)}V${top - 9}L${round(x + step / 2)} ${top - 5}L${round(x + step)} ${top - 9}V${top}`;
  }
  return `${path}H${right}V${foot}Z`;
}

/** Waves from `left` to `right`. */
export function waves(left: number, right: number, y: number, length: number, height: number): string {
  let path = `M${left} ${y}`;
  for (let x = left; x < right; x += length) path += `q${length / 4} ${-height} ${length / 2} 0t${length / 2} 0`;
  return path;
}
