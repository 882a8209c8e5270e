/** A folder or a document of the town's archive. */
export interface Entry {
  id: string;
  label: string;
  childCount: number;
}

/** What a child leaves out is a document, without entries of its own. */
const contents: Record<string, readonly (Omit<Entry, 'childCount'> & { childCount?: number })[]> = {
  root: [
    { id: 'rules', label: 'Reading room rules' },
    { id: 'minutes', label: 'Council minutes', childCount: 3 },
    { id: 'photos', label: 'Photographs', childCount: 2 },
    { id: 'maps', label: 'Maps', childCount: 2 },
  ],
  maps: [
    { id: 'railroad', label: 'Railroad' },
    { id: 'harbor', label: 'Harbor', childCount: 2 },
  ],
  harbor: [
    { id: 'harbor-1871', label: 'Survey of 1871' },
    { id: 'harbor-1934', label: 'Survey of 1934' },
  ],
  minutes: [
    { id: 'minutes-1902', label: '1902' },
    { id: 'minutes-1903', label: '1903' },
    { id: 'minutes-1904', label: '1904' },
  ],
  photos: [
    { id: 'market', label: 'Market square' },
    { id: 'bridge', label: 'Old bridge' },
  ],
};

const entriesOf = (folderId: string): Entry[] =>
  (contents[folderId] ?? []).map((entry) => ({ childCount: 0, ...entry }));

export const firstLevel = entriesOf('root');

export const getChildrenCount = (entry: Entry) => entry.childCount;

export const wait = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Stands in for `GET /archive?folder=…`, and answers after 800 ms. */
export async function fetchEntries(folderId = 'root'): Promise<Entry[]> {
  await wait(800);
  return entriesOf(folderId);
}
