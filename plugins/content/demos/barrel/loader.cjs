// The bundler loads this file with plain Node; jiti reads the TypeScript behind it.
const { createLoader } = require('../../../../launch/createLoader.cjs');

const load = createLoader(__filename, { nativeModules: ['typescript'] });

module.exports = load('./barrelLoader.ts').barrelLoader;
