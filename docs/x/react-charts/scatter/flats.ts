/** Apartments on offer: size in square meters, rent in euros a month. */
export const center = [
  { id: 'c1', x: 24, y: 690 },
  { id: 'c2', x: 31, y: 820 },
  { id: 'c3', x: 38, y: 910 },
  { id: 'c4', x: 45, y: 1080 },
  { id: 'c5', x: 52, y: 1140 },
  { id: 'c6', x: 58, y: 1390 },
  { id: 'c7', x: 66, y: 1420 },
  { id: 'c8', x: 74, y: 1710 },
  { id: 'c9', x: 88, y: 1890 },
];

export const suburb = [
  { id: 's1', x: 34, y: 520 },
  { id: 's2', x: 48, y: 640 },
  { id: 's3', x: 55, y: 790 },
  { id: 's4', x: 63, y: 760 },
  { id: 's5', x: 71, y: 930 },
  { id: 's6', x: 79, y: 980 },
  { id: 's7', x: 86, y: 1150 },
  { id: 's8', x: 95, y: 1120 },
  { id: 's9', x: 108, y: 1290 },
];
