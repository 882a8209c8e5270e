import { proves, exempt, expectCompiles, expectTypeError } from '../harness';

proves(
  [
    'An invented prop or a removed import fails `npx tsc --noEmit`.',
    'An import from a package that ends in `-pro` or `-premium` tells you.',
  ],
  async () => {
    const grid = (props: string) =>
      `import { DataGrid } from '@mui/x-data-grid';
      export const grid = <DataGrid rows={[]} columns={[]} ${props} />;`;
    await expectCompiles(grid('density="compact"'));
    await expectTypeError(grid('tableSize="compact"'), /TS2322.*tableSize/s);
    await expectTypeError(`import { DataGridLite } from '@mui/x-data-grid';`, /TS2305|TS2724/);
    // What needs a plan can't come from another package.
    await expectTypeError(`import { DataGridPro } from '@mui/x-data-grid';`, /TS2305|TS2724/);
    await expectCompiles(`import { DataGridPro } from '@mui/x-data-grid-pro';`);
  },
);

exempt(
  [
    'A language model answers from what it learned, which may be an older major of MUI X or a prop that never existed.',
    'The package @mui/mcp is a Model Context Protocol (MCP) server: it gives your assistant tools to look up the documentation while it answers, so that it can quote instead of guess.',
    "| `useMuiDocs(sources)` | a list of package names or `llms.txt` addresses | the index of that package's pages: links with short summaries |",
    '| `fetchDocs(urls)` | a list of page addresses, usually taken from that index | the text of those pages, code included |',
    'The server also lists generateReactCode, which writes code and needs an account with an API key of its own.',
    'This page was checked against @mui/mcp 0.1.6, which needs Node.js 22.12 or newer.',
    "| The server doesn't appear | The file has the wrong key: `servers` for VS Code, `mcpServers` for most others. Or the client wasn't restarted. |",
    '| The server exits at once | Node.js is older than 22.12. The client may use another Node than your terminal. |',
    "| Only `fetchDocs` is there | The catalogue couldn't be loaded at the start, for instance behind a proxy. Restart the server when it can be. |",
    '| "URL is not an allowed docs source" | `fetchDocs` reads MUI\'s documentation hosts only. Paste the text of other pages into the chat. |',
    '| "Unknown package" | The name isn\'t in the catalogue. Use the name from your import, such as `@mui/x-data-grid`. |',
  ],
  'The server is a package of its own that is no part of MUI X; the page names the version that it was checked against.',
);
exempt(
  [
    'The settings list the server with its tools once it runs.',
    'Most other clients, Claude Desktop among them, read a JSON file with the key mcpServers, in the form shown for Cursor.',
    'If a client asks for the parts one by one, the transport is stdio, the command npx, and the arguments are -y and @mui/mcp@latest.',
    "On Windows, a client that can't start npx directly needs cmd as the command, with /c and npx as the first two arguments.",
    'mui should be running and list useMuiDocs and fetchDocs.',
    'There should be at least one call of each tool, with addresses on mui.com.',
  ],
  'What clients of other makers do.',
);
exempt(
  [
    'Ask something that has one right answer: "Use the MUI docs.',
    'What is the default of closeOnSelect on the Date Picker?"',
    "It doesn't check what the model makes of them.",
  ],
  'Words to give to an assistant, and what a language model does.',
);
exempt(
  ['A model rarely mentions that a feature needs Pro or Premium.'],
  'What a language model does.',
);
