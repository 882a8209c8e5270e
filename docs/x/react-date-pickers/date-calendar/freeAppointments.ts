const FREE: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '2026-05': { '2026-05-06': 3, '2026-05-07': 1, '2026-05-20': 5, '2026-05-28': 2 },
  '2026-06': { '2026-06-02': 4, '2026-06-16': 2, '2026-06-17': 6 },
  '2026-07': { '2026-07-08': 1 },
};

/** What a server would answer: the free appointments of a month, by day. Days without any are left out. */
export async function loadFreeAppointments(
  month: string,
): Promise<Readonly<Record<string, number>>> {
  await new Promise((resolve) => {
    setTimeout(resolve, 800);
  });
  return FREE[month] ?? {};
}
