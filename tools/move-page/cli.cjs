// Run with plain Node; jiti reads the TypeScript behind it.
const path = require('node:path');
const createJiti = require('jiti');

const { docsMove } = createJiti(__filename)('./command.ts');

docsMove(path.resolve(__dirname, '../..'), process.argv.slice(2)).then(
  (output) => process.stdout.write(output),
  (error) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  },
);
