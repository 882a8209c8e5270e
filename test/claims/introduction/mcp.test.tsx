import { proves, exempt, expectCompiles, expectTypeError } from '../harness';

proves(
  [
    'An invented prop or a removed import fails `npx tsc --noEmit`.',
    'Look for imports from packages that end in `-pro` or `-premium`.',
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
    "A language model may answer from an older version of MUI X, or with a prop that doesn't exist.",
    'This page describes `@mui/mcp` 0.1.6, which requires Node.js 22.12 or newer.',
  ],
  'The server is a package of its own that is no part of MUI X; the page names the version that it was checked against.',
);
exempt(
  "On Windows, if a client can't start `npx`, set the command to `cmd` and add `/c` and `npx` before the other arguments.",
  'What clients of other makers do.',
);
exempt(
  "It doesn't check how the model uses these pages.",
  'Words to give to an assistant, and what a language model does.',
);
exempt('Models rarely mention that a feature needs Pro or Premium.', 'What a language model does.');
exempt(
  [
    '@mui/mcp is a Model Context Protocol (MCP) server that lets your AI assistant read the MUI documentation while it answers.',
    'Claude Desktop and most other clients read a JSON file with the key mcpServers, as at the top of this page.',
    '| Transport | `stdio` |',
    '| Command | `npx` |',
    '| Arguments | `-y`, `@mui/mcp@latest` |',
    'mui should be running, with the tools useMuiDocs and fetchDocs.',
    'Ask a question with one correct answer: "Use the MUI docs.',
    'What is the default of closeOnSelect on the Date Picker?"',
    'The assistant should call each tool at least once, with addresses on mui.com.',
    "| `useMuiDocs(sources)` | A list of package names or `llms.txt` addresses | The index of the package's pages: links and short summaries |",
    '| `fetchDocs(urls)` | A list of page addresses, usually from the index | The text of these pages, including code |',
    'An assistant calls useMuiDocs to find the right page and fetchDocs to read it.',
    'The server also lists generateReactCode, which writes code and needs an account with an API key.',
    "| The server doesn't appear | The file has the wrong key: VS Code uses `servers`, most other clients use `mcpServers`. Or the client wasn't restarted. |",
    '| The server exits immediately | Node.js is older than 22.12. The client may use another version of Node.js than your terminal. |',
    "| Only `fetchDocs` is listed | The server couldn't load its catalog when it started, for example behind a proxy. Restart the server when the network is available. |",
    '| "URL is not an allowed docs source" | `fetchDocs` reads only MUI\'s documentation sites. Paste the text of other pages into the chat. |',
    '| "Unknown package" | The catalog doesn\'t contain the name. Use the name from your import, such as `@mui/x-data-grid`. |',
  ],
  'Speaks of other software: the MCP server and its clients.',
);
