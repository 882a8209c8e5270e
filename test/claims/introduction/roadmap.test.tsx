import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as charts from '@mui/x-charts';
import * as grid from '@mui/x-data-grid';
import type * as Provider from '@mui/x-date-pickers/LocalizationProvider';
import { MuiPickersAdapterContext } from '@mui/x-date-pickers/LocalizationProvider';
import { X_VERSION } from '../../../src/data/docsInstances';
import { proves, exempt } from '../harness';

const textOf = (file: string) =>
  readFileSync(path.join(process.cwd(), 'node_modules/@mui', file), 'utf8');

const manifestOf = (name: string): { version: string; dependencies: Record<string, string> } =>
  JSON.parse(textOf(`${name}/package.json`));

proves(
  'Pages on this site describe the released packages, not the current state of the repository.',
  () => {
    for (const name of ['x-data-grid', 'x-date-pickers', 'x-charts', 'x-tree-view']) {
      expect(manifestOf(name).version).toBe(X_VERSION);
    }
  },
);

proves(
  'From April to August 2025, version 8 had a release about once a week: 8.0.0 is dated April 17, and 8.10.2 is dated August 20.',
  () => {
    const changes = textOf('x-data-grid/CHANGELOG.md');
    const releases = [...changes.matchAll(/^## (8\.\d+\.\d+)\n\n_(.*)_/gm)].map(
      ([, version, date]) => [version, date],
    );
    const last = releases.findIndex(([version]) => version === '8.10.2');
    expect(releases[last]).toEqual(['8.10.2', 'Aug 20, 2025']);
    expect(releases.at(-1)).toEqual(['8.0.0', 'Apr 17, 2025']);
    // One of them has no date.
    const names = Array.from(changes.matchAll(/^## (8\.\d+\.\d+)$/gm), ([, version]) => version);
    expect(names.slice(names.indexOf('8.10.2'))).toHaveLength(2 + 17);
  },
);

proves('Exports with a name that begins with `unstable_` or `Unstable_`.', () => {
  const unstable = [...Object.keys(grid), ...Object.keys(charts)].filter((name) =>
    /^unstable_/i.test(name),
  );
  expect(unstable).not.toHaveLength(0);
});

proves('its version 8.10.1 depends on `@mui/x-tree-view` 8.10.0.', () => {
  const { version, dependencies } = manifestOf('x-tree-view-pro');
  expect([version, dependencies['@mui/x-tree-view']]).toEqual(['8.10.1', '8.10.0']);
});

proves(
  "A Pro package depends on an exact version of its Community package. If you install another version of the Community package, you have two copies, and the copies don't share their contexts.",
  () => {
    for (const product of ['x-data-grid', 'x-date-pickers', 'x-charts', 'x-tree-view']) {
      expect(manifestOf(`${product}-pro`).dependencies[`@mui/${product}`]).toMatch(/^8\.\d+\.\d+$/);
    }
    jest.isolateModules(() => {
      const copy = jest.requireActual<typeof Provider>('@mui/x-date-pickers/LocalizationProvider');
      expect(copy.MuiPickersAdapterContext).not.toBe(MuiPickersAdapterContext);
    });
  },
);

exempt(
  '| Patch | 8.10.1 to 8.10.2 | Fixes |',
  'What MUI plans, promises and publishes, outside of the packages.',
);
exempt(
  [
    'This page shows where to find them, what a version number promises, and how to keep upgrades small.',
    '| What a future release may contain | The [milestones](https://github.com/mui/mui-x/milestones) of the repository |',
    '| Whether somebody requested your feature | The [issues](https://github.com/mui/mui-x/issues), filtered by the label of the product |',
    '| What each release contains | The [changelog](https://github.com/mui/mui-x/releases), sorted by product and plan |',
    "| What is important in a release | [What's new in MUI X](https://mui.com/x/whats-new/) |",
    "A milestone is an intention, not a promise, so don't plan your own release around an open issue.",
    'A comment that says "+1" only notifies everyone.',
    "Planned: the feature doesn't exist yet.",
    '| Minor | 8.9 to 8.10 | New features. Your code keeps working |',
    '| Major | 7 to 8 | Removed and renamed props, with a migration guide for each product |',
    'Imports from a path that contains internals.',
    '@mui/x-tree-view-pro has no version 8.10.2, and its version 8.10.1 depends on @mui/x-tree-view 8.10.0.',
    'Within a major version, upgrade often, for example once a month.',
  ],
  'Advice, leads to other places, or what the registry has.',
);
