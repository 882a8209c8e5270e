// The bundler loads this file with plain Node; jiti reads the TypeScript behind it.
const createJiti = require('jiti');

const load = createJiti(__filename, { nativeModules: ['typescript'] });

module.exports = load('./joinedLoader.ts').joinedLoader;
