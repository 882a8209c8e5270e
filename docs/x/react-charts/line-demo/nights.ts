/** Millions of hotel nights in an invented region. The last year that was counted begins the forecast, too. */
export const nights = [
  { year: 2019, counted: 3.1, expected: null, low: null, spread: null },
  { year: 2020, counted: 1.4, expected: null, low: null, spread: null },
  { year: 2021, counted: 1.9, expected: null, low: null, spread: null },
  { year: 2022, counted: 2.8, expected: null, low: null, spread: null },
  { year: 2023, counted: 3.2, expected: null, low: null, spread: null },
  { year: 2024, counted: 3.4, expected: null, low: null, spread: null },
  { year: 2025, counted: 3.6, expected: 3.6, low: 3.6, spread: 0 },
  { year: 2026, counted: null, expected: 3.8, low: 3.6, spread: 0.4 },
  { year: 2027, counted: null, expected: 3.9, low: 3.5, spread: 0.8 },
  { year: 2028, counted: null, expected: 4.1, low: 3.5, spread: 1.2 },
];
