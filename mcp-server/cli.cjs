// `npm run mcp`: starts the server that `npm run mcp:build` has made.
const { existsSync } = require('node:fs');
const path = require('node:path');

const server = path.join(__dirname, 'dist/server.cjs');

if (existsSync(server)) {
  require(server);
} else {
  process.stderr.write('There is no server yet. Run `npm run build`, then `npm run mcp:build`.\n');
  process.exitCode = 1;
}
