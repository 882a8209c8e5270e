/** The migration guides, and the packages of the two releases that each leads from and to. */

/** A folder below `packages` with the last release of an old major version, or the installed packages. */
export type Era = 'v7' | 'v8';

/** The era of the packages that this site documents. */
export const CURRENT_ERA: Era = 'v8';

/** A package, by its name in both eras. */
export interface PackagePair {
  readonly before: string;
  readonly after: string;
}

/** A guide whose differences are listed. */
export interface MigrationGuide {
  /** `/x/migration/migration-data-grid-v7` */
  readonly pathname: string;
  readonly from: Era;
  readonly to: Era;
  readonly packages: readonly PackagePair[];
}

function same(...names: readonly string[]): readonly PackagePair[] {
  return names.map((name) => ({ before: name, after: name }));
}

export const MIGRATION_GUIDES: readonly MigrationGuide[] = [
  {
    pathname: '/x/migration/migration-data-grid-v7',
    from: 'v7',
    to: 'v8',
    packages: same('@mui/x-data-grid', '@mui/x-data-grid-pro', '@mui/x-data-grid-premium'),
  },
  {
    pathname: '/x/migration/migration-pickers-v7',
    from: 'v7',
    to: 'v8',
    packages: same('@mui/x-date-pickers', '@mui/x-date-pickers-pro'),
  },
  {
    pathname: '/x/migration/migration-charts-v7',
    from: 'v7',
    to: 'v8',
    packages: same('@mui/x-charts', '@mui/x-charts-pro'),
  },
  {
    pathname: '/x/migration/migration-tree-view-v7',
    from: 'v7',
    to: 'v8',
    packages: same('@mui/x-tree-view', '@mui/x-tree-view-pro'),
  },
];

/** The name under which a guide's data lie: `migration-data-grid-v7`. */
export function guideName({ pathname }: Pick<MigrationGuide, 'pathname'>): string {
  return pathname.split('/').at(-1) ?? '';
}
