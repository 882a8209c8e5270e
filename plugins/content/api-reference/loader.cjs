// The bundler loads this file with plain Node; jiti, which Docusaurus loads its configuration with, reads the
// TypeScript behind it.
const createJiti = require('jiti');

const load = createJiti(__filename, { nativeModules: ['prismjs'] });

module.exports = load('./pageLoader.ts').pageLoader;
