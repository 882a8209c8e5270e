// Run with plain Node; jiti reads the TypeScript behind it.
const path = require('node:path');
const { createLoader } = require('../../launch/createLoader.cjs');

const { docsMove } = createLoader(__filename)('./command.ts');

try {
  process.stdout.write(docsMove(path.resolve(__dirname, '../..'), process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
