// Run with plain Node; jiti reads the TypeScript behind it.
const { createLoader } = require('../launch/createLoader.cjs');

const { run } = createLoader(__filename)('./command.ts');

run(process.argv.slice(2), process.env).catch((error) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
