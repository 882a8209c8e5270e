// The bundler loads this file with plain Node; jiti reads the TypeScript behind it.
const { createLoader } = require('../../../launch/createLoader.cjs');

module.exports = createLoader(__filename)('./texts.ts').load;
