/** Whose names are counted: the products, with what their pages owe. */
import { API_NAMES } from '../../src/data/apiNames';
import { DOCS_INSTANCES } from '../../src/data/docsInstances';
import { PRODUCT_NAMES } from '../../src/data/productNames';
import {
  type DocumentedProduct,
  OTHER_AREAS,
  PRODUCTS,
  type ProductSlug,
} from '../../src/data/products';
import { type DocsInstance, folderOfPath } from '../../src/lib/pages/docsInstance';
import { COLUMN_INTERFACES, GRID_COMPONENTS } from './names';

/** What the pages of a product owe beside the props and slots of its components. */
interface Extras {
  /** The components that count, where that isn't all of the reference. */
  readonly components?: readonly string[];
  /** Interfaces of column definitions. */
  readonly columns: readonly string[];
  /** Files of blocks beside its pages, below its folder. */
  readonly methods?: string;
  readonly events?: string;
  /** Whether what looks like a name in inline code must be one of the packages. */
  readonly checksIdentifiers: boolean;
  /** Whether rows of its reference lead to the sections that explain them. Needs most guides, or all lead to a few. */
  readonly guidesRows: boolean;
}

const COMPONENTS_ONLY = {
  columns: [],
  checksIdentifiers: false,
  guidesRows: true,
} as const satisfies Extras;

const EXTRAS: Readonly<Record<DocumentedProduct, Extras>> = {
  'x-data-grid': {
    components: GRID_COMPONENTS,
    columns: COLUMN_INTERFACES,
    methods: 'api-object/methods.json',
    events: 'events/events.json',
    checksIdentifiers: true,
    guidesRows: true,
  },
  'x-date-pickers': COMPONENTS_ONLY,
  'x-charts': COMPONENTS_ONLY,
  'x-tree-view': COMPONENTS_ONLY,
  'material-ui': { ...COMPONENTS_ONLY, guidesRows: false },
};

export interface Subject extends Extras {
  readonly id: DocumentedProduct;
  /** Its name in files, and on the command line. */
  readonly slug: ProductSlug;
  /** `Data Grid` */
  readonly name: string;
  readonly components: readonly string[];
  /** Where its pages begin, without a slash at the end: `/x/react-data-grid`; empty for a product with several areas. */
  readonly root: string;
  readonly instance: DocsInstance;
  /** The folder of its pages, from the root of the project. */
  readonly folder: string;
  /** The folder of its API pages, from the root of the project. */
  readonly reference: string;
  /** The list of what its pages owe, from the root of the project. */
  readonly baseline: string;
}

/** The folder of what begins at a path, from the root of the project. */
function folderOf(path: string): string {
  const { instance, folder } = folderOfPath(path, DOCS_INSTANCES);
  return [instance.folder, folder].filter((part) => part !== '').join('/');
}

/** Where the pages of a product begin: where those of its instance do, if the product has several areas. */
function startOf(id: DocumentedProduct, path: string): string {
  const hasAreas = Object.values(OTHER_AREAS).some((product) => product === id);
  return hasAreas ? folderOfPath(path, DOCS_INSTANCES).instance.route : path;
}

export const SUBJECTS: readonly Subject[] = PRODUCTS.map(({ id, slug, path, api }) => {
  const start = startOf(id, path);
  return {
    components: API_NAMES[slug].components,
    ...EXTRAS[id],
    id,
    slug,
    name: PRODUCT_NAMES[id].name,
    root: start.slice(0, -1),
    instance: folderOfPath(path, DOCS_INSTANCES).instance,
    folder: folderOf(start),
    reference: folderOf(api),
    baseline: `docs/coverage/${slug}.json`,
  };
});
