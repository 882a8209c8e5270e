/**
 * The products that pages belong to, and where these lie. Every page loads this, so it holds no more than browsers
 * need; the rest of a product stands in files that are complete by their types, see guides/architecture.md.
 */

/** A product of MUI X: its names follow from one. */
function ofX<Slug extends string>(slug: Slug) {
  return {
    id: `x-${slug}`,
    slug,
    path: `/x/react-${slug}/`,
    quickstart: `/x/react-${slug}/quickstart/`,
    api: `/x/api/${slug}/`,
  } as const;
}

/**
 * The products that this site documents, in the order in which they are shown. `id` stands in the `mui:productId` meta,
 * `slug` in files of the API reference, `path` is where a product's pages begin, `quickstart` the page that takes a reader
 * to a first result, and `api` where its reference begins. All lie below the route of one documentation instance.
 */
export const PRODUCTS = [
  ofX('data-grid'),
  ofX('date-pickers'),
  ofX('charts'),
  ofX('tree-view'),
  {
    id: 'material-ui',
    slug: 'material-ui',
    path: '/getting-started/',
    quickstart: '/getting-started/installation/',
    api: '/api/',
  },
] as const;

export type Product = (typeof PRODUCTS)[number];
export type DocumentedProduct = Product['id'];
export type ProductSlug = Product['slug'];

/**
 * Where pages begin that lie outside of the folders in `PRODUCTS`, and whose they are: further groups of a product, what
 * the products of a family share, other products, and the documentation itself.
 */
export const OTHER_AREAS = {
  '/x/': 'x',
  '/material-ui/': 'material-ui',
  '/components/': 'material-ui',
  '/customization/': 'material-ui',
  '/guides/': 'material-ui',
  '/discover-more/': 'material-ui',
  '/styles/': 'material-ui',
  '/css-in-js/': 'material-ui',
  '/joy-ui/': 'joy-ui',
  '/base-ui/': 'base-ui',
  '/system/': 'system',
  '/toolpad/studio/': 'toolpad-studio',
  '/toolpad/': 'toolpad-core',
  '/docs/': 'docs',
  '/versions/': 'docs',
  '/production-error/': 'docs',
  '/experiments/docs/': 'docs-infra',
} as const;

export type OtherProduct = Exclude<
  (typeof OTHER_AREAS)[keyof typeof OTHER_AREAS],
  DocumentedProduct
>;

/** What stands in the `mui:productId` meta. */
export type ProductId = DocumentedProduct | OtherProduct;

/** The products that have a list of versions; `x` stands for the pages that those of MUI X share. */
export type VersionedProductId = DocumentedProduct | 'x';
