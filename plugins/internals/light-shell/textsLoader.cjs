// The bundler loads this file with plain Node; jiti reads the TypeScript behind it.
const createJiti = require('jiti');

module.exports = createJiti(__filename)('./texts.ts').texts;
