// Runs with plain Node; jiti reads the TypeScript behind it.
const { createLoader } = require('../launch/createLoader.cjs');

createLoader(__filename)('./weighPatches.ts')
  .weighPatches(process.argv.slice(2))
  .catch((error) => {
    process.stderr.write(`${error.stderr || error.stack}\n`);
    process.exitCode = 1;
  });
