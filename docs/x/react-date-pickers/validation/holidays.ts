const CLOSED: Readonly<Record<string, readonly string[]>> = {
  '2026-05': ['2026-05-01', '2026-05-14', '2026-05-25'],
  '2026-06': ['2026-06-04'],
};

/** What a server would answer: the days of a month on which the lab is closed. That for May is slow. */
export async function loadClosedDays(month: string): Promise<readonly string[]> {
  await new Promise((resolve) => {
    setTimeout(resolve, month === '2026-05' ? 1600 : 400);
  });
  return CLOSED[month] ?? [];
}
