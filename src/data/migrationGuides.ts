/** Which guides lead readers of an older version to this one. */
import { type DocumentedProduct, PRODUCTS } from './products';

/**
 * Versions that a guide leads from or to, oldest first. `lab` is `@mui/lab`, where the pickers and the tree view began;
 * `v4` of the grid stands between Material UI 4 and 5.
 */
export const GUIDE_VERSIONS = ['v4', 'lab', 'v5', 'v6', 'v7', 'v8'] as const;

export type GuideVersion = (typeof GUIDE_VERSIONS)[number];

/** A guide from one version to the next. */
export interface MigrationStep {
  readonly from: GuideVersion;
  readonly to: GuideVersion;
  /** `/x/migration/migration-data-grid-v7/` */
  readonly path: `/${string}/`;
}

/** All products but those whose guides aren't written yet. */
export type MigratedProduct = Exclude<DocumentedProduct, 'material-ui'>;

/** The guides of each product, oldest first: each begins where the one before it ends. */
export const MIGRATION_STEPS = {
  'x-data-grid': [
    { from: 'v4', to: 'v5', path: '/x/migration/migration-data-grid-v4/' },
    { from: 'v5', to: 'v6', path: '/x/migration/migration-data-grid-v5/' },
    { from: 'v6', to: 'v7', path: '/x/migration/migration-data-grid-v6/' },
    { from: 'v7', to: 'v8', path: '/x/migration/migration-data-grid-v7/' },
  ],
  'x-date-pickers': [
    { from: 'lab', to: 'v5', path: '/x/migration/migration-pickers-lab/' },
    { from: 'v5', to: 'v6', path: '/x/migration/migration-pickers-v5/' },
    { from: 'v6', to: 'v7', path: '/x/migration/migration-pickers-v6/' },
    { from: 'v7', to: 'v8', path: '/x/migration/migration-pickers-v7/' },
  ],
  'x-charts': [
    { from: 'v6', to: 'v7', path: '/x/migration/migration-charts-v6/' },
    { from: 'v7', to: 'v8', path: '/x/migration/migration-charts-v7/' },
  ],
  'x-tree-view': [
    { from: 'lab', to: 'v6', path: '/x/migration/migration-tree-view-lab/' },
    { from: 'v6', to: 'v7', path: '/x/migration/migration-tree-view-v6/' },
    { from: 'v7', to: 'v8', path: '/x/migration/migration-tree-view-v7/' },
  ],
} as const satisfies Record<MigratedProduct, readonly MigrationStep[]>;

/** The products that have guides. */
export const MIGRATED_PRODUCTS = PRODUCTS.map(({ id }) => id).filter(hasGuides);

function hasGuides(product: DocumentedProduct): product is MigratedProduct {
  return product in MIGRATION_STEPS;
}

/** The address of a guide. */
export type MigrationGuidePath = (typeof MIGRATION_STEPS)[MigratedProduct][number]['path'];

/** The version that this site documents. */
export const DOCUMENTED_VERSION: GuideVersion = 'v8';

/** The guides between two older versions. Their packages don't change any more. */
export const OLD_GUIDES: ReadonlySet<string> = new Set(
  Object.values(MIGRATION_STEPS)
    .flat()
    .filter(({ to }) => to !== DOCUMENTED_VERSION)
    .map(({ path }) => path),
);

/** What each release has brought. */
export const RELEASE_NEWS = 'https://mui.com/x/whats-new/';
