// Run with plain Node; jiti reads the TypeScript behind it.
const path = require('node:path');
const { createLoader } = require('../../launch/createLoader.cjs');

const { docsHistory } = createLoader(__filename)('./command.ts');
const { readOptions } = createLoader(__filename)('./options.ts');

try {
  const siteDir = path.resolve(__dirname, '../..');
  const { output, exitCode } = docsHistory(siteDir, readOptions(process.argv.slice(2)));
  process.stdout.write(`${output}\n`);
  process.exitCode = exitCode;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
