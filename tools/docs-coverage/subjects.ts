/** Whose names are counted: the products, with what their pages owe. */
import { API_NAMES } from '../../src/data/apiNames';
import { DOCS_INSTANCES } from '../../src/data/docsInstances';
import { PRODUCT_NAMES } from '../../src/data/productNames';
import { type DocumentedProduct, PRODUCTS, type Product } from '../../src/data/products';
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
}

const COMPONENTS_ONLY = { columns: [], checksIdentifiers: false } as const satisfies Extras;

/** Products whose guides are still being written: their pages owe nothing yet. */
type Unfinished = 'material-ui';

const EXTRAS: Readonly<Record<Exclude<DocumentedProduct, Unfinished>, Extras>> = {
  'x-data-grid': {
    components: GRID_COMPONENTS,
    columns: COLUMN_INTERFACES,
    methods: 'api-object/methods.json',
    events: 'events/events.json',
    checksIdentifiers: true,
  },
  'x-date-pickers': COMPONENTS_ONLY,
  'x-charts': COMPONENTS_ONLY,
  'x-tree-view': COMPONENTS_ONLY,
};

export interface Subject extends Extras {
  readonly id: DocumentedProduct;
  /** Its name in files, and on the command line. */
  readonly slug: Exclude<Product, { readonly id: Unfinished }>['slug'];
  /** `Data Grid` */
  readonly name: string;
  readonly components: readonly string[];
  /** Where its pages begin, without a slash at the end: `/x/react-data-grid`. */
  readonly root: string;
  readonly instance: DocsInstance;
  /** The folder of its pages, from the root of the project. */
  readonly folder: string;
  /** The folder of its API pages, from the root of the project. */
  readonly reference: string;
  /** The list of what its pages owe, from the root of the project. */
  readonly baseline: string;
}

function folderOf(path: string): string {
  const { instance, folder } = folderOfPath(path, DOCS_INSTANCES);
  return `${instance.folder}/${folder}`;
}

export const SUBJECTS: readonly Subject[] = PRODUCTS.flatMap(({ id, slug, path, api }) =>
  id === 'material-ui'
    ? []
    : [
        {
          components: API_NAMES[slug].components,
          ...EXTRAS[id],
          id,
          slug,
          name: PRODUCT_NAMES[id].name,
          root: path.slice(0, -1),
          instance: folderOfPath(path, DOCS_INSTANCES).instance,
          folder: folderOf(path),
          reference: folderOf(api),
          baseline: `docs/coverage/${slug}.json`,
        },
      ],
);
