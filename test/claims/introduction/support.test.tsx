import { DataGrid } from '@mui/x-data-grid';
import * as grid from '@mui/x-data-grid/package.json';
import { X_VERSION } from '../../../src/data/docsInstances';
import { proves, exempt, expectConsole, show } from '../harness';

proves(
  'In development, the packages log errors about some wrong props and throw errors about others, such as `rows` without an `id`.',
  () => {
    expect(() => show(<DataGrid rows={[{ name: 'a' }]} columns={[{ field: 'name' }]} />)).toThrow(
      /unique `id` property/,
    );
    show(<DataGrid rows={[]} columns={[]} paginationMode="server" />);
    expectConsole('error', /rowCount/);
  },
);

proves('This site documents the version in its header.', () => {
  expect(grid.version).toBe(X_VERSION);
});

exempt(
  [
    '| A bug that you can reproduce | [GitHub issues of MUI X](https://github.com/mui/mui-x/issues/new/choose) |',
    '| A security problem | The [security policy](https://github.com/mui/mui-x/security/policy), not a public issue |',
  ],
  'Where people and companies answer, outside of the packages.',
);
exempt('two versions of a package may be installed.', 'Advice on asking for help.');
exempt(
  [
    'This page shows where to report bugs, ask questions and request features, and how to write a report that others can act on.',
    '| An idea for a feature, or a missing option | [GitHub issues](https://github.com/mui/mui-x/issues). Search first, and vote for existing issues |',
    '| A "how do I" question | [Stack Overflow](https://stackoverflow.com/questions/tagged/mui-x), with the `mui-x` tag |',
    '| A bug in a button, dialog or other core component | [GitHub issues of Material UI](https://github.com/mui/material-ui/issues) |',
    "| A lost key, an invoice, a change of plan | MUI's sales team, from the email address that placed the order |",
    '| An urgent problem, and a support contract | [Priority support](/x/introduction/priority-support/) |',
    '| A mistake on this site | The edit link at the end of the page |',
    'If your component creates rows, columns, items or a slot on each render, move them out of the component or memoize them.',
    "If the theme has no effect or a context isn't found, two versions of a package may be installed.",
    'They won\'t find "Grid broken".',
  ],
  'Advice, or leads to other places.',
);
