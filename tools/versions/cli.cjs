// Run with plain Node as `cli.cjs cut` or `cli.cjs retire`; jiti reads the TypeScript behind it.
const path = require('node:path');
const { createLoader } = require('../../launch/createLoader.cjs');

const { runVersions } = createLoader(__filename)('./command.ts');

try {
  const [command, ...args] = process.argv.slice(2);
  process.stdout.write(runVersions(path.resolve(__dirname, '../..'), command, args));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
