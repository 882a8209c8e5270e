export const decades = [1975, 1985, 1995, 2005, 2015, 2025];

/** Songs a day on an invented radio station, by the years above. */
export const genres = [
  { name: 'Rock', songs: [42, 40, 35, 28, 19, 12] },
  { name: 'Pop', songs: [20, 34, 30, 33, 36, 34] },
  { name: 'Dance', songs: [9, 14, 24, 17, 21, 16] },
  { name: 'Hip-hop', songs: [0, 4, 15, 27, 34, 38] },
];
