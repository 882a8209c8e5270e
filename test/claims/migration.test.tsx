import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DataGrid } from '@mui/x-data-grid';
import { MIGRATION_STEPS } from '../../src/data/migrationGuides';
import { proves, exempt, screen, show } from './harness';

function readJson(file: string) {
  return JSON.parse(readFileSync(path.resolve(file), 'utf8'));
}

/** The peers of a package of an old release, from the lock file that its guide's checks install. */
function peersOf(version: string, name: string) {
  const { packages } = readJson(`tools/migration/packages/${version}/package-lock.json`);
  return packages[`node_modules/@mui/${name}`].peerDependencies;
}

proves(
  [
    '5.4.1 and later | 17.0.2 and later, 18 | `@mui/x-license-pro`',
    '5.4.1, pickers and trees 5.8.6 | 17, 18 | `@mui/x-license-pro`',
    '5.15.14 and later, 6, 7 | 17, 18, 19 | `@mui/x-license`',
    "MUI X v5 doesn't accept Material UI 4.",
    'If you use React 19, you need v7 or later.',
  ],
  () => {
    const NEW = {
      '@mui/material': '^5.15.14 || ^6.0.0 || ^7.0.0',
      react: '^17.0.0 || ^18.0.0 || ^19.0.0',
    };
    for (const name of ['x-data-grid', 'x-date-pickers']) {
      expect(peersOf('v5', name)).toMatchObject({
        '@mui/material': '^5.4.1',
        react: '^17.0.2 || ^18.0.0',
      });
    }
    expect(peersOf('v5', 'x-license-pro').react).toBe('^17.0.2 || ^18.0.0');
    for (const [name, material] of [
      ['x-data-grid', '^5.4.1'],
      ['x-charts', '^5.4.1'],
      ['x-date-pickers', '^5.8.6'],
      ['x-tree-view', '^5.8.6'],
    ] as const) {
      expect(peersOf('v6', name)).toMatchObject({
        '@mui/material': material,
        react: '^17.0.0 || ^18.0.0',
      });
      expect(peersOf('v7', name)).toMatchObject(NEW);
      expect(readJson(`node_modules/@mui/${name}/package.json`).peerDependencies).toMatchObject(
        NEW,
      );
    }
    expect(peersOf('v6', 'x-license-pro').react).toBe('^17.0.0 || ^18.0.0');
    expect(peersOf('v7', 'x-license').react).toBe(NEW.react);
  },
);

proves(
  'In the reverse order, `showToolbar` is missing, so v8 shows no toolbar, and no error appears.',
  () => {
    const Toolbar = () => <p>Own toolbar</p>;
    const { rerender } = show(<DataGrid rows={[]} columns={[]} slots={{ toolbar: Toolbar }} />);
    expect(screen.queryByText('Own toolbar')).toBeNull();
    rerender(<DataGrid rows={[]} columns={[]} slots={{ toolbar: Toolbar }} showToolbar />);
    expect(screen.getByText('Own toolbar')).toBeVisible();
  },
);

proves(
  [
    'v7 | Grid to v8',
    'v6 | Grid to v7, Grid to v8',
    'v7 | Pickers to v8',
    'v6 | Pickers to v7, Pickers to v8',
    'v7 | Charts to v8',
    'v6 | Charts to v7, Charts to v8',
    'v7 | Trees to v8',
    'v6 | Trees to v7, Trees to v8',
    'v5 | Grid to v6, Grid to v7, Grid to v8',
    'v4, `@material-ui/data-grid` or `x-grid` | Grid to v5, Grid to v6, Grid to v7, Grid to v8',
    'v5 | Pickers to v6, Pickers to v7, Pickers to v8',
    '`@mui/lab` | Pickers to v5, Pickers to v6, Pickers to v7, Pickers to v8',
    '`@mui/lab` | Trees to v6, Trees to v7, Trees to v8',
  ],
  () => {
    const source = readFileSync(path.resolve('docs/x/migration/index.mdx'), 'utf8');
    const rows = source.split('\n').filter((line) => line.includes('/x/migration/migration-'));
    const listed = rows.map((row) =>
      [...row.matchAll(/\[\w+ to (v\d)\]\(([^)]+)\)/g)].map(([, to, guide]) => ({
        to,
        path: guide,
      })),
    );
    // Newest first: each row has one guide more than the row above it.
    const wanted = Object.values(MIGRATION_STEPS).flatMap((steps) =>
      steps.map((_, index) =>
        steps.slice(steps.length - 1 - index).map(({ to, path: guide }) => ({ to, path: guide })),
      ),
    );
    expect(wanted).toHaveLength(13);
    expect(listed).toEqual(wanted);
    for (const { path: guide } of wanted.flat()) {
      expect(existsSync(path.resolve(`docs${guide}index.mdx`))).toBe(true);
    }
  },
);

exempt(
  [
    "The compiler doesn't report these changes.",
    'For example, `TreeView` of the lab becomes `SimpleTreeView` in v8, with no step in between.',
  ],
  'Advice.',
);
exempt(
  ['Earlier, Tree View was part of `@mui/lab`.'],
  'History: the first releases of these packages.',
);
exempt(
  [
    'In this order, a v5 grid with `components={{ Toolbar }}` becomes a grid with `slots={{ toolbar }}` and `showToolbar`.',
    'For a grid from v4 to v5, there is no codemod.',
  ],
  'Seen by running the codemods, 8.29.3, in both orders.',
);
