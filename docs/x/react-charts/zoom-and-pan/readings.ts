/** Power of a wind farm in MW, an invented year of daily means: strong in winter, with fronts that pass. */
export const days = Array.from({ length: 365 }, (_, index) => new Date(2025, 0, index + 1));

export const power = days.map((_, index) => {
  const season = 42 + 22 * Math.cos((2 * Math.PI * index) / 365);
  const fronts = 13 * Math.sin(index / 2.3) + 7 * Math.sin(index / 0.9 + 1);
  return Math.round(Math.max(season + fronts, 2));
});

const dayFormat = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });

export const formatDay = (date: Date) => dayFormat.format(date);
