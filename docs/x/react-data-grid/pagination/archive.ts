import type { GridPaginationModel } from '@mui/x-data-grid';

export interface Photo {
  id: number;
  title: string;
  photographer: string;
  year: string;
}

const subjects = ['Market day', 'Flood at the bridge', 'School choir', 'New tram line'] as const;
const photographers = ['H. Lindgren', 'R. Castellano', 'M. Oduya'] as const;

const photos: readonly Photo[] = Array.from({ length: 23 }, (_, index) => ({
  id: index + 1,
  title: `${subjects[index % subjects.length]}, plate ${index + 1}`,
  photographer: photographers[index % photographers.length] ?? photographers[0],
  year: String(1904 + index),
}));

export interface PhotoPage {
  rows: readonly Photo[];
  total: number;
  hasNextPage: boolean;
}

/** Stands in for `GET /photos?page=…&size=…`: answers after 800 ms. */
export async function fetchPhotos({ page, pageSize }: GridPaginationModel): Promise<PhotoPage> {
  await new Promise((resolve) => {
    setTimeout(resolve, 800);
  });
  const end = (page + 1) * pageSize;
  return {
    rows: photos.slice(page * pageSize, end),
    total: photos.length,
    hasNextPage: end < photos.length,
  };
}
