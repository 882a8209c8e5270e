import type { GridPaginationModel } from '@mui/x-data-grid';

export interface Member {
  id: number;
  name: string;
  section: string;
}

const names = ['Amara', 'Björn', 'Carmen', 'Dilan', 'Esther', 'Farid', 'Greta'] as const;
const sections = ['Rowing', 'Fencing', 'Chess'] as const;

const members: readonly Member[] = Array.from({ length: 14 }, (_, index) => ({
  id: 1 + index,
  name: `${names[index % names.length]} ${index < names.length ? 'Vogel' : 'Tanaka'}`,
  section: sections[index % sections.length] ?? sections[0],
}));

export const MEMBER_COUNT = members.length;

/** Stands in for `GET /members?page=…&size=…`: answers after 600 ms. */
export async function fetchMembers({
  page,
  pageSize,
}: GridPaginationModel): Promise<readonly Member[]> {
  await new Promise((resolve) => {
    setTimeout(resolve, 600);
  });
  return members.slice(page * pageSize, (page + 1) * pageSize);
}
