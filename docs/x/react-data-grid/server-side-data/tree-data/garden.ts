import type { DataGridProProps, GridColDef, GridGetRowsParams } from '@mui/x-data-grid-pro';

export interface Plot {
  id: string;
  name: string;
  plants: number;
  /** The number of direct children. */
  parts: number;
}

/** A place, its number of plants, and the places in it. */
type Place = readonly [name: string, plants: number, parts?: readonly Place[]];

const places: readonly Place[] = [
  [
    'Rock garden',
    380,
    [
      ['Alps', 210],
      ['Pyrenees', 90],
      ['Caucasus', 80],
    ],
  ],
  ['Rose walk', 145],
  [
    'Palm house',
    214,
    [
      [
        'East wing',
        96,
        [
          ['Cycads', 41],
          ['Ferns', 55],
        ],
      ],
      [
        'West wing',
        118,
        [
          ['Bananas', 22],
          ['Orchids', 96],
        ],
      ],
    ],
  ],
];

export const wait = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Stands in for `GET /garden/Palm house`: the places below a path after 800 ms, or an error. */
export async function listPlots(
  { groupKeys = [], sortModel }: Pick<GridGetRowsParams, 'groupKeys' | 'sortModel'>,
  broken = false,
) {
  await wait(800);
  if (broken) {
    throw new Error('The gardeners are out.');
  }
  let level = places;
  for (const key of groupKeys) {
    level = level.find(([name]) => name === key)?.[2] ?? [];
  }
  const rows = level.map(([name, plants, parts = []]): Plot => ({
    id: [...groupKeys, name].join('/'),
    name,
    plants,
    parts: parts.length,
  }));
  const [order] = sortModel;
  const sign = order?.sort === 'desc' ? -1 : 1;
  return {
    rows: order ? rows.sort((a, b) => sign * (a.plants - b.plants)) : rows,
    rowCount: places.length,
  };
}

export const columns: readonly GridColDef<Plot>[] = [
  { field: 'plants', headerName: 'Plants', type: 'number', width: 110 },
];

export const groupingColDef: DataGridProProps['groupingColDef'] = {
  headerName: 'Place',
  flex: 1,
  minWidth: 180,
};
