export const ages = [
  '0–9',
  '10–19',
  '20–29',
  '30–39',
  '40–49',
  '50–59',
  '60–69',
  '70–79',
  '80–89',
  '90+',
];

/** Thousands of people of an invented town, by the ages above. */
export const men = [4.1, 4.4, 5.2, 6.8, 6.5, 5.7, 4.6, 3.1, 1.3, 0.2];
export const women = [3.9, 4.2, 5.4, 6.7, 6.6, 5.9, 5, 3.8, 2.5, 0.6];
