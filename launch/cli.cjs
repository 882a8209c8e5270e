/**
 * Runs a command of a package: `node launch/cli.cjs docusaurus start`. By themselves these commands load their
 * configuration through a cache of compiled code in the common temporary folder; here the cache is inside the project.
 */
const { createRequire } = require('node:module');
const { pathToFileURL } = require('node:url');
const { cacheFolder } = require('./cacheFolder.cjs');
const { createLoader } = require('./createLoader.cjs');

const COMMANDS = {
  docusaurus: {
    file: '@docusaurus/core/bin/docusaurus.mjs',
    // Docusaurus has no option for the folder, and creates a loader each time that it reads a file.
    prepare: () => {
      const jiti = createRequire(require.resolve('@docusaurus/utils')).resolve('jiti');
      require(jiti);
      require.cache[jiti].exports = createLoader;
    },
  },
  playwright: {
    file: '@playwright/test/cli',
    prepare: () => {
      process.env.PLAYWRIGHT_TRANSFORM_CACHE_DIR ||= cacheFolder('playwright');
    },
  },
};

const [node, , name, ...args] = process.argv;
const { file, prepare } = COMMANDS[name];
const command = require.resolve(file);
prepare();
process.argv = [node, command, ...args];
import(pathToFileURL(command).href);
