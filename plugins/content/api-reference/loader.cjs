// The bundler loads this file with plain Node; jiti, which Docusaurus loads its configuration with, reads the
// TypeScript behind it.
const { createLoader } = require('../../../launch/createLoader.cjs');

const load = createLoader(__filename, { nativeModules: ['prismjs'] });

module.exports = load('./pageLoader.ts').pageLoader;
