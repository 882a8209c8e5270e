// The bundler loads this file with plain Node; jiti, which Docusaurus loads its configuration with, reads the
// TypeScript behind it.
const { createLoader } = require('../../../launch/createLoader.cjs');

const load = createLoader(__filename);

module.exports = function loader() {
  return load('./changesLoader.ts').changesLoader.call(this);
};
