/** Our own small drawings on a field of 24 by 24: paths, each with the name of its colour. */

export type Stroke = readonly [colour: string, path: string];

const CARD = "M5 3h14v18H5z";
const DISC = "M12 3a9 9 0 1 0 .01 0z";
const HELMET = "M12 1.500c.600 3 1 4 3.500 6 2.500 2 3.500 5 3.500 8.500v5h-4v-5h-6v5H5v-5c0-3.500 1-6.500 3.500-8.500 2.500-2 2.900-3 3.500-6z";
const SWORD = "M20.500 2L22 3.500 21 8 11.500 17.500l2 2-1.500 1.500-3-3-4 4-2-2 4-4-3-3L5.500 11.500l2 2L17 4z";

export const GLYPHS: Readonly<Record<string, readonly Stroke[]>> = {
  coin: [["coin", DISC], ["white", "M11 7h2v3h3v2h-3v5h-2v-5H8v-2h3z"]],
  wood: [["wood", "M7 12a4.500 4.500 0 1 0 .01 0zM17 12a4.500 4.500 0 1 0 .01 0zM12 3a4.500 4.500 0 1 0 .01 0z"], ["white", "M7 14.500a2 2 0 1 0 .01 0zM17 14.500a2 2 0 1 0 .01 0zM12 5.500a2 2 0 1 0 .01 0z"]],
  ore: [["ore", "M3 17l3-8 6-5 6 4 3 8-5 5H7z"], ["coin", "M8 12l3-2 2 3-3 2zM14 15l3-1 1 3-3 1z"]],
  fish: [["fish", "M2 12c4-6 10-6 14-2l6-4c-1.500 4-1.500 8 0 12l-6-4C12 18 6 18 2 12z"], ["white", "M6.500 10a1.300 1.300 0 1 0 .01 0z"]],
  honey: [["wood", "M8 3h8v3H8z"], ["honey", "M7 6h10c3 3 4 6 4 9 0 4-2 6-4 6H7c-2 0-4-2-4-6 0-3 1-6 4-9z"], ["white", "M8 12l4-2.500 4 2.500v4.500L12 19l-4-2.500z"]],
  fur: [["fur", "M12 2c2 1 3 3 3 5l6-2-2 6c2 3 1 7-2 9l-2-1-1 3-2-3-2 3-1-3-2 1c-3-2-4-6-2-9L3 5l6 2c0-2 1-4 3-5z"]],
  church: [["stone", "M5 21V12h14v9z"], ["coin", "M12 1l1 2c3 2 5 4 5 6 0 2-1 3-3 3H9c-2 0-3-1-3-3 0-2 2-4 5-6z"], ["line", "M10 21v-5h4v5z"]],
  market: [["white", "M4 10h16v11H4z"], ["red", "M2 10l3-7h14l3 7c0 2-1.500 3-3.300 3S15.400 12 15.400 11c0 1-1.600 2-3.400 2s-3.400-1-3.400-2c0 1-1.500 2-3.300 2S2 12 2 10z"], ["line", "M10 21v-6h4v6z"]],
  stronghold: [["stone", "M4 21V10L3 9V3h4v3h3V3h4v3h3V3h4v6l-1 1v11z"], ["line", "M10 21v-6c0-2.500 4-2.500 4 0v6z"]],
  muster: [["metal", HELMET]],
  move: [["wood", "M8 2h7v9c3 3 6 4 6 8v2H6v-8c2-4 2-7 2-11z"], ["line", "M6 19h15v2.500H6z"]],
  attack: [["metal", SWORD]],
  tax: [["wood", "M2 8h20l-3 8H5z"], ["line", "M7 15a3.500 3.500 0 1 0 .01 0zM17 15a3.500 3.500 0 1 0 .01 0z"], ["honey", "M5 8c0-3 3-4 5-4s3 1 4 2c1-1 5-1 5 2z"]],
  build: [["metal", "M4 4h11c3 0 5 1 6 4l-5 1v1H4z"], ["wood", "M8 10h4v12H8z"]],
  scheme: [["white", "M6 2h13v17c0 2-1 3-3 3H7c-2 0-3-1-3-3h3z"], ["red", "M9.500 6h7v2h-7zM9.500 10h7v2h-7zM9.500 14h4v2h-4z"]],
  deed: [["white", CARD], ["coin", "M12 6l2 4 4 .500-3 3 .800 4.200L12 15.600l-3.800 2.100.800-4.200-3-3L10 10z"]],
  agenda: [["white", CARD], ["red", "M12 6a6 6 0 1 0 .01 0z"], ["white", "M12 8.500a3.500 3.500 0 1 0 .01 0z"], ["red", "M12 10.500a1.500 1.500 0 1 0 .01 0z"]],
  vp: [["red", "M3 8l5 4 4-8 4 8 5-4-2 10H5z"], ["coin", "M5 18h14v3H5z"]],
  loss: [["rebellion", "M12 2c6 0 9 4 9 8 0 3-1 5-3 6v5H6v-5c-2-1-3-3-3-6 0-4 3-8 9-8z"], ["white", "M8.500 8.500a2.200 2.200 0 1 0 .01 0zM15.500 8.500a2.200 2.200 0 1 0 .01 0zM11 15h2l-1-3z"]],
  rebel: [["fur", "M12 2c4 0 6 3 6 7l-2 5H8L6 9c0-4 2-7 6-7z"], ["white", "M9 8h6v3l-3 3-3-3z"], ["red", "M4 22c0-5 3-7 8-7s8 2 8 7z"]],
  neutral: [["stone", HELMET]],
  troop: [["metal", HELMET], ["red", "M5 21v-3h14v3z"]],
  leader: [["coin", "M4 10l4 3 4-8 4 8 4-3-1.500 8h-13z"], ["red", "M5.500 18h13v3h-13z"]],
  capital: [["coin", "M3 9l4.500 4L12 4l4.500 9L21 9l-1.500 9h-15z"], ["red", "M4.500 18h15v3h-15z"]],
  boat: [["wood", "M1 13h22c-1 5-4 8-7 8H8c-3 0-6-3-7-8z"], ["red", "M12.500 2c5 2 6 6 6 9.500h-6z"], ["white", "M11.500 2c-4 2-5.500 6-5.500 9.500h5.500z"]],
  dock: [["wood", "M1 9h22v3H1z"], ["line", "M4 12h2.500v10H4zM10.700 12h2.500v10h-2.500zM17.500 12H20v10h-2.500z"]],
  advisor: [["wood", "M8 2h8l-1 8H9z"], ["white", "M12 8a5 5 0 0 1 4 5l-4 4-4-4a5 5 0 0 1 4-5z"], ["red", "M3 22c0-5 3-7 5-7l4 4 4-4c2 0 5 2 5 7z"]],
  first: [["coin", DISC], ["line", "M10 8l3-1.500V18h-2.200V9l-.800.300z"]],
  any: [["white", DISC], ["line", "M8 9c0-5 8-5 8 0 0 3-3 3-3 6h-2c0-4 3-4 3-6 0-2-4-2-4 0zM11 16.500h2V19h-2z"]],
  send: [["blue", "M2 9h11V4l9 8-9 8v-5H2z"]],
};
