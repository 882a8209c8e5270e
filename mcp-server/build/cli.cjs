// Run with plain Node; jiti reads the TypeScript behind it.
const path = require('node:path');
const { createLoader } = require('../../launch/createLoader.cjs');

const root = path.resolve(__dirname, '../..');
const load = createLoader(__filename);
const { buildServer, readOptions } = load('./command.ts');
const { baseOfBuild } = load('../../tools/serve/baseOfBuild.ts');

const build = path.join(root, 'build');
const siteInBuild = path.join(build, baseOfBuild(build));

Promise.resolve()
  .then(() => buildServer(root, readOptions(process.argv.slice(2), root, siteInBuild)))
  .then(
    (line) => process.stdout.write(`${line}\n`),
    (error) => {
      process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
      process.exitCode = 1;
    },
  );
