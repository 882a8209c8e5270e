// Run with plain Node; jiti reads the TypeScript behind it.
const path = require('node:path');
const createJiti = require('jiti');

const { readServeOptions, serve } = createJiti(__filename)('./command.ts');

try {
  serve(readServeOptions(process.argv.slice(2), path.resolve(__dirname, '../..')));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
