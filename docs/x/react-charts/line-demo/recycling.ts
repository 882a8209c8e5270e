export const years = [2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025];

/** Percent of the waste that is recycled, by the years above, in invented regions. */
export const regions = [
  { name: 'Northbank', share: [22, 25, 31, 38, 44, 52, 58, 63] },
  { name: 'Harbor', share: [41, 42, 44, 43, 45, 47, 46, 48] },
  { name: 'Hillside', share: [35, 37, 36, 39, 41, 40, 43, 45] },
  { name: 'Old town', share: [18, 19, 18, 21, 22, 24, 23, 26] },
  { name: 'Lakes', share: [52, 54, 57, 58, 61, 63, 66, 70] },
  { name: 'Airport', share: [30, 33, 29, 25, 27, 31, 32, 30] },
];
