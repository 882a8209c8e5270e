/** Which script of the frame holds a module. Pure. */
import { packageOf } from '../../../src/lib/live/manifest';

/** Scripts by what the path of a module has in it; the first that fits. */
const PLACES: readonly (readonly [script: string, test: RegExp])[] = [
  ['icons', /\/node_modules\/@mui\/icons-material\//],
  ['charts-pro', /\/node_modules\/@mui\/x-charts-pro\//],
  ['charts', /\/node_modules\/@mui\/x-charts(?:-vendor)?\//],
  ['grid-premium', /\/node_modules\/@mui\/x-data-grid-premium\//],
  ['grid-pro', /\/node_modules\/@mui\/x-data-grid-pro\//],
  ['grid', /\/node_modules\/@mui\/x-data-grid\//],
  ['pickers-pro', /\/node_modules\/@mui\/x-date-pickers-pro\//],
  ['pickers', /\/node_modules\/@mui\/x-date-pickers\//],
  ['tree-pro', /\/node_modules\/@mui\/x-tree-view-pro\//],
  ['tree', /\/node_modules\/@mui\/x-tree-view\//],
  [
    'material',
    /\/node_modules\/(?:@mui\/(?:material|system|utils|styled-engine|private-theming)|@emotion)\//,
  ],
  ['react', /\/node_modules\/(?:react|react-dom|scheduler)\//],
  ['frame', /^(?!.*\/node_modules\/).*\/src\//],
];

/** What few demos need of a product has a script of its own, as date libraries and the Excel export. */
const OWN_SCRIPT =
  /^(?:date-fns|date-fns-jalali|dayjs|luxon|moment|moment-hijri|moment-jalaali|exceljs)$/;

/** The script of what packages of different products share. */
const SHARED_SCRIPT = 'shared';

/** The script of what every demo needs besides React. */
export const COMMON_SCRIPT = 'material';

/** Parts of that, by their names. */
const COMMON = /^(?:react(?:-dom)?|clsx|@emotion\/.+|@mui\/(?:system|utils))$/;

/** The product of a script: `grid-pro` → `grid`. */
const productOf = (script: string) => script.split('-')[0] ?? script;

function ownPlace(file: string): string | undefined {
  const [place] = PLACES.find(([, test]) => test.test(file)) ?? [];
  return place;
}

/** The script that offers an import to demos. An adapter of pickers needs its date library, which others don't. */
export function scriptOfImport(specifier: string): string {
  const name = packageOf(specifier);
  const [, adapter] = /^@mui\/x-date-pickers(?:-pro)?\/Adapter(\w+)$/.exec(specifier) ?? [];
  if (adapter !== undefined) {
    return `pickers-${name.endsWith('-pro') ? 'pro-' : ''}${adapter}`;
  }
  return COMMON.test(name)
    ? COMMON_SCRIPT
    : (ownPlace(`/node_modules/${name}/`) ?? name.replace(/^@/, '').replaceAll('/', '-'));
}

/**
 * The script that holds a module.
 * @param file path of the module
 * @param users the scripts whose imports need it
 */
export function scriptOfModule(file: string, users: readonly string[]): string {
  const slashed = file.replaceAll('\\', '/');
  const [, name = ''] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(slashed) ?? [];
  const place = ownPlace(slashed) ?? (OWN_SCRIPT.test(name) ? name : undefined);
  if (place !== undefined) {
    return place;
  }
  if (users.includes(COMMON_SCRIPT)) {
    return COMMON_SCRIPT;
  }
  const products = new Set(users.map(productOf));
  // The plainest of a product's packages: the others need it too.
  const [plainest = SHARED_SCRIPT] = [...users].sort((a, b) => a.length - b.length);
  return products.size > 1 ? SHARED_SCRIPT : plainest;
}
