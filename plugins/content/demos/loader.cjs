// The bundler loads this file with plain Node; jiti, which Docusaurus loads its configuration with, reads the
// TypeScript behind it. The big packages are plain CommonJS and need no look from jiti.
const { createLoader } = require('../../../launch/createLoader.cjs');

const load = createLoader(__filename, { nativeModules: ['typescript', 'prettier', 'prismjs'] });

module.exports = load('./demoLoader.ts').demoLoader;
