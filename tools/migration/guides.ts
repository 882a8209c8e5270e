/** The migration guides, and the packages of the two releases that each leads from and to. */
import {
  GUIDE_VERSIONS,
  type GuideVersion,
  MIGRATION_STEPS,
  type MigrationGuidePath,
} from '../../src/data/migrationGuides';

/**
 * Folders below `packages` with the last releases of an old major version, oldest first; then the installed packages.
 * `lab` is the last release of `@mui/lab` that has pickers of its own, and the tree view.
 */
export const MAJOR_VERSIONS = GUIDE_VERSIONS;

export type MajorVersion = GuideVersion;

/** A package, by its names in both major versions. */
export interface PackagePair {
  readonly before: string;
  /** Several when what it exported was divided; ranges of peers are those of the first. */
  readonly after: string | readonly string[];
  /** Which of its exports and folders belong to the guide; all when absent. */
  readonly only?: RegExp;
}

/** A guide whose differences are listed. */
export interface MigrationGuide {
  /** `/x/migration/migration-data-grid-v7` */
  readonly pathname: string;
  readonly from: MajorVersion;
  readonly to: MajorVersion;
  readonly packages: readonly PackagePair[];
}

function same(...names: readonly string[]): readonly PackagePair[] {
  return names.map((name) => ({ before: name, after: name }));
}

const GRID = same('@mui/x-data-grid', '@mui/x-data-grid-pro', '@mui/x-data-grid-premium');

/** The packages that a guide compares. */
const PACKAGES: Record<MigrationGuidePath, readonly PackagePair[]> = {
  '/x/migration/migration-data-grid-v7/': GRID,
  '/x/migration/migration-pickers-v7/': same('@mui/x-date-pickers', '@mui/x-date-pickers-pro'),
  '/x/migration/migration-charts-v7/': same('@mui/x-charts', '@mui/x-charts-pro'),
  '/x/migration/migration-tree-view-v7/': same('@mui/x-tree-view', '@mui/x-tree-view-pro'),
  '/x/migration/migration-data-grid-v6/': GRID,
  '/x/migration/migration-pickers-v6/': same('@mui/x-date-pickers', '@mui/x-date-pickers-pro'),
  '/x/migration/migration-charts-v6/': same('@mui/x-charts'),
  '/x/migration/migration-tree-view-v6/': same('@mui/x-tree-view'),
  '/x/migration/migration-data-grid-v5/': GRID,
  '/x/migration/migration-pickers-v5/': same('@mui/x-date-pickers', '@mui/x-date-pickers-pro'),
  '/x/migration/migration-tree-view-lab/': [
    { before: '@mui/lab', after: '@mui/x-tree-view', only: /Tree/ },
  ],
  '/x/migration/migration-pickers-lab/': [
    {
      before: '@mui/lab',
      after: ['@mui/x-date-pickers', '@mui/x-date-pickers-pro'],
      only: /Picker|Calendar|Clock|Adapter|Localization|DateRange/,
    },
  ],
  '/x/migration/migration-data-grid-v4/': [
    { before: '@material-ui/data-grid', after: '@mui/x-data-grid' },
    { before: '@material-ui/x-grid', after: '@mui/x-data-grid-pro' },
  ],
};

export const MIGRATION_GUIDES: readonly MigrationGuide[] = Object.values(MIGRATION_STEPS)
  .flat()
  .map(({ from, to, path }) => ({
    pathname: path.slice(0, -1),
    from,
    to,
    packages: PACKAGES[path],
  }));

/** The packages that stand for one in the major version that a guide leads to. */
export function successorsOf({ after }: PackagePair): readonly string[] {
  return typeof after === 'string' ? [after] : after;
}

/** The packages that a guide's readers have in one of its major versions. */
export function packagesIn(
  { from, packages }: MigrationGuide,
  major: MajorVersion,
): readonly string[] {
  const names = packages.flatMap((pair) => (major === from ? [pair.before] : successorsOf(pair)));
  return [...new Set(names)];
}

/** The name under which a guide's data lie: `migration-data-grid-v7`. */
export function guideName({ pathname }: Pick<MigrationGuide, 'pathname'>): string {
  return pathname.split('/').at(-1) ?? '';
}
