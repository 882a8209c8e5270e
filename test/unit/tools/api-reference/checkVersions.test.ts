import path from 'node:path';
import {
  checkVersions,
  type Releases,
  versionProblems,
} from '../../../../tools/api-reference/checkVersions';

const NAMES = ['@mui/x-data-grid', '@mui/x-charts', '@mui/x-internals'];

function releases({ manifest = {}, ...rest }: Partial<Releases> = {}): Releases {
  return {
    manifest: {
      version: '8.11.1',
      dependencies: { '@mui/x-data-grid': '8.11.1', '@mui/x-charts': '8.11.1', react: '^19.2.0' },
      devDependencies: { '@mui/x-internals': '8.11.1' },
      overrides: { '@mui/x-internals': '8.11.1', '@mui/x-license': '$@mui/x-license' },
      ...manifest,
    },
    documented: '8.11.1',
    installed: NAMES.map((name) => ({ name, version: '8.11.1' })),
    ...rest,
  };
}

const TREES = ['@mui/x-tree-view', '@mui/x-tree-view-pro'];

/** With the two packages of the tree view. */
function lagging(free: string, pro: string): Releases {
  const versions: Readonly<Record<string, string>> = {
    [TREES[0] ?? '']: free,
    [TREES[1] ?? '']: pro,
  };
  return releases({
    manifest: { dependencies: { '@mui/x-data-grid': '8.11.1', ...versions } },
    installed: [...NAMES, ...TREES].map((name) => ({ name, version: versions[name] ?? '8.11.1' })),
  });
}

test('the installed packages of this project go together', () => {
  expect(() => checkVersions(path.join(__dirname, '../../../..'))).not.toThrow();
});

test('packages of one release go together, and two of an older tree view with them', () => {
  expect(versionProblems(releases())).toEqual([]);
  expect(versionProblems(lagging('8.10.2', '8.10.1'))).toEqual([]);
  expect(versionProblems(lagging('8.9.3', '8.9.3'))).toEqual([]);
  expect(versionProblems(lagging('8.11.1', '8.11.0'))).toEqual([]);
});

test.each<[string, Releases]>([
  [
    '@mui/x-charts is 8.10.2 in package.json; wanted is 8.11.1.',
    releases({
      manifest: { dependencies: { '@mui/x-data-grid': '8.11.1', '@mui/x-charts': '8.10.2' } },
      installed: NAMES.map((name) => ({
        name,
        version: name === '@mui/x-charts' ? '8.10.2' : '8.11.1',
      })),
    }),
  ],
  [
    '@mui/x-internals is 8.10.2 in overrides of package.json; wanted is 8.11.1.',
    releases({ manifest: { overrides: { '@mui/x-internals': '8.10.2' } } }),
  ],
  [
    '@mui/x-charts is installed as 8.10.2; wanted is 8.11.1.',
    releases({
      installed: NAMES.map((name) => ({
        name,
        version: name === '@mui/x-charts' ? '8.10.2' : '8.11.1',
      })),
    }),
  ],
  [
    '@mui/x-charts is not installed; wanted is 8.11.1.',
    releases({
      installed: [
        { name: '@mui/x-data-grid', version: '8.11.1' },
        { name: '@mui/x-internals', version: '8.11.1' },
      ],
    }),
  ],
  [
    '@mui/x-internals is installed as 8.10.2 inside @mui/x-charts as well; wanted is one copy, 8.11.1.',
    releases({
      installed: [
        ...NAMES.map((name) => ({ name, version: '8.11.1' })),
        { name: '@mui/x-internals', version: '8.10.2', inside: '@mui/x-charts' },
      ],
    }),
  ],
  [
    'X_VERSION in src/data/docsInstances.ts is 8.10.2; wanted is 8.11.1.',
    releases({ documented: '8.10.2' }),
  ],
  [
    'version in package.json is 8.10.2; wanted is 8.11.1.',
    releases({ manifest: { version: '8.10.2' } }),
  ],
  [
    '@mui/x-tree-view is 8.11.1 and @mui/x-tree-view-pro 8.10.1 in package.json; wanted is one minor release of both, the latest up to 8.11.1 that both have.',
    lagging('8.11.1', '8.10.1'),
  ],
  [
    '@mui/x-tree-view-pro is 8.11.2 in package.json; wanted is 8.11.1.',
    lagging('8.11.1', '8.11.2'),
  ],
  [
    'package.json has no @mui/x-data-grid among its dependencies.',
    releases({ manifest: { dependencies: {} } }),
  ],
])('names what does not: %s', (problem, found) => {
  expect(versionProblems(found)).toEqual([problem]);
});
