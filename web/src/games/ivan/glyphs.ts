/** Our own small drawings on a field of 24 by 24: paths, each with the name of its colour. */

export type Stroke = readonly [colour: string, path: string];

const CARD = "M6 3h12v18H6z";
const HOUSE = "M3 12L12 4l9 8v9H3z";
const PLUS = "M17 13v3h-3v2h3v3h2v-3h3v-2h-3v-3z";
const TOWER = "M7 21V11l-1-1V6h2v2h2V6h4v2h2V6h2v4l-1 1v10z";
const COIN = "M12 3a9 9 0 1 0 .01 0z";
const BOAT = "M3 14h18c-1 4-3 6-5 6H8c-2 0-4-2-5-6zM11 4h1.6v9H11zM13 5c4 1 5 4 5 7h-5z";
const HELMET = "M12 2c.6 3 1 4 3.500 6C18 10 19 13 19 17H5c0-4 1-7 3.500-9C11 6 11.400 5 12 2z";

export const GLYPHS: Readonly<Record<string, readonly Stroke[]>> = {
  coin: [["coin", COIN], ["white", "M12 7l4 5-4 5-4-5z"]],
  rye: [["rye", "M11.300 22V11h1.400v11zM12 2c2 2 2 4 0 6-2-2-2-4 0-6zM11 9c-3 0-4-1-4.500-4C9.500 5 11 6 11 9zM13 9c0-3 1.500-4 4.500-4C17 8 16 9 13 9zM11 14c-3 0-4-1-4.500-4 3 0 4.500 1 4.500 4zM13 14c0-3 1.500-4 4.500-4-.5 3-1.500 4-4.500 4zM11 19c-3 0-4-1-4.500-4 3 0 4.500 1 4.500 4zM13 19c0-3 1.500-4 4.500-4-.5 3-1.500 4-4.500 4z"]],
  wood: [["wood", "M7 12a4 4 0 1 0 .01 0zM17 12a4 4 0 1 0 .01 0zM12 4a4 4 0 1 0 .01 0z"], ["white", "M7 14.500a1.500 1.500 0 1 0 .01 0zM17 14.500a1.500 1.500 0 1 0 .01 0zM12 6.500a1.500 1.500 0 1 0 .01 0z"]],
  stone: [["stone", "M3 10l8-5 10 3v9l-8 4-10-3z"], ["white", "M3 10l8-5 10 3-8 4z"]],
  gunpowder: [["gunpowder", "M7 4h10c2 5 2 11 0 16H7c-2-5-2-11 0-16z"], ["coin", "M5.800 8h12.400v1.600H5.800zM5.800 14.500h12.400v1.600H5.800z"]],
  textile: [["textile", "M4 7h13v11H4z"], ["white", "M17 5c3 0 4 3 4 7.500S20 20 17 20s-3-3-3-7.500S14 5 17 5z"], ["textile", "M17 8c1.500 0 2 2 2 4.500S18.500 17 17 17s-1.500-2-1.500-4.500S15.500 8 17 8z"]],
  metal: [["metal", "M2 9h4V6h14v4c-3 0-4 2-4 4h2v5H7v-5h2c0-2-2-3-7-5z"]],
  vp: [["red", "M12 2l3 6 6.500.8-4.800 4.500L18 20l-6-3.300L6 20l1.300-6.700L2.500 8.800 9 8z"]],
  favour: [["red", "M4 17c-1-6 2-10 8-12 6 2 9 6 8 12z"], ["coin", "M3 16h18v4H3zM12 1l1.500 2L12 6l-1.500-3z"]],
  income: [["stone", HOUSE], ["coin", "M12 10a5 5 0 1 0 .01 0z"]],
  place_warrior: [["metal", HELMET], ["green", PLUS]],
  warrior: [["metal", HELMET], ["red", "M4 17h16v4H4z"]],
  boyar: [["wood", "M8 2h8l-1 9H9z"], ["white", "M12 9a5 5 0 0 1 4 5l-4 4-4-4a5 5 0 0 1 4-5z"], ["red", "M3 22c0-5 3-7 5-7l4 4 4-4c2 0 5 2 5 7z"]],
  building: [["stone", TOWER], ["red", "M10 21v-5h4v5z"]],
  move: [["blue", "M2 18c3-3 5-3 7 0s4 3 7 0 4-3 6 0v3c-2-3-4-3-6 0s-5 3-7 0-4-3-7 0z"], ["red", "M4 8h9V4l8 6-8 6v-4H4z"]],
  take_project: [["white", CARD], ["green", PLUS]],
  complete_project: [["white", CARD], ["green", "M8 12l3 4 6-8 2 2-8 10-5-6z"]],
  project: [["white", CARD], ["red", "M8 6h8v5H8zM8 13h8v1.500H8zM8 16h8v1.500H8z"]],
  construction: [["stone", TOWER], ["red", "M10 21v-5h4v5z"]],
  trade: [["blue", BOAT]],
  military: [["metal", "M3 3l3 .5L18 17l3 1-3 3-1-3L4.500 6z"], ["metal", "M21 3l-3 .5L6 17l-3 1 3 3 1-3L19.500 6z"]],
  take_estate: [["stone", HOUSE], ["green", PLUS]],
  estate: [["stone", HOUSE], ["red", "M1.500 12.500L12 3l10.500 9.500-1.500 1.300L12 6l-9 7.800zM10 21v-6h4v6z"]],
  take_title: [["coin", "M12 3a6 6 0 1 0 .01 0zM8 14l-2 8 6-3z"], ["green", PLUS]],
  title: [["red", "M8 13l-3 9 4-1 3-5zM16 13l3 9-4-1-3-5z"], ["coin", "M12 2a7 7 0 1 0 .01 0z"], ["white", "M12 5.500a3.500 3.500 0 1 0 .01 0z"]],
  exchange: [["green", "M3 8l5-5v3h11v4H8v3z"], ["red", "M21 16l-5-5v3H5v4h11v3z"]],
  resolve_trade: [["coin", COIN], ["blue", "M6 13h12c-1 3-2 4-3.500 4h-5C8 17 7 16 6 13zM11.300 6h1.200v6.500h-1.200zM13 7c2.500 1 3 3 3 5h-3z"]],
  rearrange_trade: [["coin", "M7 4a4 4 0 1 0 .01 0zM17 12a4 4 0 1 0 .01 0z"], ["red", "M13 5h6v4h-2V7h-4zM11 19H5v-4h2v2h4z"]],
  war: [["metal", "M3 3l3 .5L18 17l3 1-3 3-1-3L4.500 6z"], ["metal", "M21 3l-3 .5L6 17l-3 1 3 3 1-3L19.500 6z"]],
  build: [["stone", TOWER], ["green", PLUS]],
  seal: [["red", "M12 2l2.500 2 3-.5 1 3 3 1.500-1 3 1.500 3-3 1.500-1 3-3-.5-3 2-3-2-3 .5-1-3-3-1.500 1.500-3-1-3 3-1.500 1-3 3 .5z"], ["coin", "M12 7a5 5 0 1 0 .01 0z"]],
  local: [["rye", "M4 10h16l-2 11H6z"], ["wood", "M7 10c0-7 10-7 10 0h-2c0-4-6-4-6 0z"]],
  foreign: [["blue", BOAT], ["textile", "M10.500 5c-4 1-5 4-5 7h5z"]],
  any: [["white", COIN], ["red", "M8 9c0-5 8-5 8 0 0 3-3 3-3 6h-2c0-4 3-4 3-6 0-2-4-2-4 0zM11 16.500h2V19h-2z"]],
  hand: [["white", "M3 7l9-3 3 13-9 3z"], ["white", "M12 4h9v15h-9z"]],
  trade_token: [["coin", COIN], ["blue", "M6 13h12c-1 3-2 4-3.500 4h-5C8 17 7 16 6 13zM11.300 6h1.200v6.500h-1.200zM13 7c2.500 1 3 3 3 5h-3z"]],
  spoils: [["coin", "M5 9h14l2 12H3z"], ["red", "M8 9c0-8 8-8 8 0h-2c0-5-4-5-4 0z"]],
};
