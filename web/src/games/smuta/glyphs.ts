/** Our own small drawings on a field of 24 by 24: paths, each with the name of its colour. */

export type Stroke = readonly [colour: string, path: string];

const HORSE = "M5 22C5 15 6 10 10 6L9 2l4 2c5 1 7 5 8 9l-3 2-3-3c-2 0-3 1-3 3 0 2 2 3 2 7z";
const BLADE = "M3 3c9 2 15 8 18 18-6-7-11-11-18-18z";
const CARD = "M5 3h14v18H5z";
const TENT = "M12 3L2 21h20z";
const WALL = "M2 22V9h4v3h4V9h4v3h4V9h4v13z";

export const GLYPHS: Readonly<Record<string, readonly Stroke[]>> = {
  mounted_cossack: [["brown", HORSE], ["steel", "M2 2c5 1 8 4 10 9C8 7 5 5 2 2z"]],
  foot_cossack: [["steel", BLADE], ["brown", "M17 17l5 5-2 1-5-5z"], ["red", "M3 15h8v7H3z"]],
  noble_cavalry: [["white", HORSE], ["red", "M2 3h8v5H2z"], ["brown", "M1 2h1v20H1z"]],
  town_streltsy: [["brown", "M11 2h2v21h-2z"], ["steel", "M13 3c7 1 8 8 1 12z"], ["green", "M3 14h6v8H3z"]],
  moscow_streltsy: [["brown", "M11 2h2v21h-2z"], ["gold", "M13 3c7 1 8 8 1 12z"], ["red", "M3 14h6v8H3z"]],
  german_infantry: [["steel", "M4 15C4 7 8 3 12 3s8 4 8 12l3 2H1z"], ["brown", "M7 17h10l-1 5H8z"]],
  reiters: [["dark", HORSE], ["steel", "M1 5h9v2H5l-1 4H2z"]],
  artillery: [["gold", "M2 8l17-4 3 4-17 7z"], ["brown", "M9 12a5 5 0 1 0 .01 0z"], ["dark", "M9 15a2 2 0 1 0 .01 0z"]],
  polish_infantry: [["brown", "M3 20L19 3l2 2L6 22z"], ["steel", "M13 8l7-7 2 2-7 7z"], ["red", "M2 3h8v6H2z"]],
  winged_hussars: [["white", "M8 23C2 14 3 5 12 1c-1 3 1 5 4 5-2 2-1 4 2 5-3 1-3 3 0 5-4 0-6 3-6 7z"], ["red", "M17 13h6v9h-6z"]],
  siege: [["brown", "M2 12h20v10H2z"], ["steel", "M4 3h3v9H4zM10 3h3v9h-3zM17 3h3v9h-3z"]],
  fire: [["steel", "M2 14L16 6l2 3L5 18z"], ["red", "M17 6l5-3-2 5 3 2-5 1z"]],
  melee: [["steel", "M4 2l9 9-2 2L2 4zM20 2l-9 9 2 2 9-9z"], ["brown", "M3 17l4-4 3 3-4 5zM21 17l-4-4-3 3 4 5z"]],
  tactical: [["red", "M5 2h14l-3 5 3 5H7v10H5z"]],
  strategic: [["brown", "M3 5l6-2 6 2 6-2v16l-6 2-6-2-6 2z"], ["white", "M9 5l6 2v12l-6-2z"]],
  size: [["blue", "M8 4a4 4 0 1 0 .01 0zM2 22c0-7 3-9 6-9s6 2 6 9z"], ["green", "M17 7a3 3 0 1 0 .01 0zM15 22c0-3 0-6-1-8 5-1 8 1 8 8z"]],
  crown: [["gold", "M2 20V7l5 5 5-9 5 9 5-5v13z"], ["red", "M4 16h16v2H4z"]],
  pretender: [["white", "M2 20V7l5 5 5-9 5 9 5-5v13z"], ["gold", "M4 16h16v2H4z"]],
  accused: [["red", "M10 1h4v6h6v4h-6v12h-4V11H4V7h6z"]],
  camp: [["green", TENT], ["white", "M12 9l-4 12h8z"]],
  inside: [["steel", WALL], ["dark", "M9 22v-6h6v6z"]],
  carried: [["brown", "M3 10h18v10H3z"], ["steel", "M6 4h3v6H6zM14 4h3v6h-3z"]],
  laid: [["red", TENT], ["steel", "M2 18h20v4H2z"]],
  used: [["steel", "M5 2h14v3l-5 7 5 7v3H5v-3l5-7-5-7z"]],
  walled: [["steel", WALL]],
  vp: [["gold", "M12 1.500l3.200 6.900 7.500.8-5.600 5 1.600 7.500-6.700-3.800-6.700 3.800 1.600-7.500-5.600-5 7.500-.8z"]],
  legitimacy: [["gold", "M12 7a7 7 0 1 0 .01 0zM10.500 1h3v2h2v2h-2v3h-3V5h-2V3h2z"], ["red", "M5 12h14v3H5z"]],
  administration: [["white", "M5 2h14v16l-3 4H5z"], ["brown", "M8 6h8v1.500H8zM8 10h8v1.500H8zM8 14h5v1.500H8z"]],
  cards: [["blue", CARD], ["white", "M8 6h8v12H8z"]],
  party_card: [["red", CARD], ["gold", "M12 7l3 5-3 5-3-5z"]],
  victory: [["red", "M6 2h14l-4 5 4 5H8v11H6z"], ["gold", "M11 5h3v3h-3z"]],
  peace: [["blue", "M2 4h20v13H2z"], ["gold", "M8 4h3v13H8zM2 9h20v3H2z"]],
  sobor: [["white", "M4 22V11h16v11z"], ["gold", "M12 1c1 4 5 4 5 8H7c0-4 4-4 5-8z"], ["dark", "M10 22v-6h4v6z"]],
  crisis: [["red", "M13 1L4 14h6l-2 9L20 9h-7z"]],
  first: [["gold", "M12 2a10 10 0 1 0 .01 0z"], ["dark", "M9 8l4-2v12h-3V9z"]],
};
