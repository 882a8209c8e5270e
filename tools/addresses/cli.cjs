// Run with plain Node; jiti reads the TypeScript behind it.
const path = require('node:path');
const { createLoader } = require('../../launch/createLoader.cjs');

const { docsAddresses } = createLoader(__filename)('./command.ts');

try {
  const args = process.argv.slice(2);
  const unknown = args.find((arg) => arg !== '--update');
  if (unknown !== undefined) {
    throw new Error(`docs:addresses has no ${unknown}. It has --update.`);
  }
  const { output, exitCode } = docsAddresses(path.resolve(__dirname, '../..'), {
    update: args.length > 0,
  });
  process.stdout.write(`${output}\n`);
  process.exitCode = exitCode;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
