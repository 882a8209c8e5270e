/** Which image stands for a page where its address is shared. */
import { type ProductId, productIdOf } from '../../../src/lib/pages/paths';

/** px; the size that social networks show without cutting. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** An image: its file's name, and the words on it. They are English, as the names of the products are. */
export interface SocialImage {
  readonly name: 'data-grid' | 'date-pickers' | 'charts' | 'tree-view' | 'mui-x';
  readonly title: string;
  readonly summary: string;
  readonly alt: string;
}

export const SITE_NAME = 'MUI X docs';

const REST = {
  name: 'mui-x',
  title: SITE_NAME,
  summary: 'Data grid, date and time pickers, charts and tree view for React',
  alt: 'MUI X docs: a table, a calendar, bars and a tree',
} as const satisfies SocialImage;

const BY_PRODUCT = {
  'x-data-grid': {
    name: 'data-grid',
    title: 'Data Grid',
    summary: 'Sort, filter, edit and group rows, fast with large data sets',
    alt: 'MUI X Data Grid: a table with a selected row',
  },
  'x-date-pickers': {
    name: 'date-pickers',
    title: 'Date and Time Pickers',
    summary: 'Fields, calendars and clocks for dates, times and ranges',
    alt: 'MUI X Date and Time Pickers: a calendar with a chosen range of days',
  },
  'x-charts': {
    name: 'charts',
    title: 'Charts',
    summary: 'Bars, lines, pies and more, drawn as SVG',
    alt: 'MUI X Charts: bars with a line over them',
  },
  'x-tree-view': {
    name: 'tree-view',
    title: 'Tree View',
    summary: 'Hierarchies to expand, select, edit and reorder',
    alt: 'MUI X Tree View: a tree with a selected branch',
  },
} as const satisfies Partial<Record<ProductId, SocialImage>>;

const IMAGES: ReadonlyMap<string | undefined, SocialImage> = new Map(Object.entries(BY_PRODUCT));

export const SOCIAL_IMAGES: readonly SocialImage[] = [...IMAGES.values(), REST];

/** @param page path, of any language and version */
export function socialImageOf(page: string): SocialImage {
  return IMAGES.get(productIdOf(page)) ?? REST;
}

/** Where an image lies in the build of each language. */
export function socialImagePath(name: SocialImage['name']): string {
  return `img/social/${name}.png`;
}
