// Run with plain Node; jiti reads the TypeScript behind it.
const path = require('node:path');
const { createLoader } = require('../../launch/createLoader.cjs');

const { readServeOptions, serve } = createLoader(__filename)('./command.ts');

try {
  serve(readServeOptions(process.argv.slice(2), path.resolve(__dirname, '../..')));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
