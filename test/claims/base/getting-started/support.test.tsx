import material from '@mui/material/package.json';
import { VERSION_LISTS } from '../../../../src/data/versions';
import { exempt, proves } from '../../harness';

exempt(
  [
    '| A "how do I" question | [Stack Overflow](https://stackoverflow.com/questions/tagged/material-ui), with the `material-ui` tag |',
    '| A bug that you can reproduce | [GitHub issues of Material UI](https://github.com/mui/material-ui/issues) |',
    '| A bug in a grid, picker, chart, or tree | [GitHub issues of MUI X](https://github.com/mui/mui-x/issues) |',
    '| An idea for a feature | [GitHub issues of Material UI](https://github.com/mui/material-ui/issues). Search first, and vote for existing issues |',
    '| A security problem | The [security policy](https://github.com/mui/material-ui/security/policy), not a public issue |',
    '| A license of MUI X | [Support of MUI X](/x/introduction/support/) |',
    '| A mistake on this site | The edit link at the end of the page |',
  ],
  'Where people answer, outside of the packages.',
);

proves(
  "Version 7 isn't the newest major version, so say also whether the newest one has the bug.",
  () => {
    expect(material.version).toMatch(/^7\./);
    expect(VERSION_LISTS['material-ui'].newer.major).toBeGreaterThan(7);
  },
);
