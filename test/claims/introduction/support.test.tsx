import { DataGrid } from '@mui/x-data-grid';
import * as grid from '@mui/x-data-grid/package.json';
import { X_VERSION } from '../../../src/data/docsInstances';
import { proves, exempt, expectConsole, show } from '../harness';

proves(
  'In development builds the packages complain about wrong props in the console, and throw for some of them, such as `rows` that have no `id`.',
  () => {
    expect(() => show(<DataGrid rows={[{ name: 'a' }]} columns={[{ field: 'name' }]} />)).toThrow(
      /unique `id` property/,
    );
    show(<DataGrid rows={[]} columns={[]} paginationMode="server" />);
    expectConsole('error', /rowCount/);
  },
);

proves('This site covers the version that its header names.', () => {
  expect(grid.version).toBe(X_VERSION);
});

exempt(
  [
    '| a bug that you can reproduce | [GitHub issues of MUI X](https://github.com/mui/mui-x/issues/new/choose) |',
    '| an idea for a feature, or a missing option | GitHub issues too: search first, and vote on what exists |',
    '| a "how do I" question | [Stack Overflow](https://stackoverflow.com/questions/tagged/mui-x), tag `mui-x` |',
    '| a bug in a button, dialog or other core component | the [Material UI repository](https://github.com/mui/material-ui/issues) |',
    '| a security problem | the [security policy](https://github.com/mui/mui-x/security/policy), never a public issue |',
    "| a lost key, an invoice, a change of plan | MUI's sales team, from the address that placed the order |",
    '| an urgent problem under a contract | [Priority support](/x/introduction/priority-support/) |',
    '| a mistake on this site | the edit link at the end of the page |',
    'If you hold a Pro or Premium licence, say so in the issue form: it asks for your order number.',
    'An order number is fine in the field that asks for it.',
    "A licence key isn't.",
  ],
  'Where people and companies answer, outside of the packages.',
);
exempt(
  [
    'This page says what belongs where, and how to make a report that someone can act on.',
    'npm ls @mui/material @mui/x-data-grid should show one version of each.',
    "Two versions explain a lost theme and contexts that aren't found.",
    'If rows, columns, items or a slot is created anew on each render, move it out of the component or memoize it, and try again.',
    "It isn't a copy of your app.",
    'That is often the answer.',
    'This alone can cut the search to a few commits.',
    'A title such as "[data grid] Sorting resets the scroll position when rows change" can be found by the next person; "Grid broken" can\'t.',
    'Say which version you use when you ask for help: an answer for another major may not apply.',
  ],
  'Advice on asking for help.',
);
