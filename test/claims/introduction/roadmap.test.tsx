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
  'Pages on this site describe the packages as they are installed, not the state of the repository.',
  () => {
    for (const name of ['x-data-grid', 'x-date-pickers', 'x-charts', 'x-tree-view']) {
      expect(manifestOf(name).version).toBe(X_VERSION);
    }
  },
);

proves(
  'During version 8, a release came out about once a week: 8.0.0 is dated 17 April 2025 and 8.10.2 20 August 2025, with seventeen in between.',
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

proves('exports whose name begins with `unstable_` or `Unstable_`;', () => {
  const unstable = [...Object.keys(grid), ...Object.keys(charts)].filter((name) =>
    /^unstable_/i.test(name),
  );
  expect(unstable).not.toHaveLength(0);
});

proves('8.10.1 wants `@mui/x-tree-view` 8.10.0', () => {
  const { version, dependencies } = manifestOf('x-tree-view-pro');
  expect([version, dependencies['@mui/x-tree-view']]).toEqual(['8.10.1', '8.10.0']);
});

proves(
  "A Pro package depends on an exact version of its Community package; a mixture leaves you with two copies, and two copies don't share their contexts.",
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
  [
    'This page shows where to look, how to read a version number, and how to keep upgrades small.',
    '| what a coming release should contain | the [milestones](https://github.com/mui/mui-x/milestones) of the repository |',
    '| whether your feature has been asked for | the [issues](https://github.com/mui/mui-x/issues), filtered by the label of the product |',
    '| what has been released | the [changelog](https://github.com/mui/mui-x/releases): one entry per release, sorted by product and plan |',
    "| what a release is about | [What's new in MUI X](https://mui.com/x/whats-new/) |",
    'To weigh in, add a thumbs-up to the first comment of the issue and describe your case: what your users do, with how much data, and what you do today instead.',
    'A comment that says "+1" only sends mail to everyone.',
    '| patch | 8.10.1 to 8.10.2 | fixes |',
    '| minor | 8.9 to 8.10 | new features; your code keeps working |',
    '| major | 7 to 8 | removed and renamed props, with a migration guide for each product |',
    'anything that you import from a path with internals in it, and CSS selectors that rely on the nesting of elements.',
    'There is no @mui/x-tree-view-pro 8.10.2',
    'beside 8.10.2 you get two copies, unless you [force one](/x/migration/migration-tree-view-v7/#pro-brings-a-second-copy).',
    'A range such as ^8.10.1 finds a release that exists, not one that goes with the others.',
  ],
  'What MUI plans, promises and publishes, outside of the packages.',
);
exempt(
  [
    "Planned: the feature doesn't exist yet.",
    "You can read about it and vote, but you can't install it.",
    "It renames props and imports; it can't know what you meant by a custom slot.",
    'Removed props show up there first.',
  ],
  'A mark of this site, or advice on an upgrade.',
);
