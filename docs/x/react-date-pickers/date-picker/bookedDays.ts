const BOOKED: Readonly<Record<string, readonly string[]>> = {
  '2026-05': ['2026-05-01', '2026-05-14', '2026-05-15'],
  '2026-06': ['2026-06-04', '2026-06-05', '2026-06-24'],
};

/** What a server would answer: the days of a month on which the boat is taken. */
export async function loadBookedDays(month: string): Promise<readonly string[]> {
  await new Promise((resolve) => {
    setTimeout(resolve, 800);
  });
  return BOOKED[month] ?? [];
}
