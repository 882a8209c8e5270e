/** Which image stands for a page where its address is shared. */
import { englishText } from '../../content/ui-texts';
import { PRODUCT_NAMES } from '../../../src/data/productNames';
import { type DocumentedProduct, PRODUCTS } from '../../../src/data/products';
import { productIdOf } from '../../../src/lib/pages/paths';

/** px; the size that social networks show without cutting. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** What an image stands for: a product, or all that belongs to none. */
export type ImageSubject = DocumentedProduct | 'rest';

/** An image: its file's name, and the words on it. They are English, as the names of the products are. */
export interface SocialImage {
  readonly subject: ImageSubject;
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly alt: string;
}

export const SITE_NAME = 'MUI X docs';

const DEFAULT_IMAGE = {
  subject: 'rest',
  name: 'mui-x',
  title: SITE_NAME,
  summary: englishText('portal.landing.tagline'),
  alt: 'MUI X docs: a table, a calendar, bars and a tree',
} satisfies SocialImage;

const ALTERNATIVE_TEXTS: Readonly<Record<DocumentedProduct, string>> = {
  'x-data-grid': 'MUI X Data Grid: a table with a selected row',
  'x-date-pickers': 'MUI X Date and Time Pickers: a calendar with a chosen range of days',
  'x-charts': 'MUI X Charts: bars with a line over them',
  'x-tree-view': 'MUI X Tree View: a tree with a selected branch',
  'material-ui': 'Material UI: a form with a field and two buttons',
};

export const SOCIAL_IMAGES: readonly SocialImage[] = [
  ...PRODUCTS.map(({ id, slug }) => ({
    subject: id,
    name: slug,
    title: PRODUCT_NAMES[id].name,
    summary: englishText(`portal.productSummary.${id}`),
    alt: ALTERNATIVE_TEXTS[id],
  })),
  DEFAULT_IMAGE,
];

/** @param page path, of any language and version */
export function socialImageOf(page: string): SocialImage {
  const product = productIdOf(page);
  return SOCIAL_IMAGES.find(({ subject }) => subject === product) ?? DEFAULT_IMAGE;
}

/** Where an image lies in the build of each language. */
export function socialImagePath(name: string): string {
  return `img/social/${name}.png`;
}
