// Run with plain Node; jiti reads the TypeScript behind it.
const path = require('node:path');
const { createLoader } = require('../../launch/createLoader.cjs');

const load = createLoader(__filename);

async function run() {
  const siteDir = path.resolve(__dirname, '../..');
  // Before the command is loaded: it reads the packages.
  load('./checkVersions.ts').checkVersions(siteDir);
  if (process.argv.includes('--sizes')) {
    await load('./measureSizes.ts').writeSizes(siteDir);
  }
  const { docsApi } = load('./command.ts');
  const { output, exitCode } = docsApi(siteDir, process.argv.includes('--check'));
  process.stdout.write(`${output}\n`);
  process.exitCode = exitCode;
}

run().catch((error) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
