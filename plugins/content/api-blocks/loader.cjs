// The bundler loads this file with plain Node; jiti, which Docusaurus loads its configuration with, reads the
// TypeScript behind it. The Markdown parser is an ES module, which only plain Node can import.
const { createLoader } = require('../../../launch/createLoader.cjs');

const load = createLoader(__filename, { nativeModules: ['prismjs'] });

module.exports = async function loader(source) {
  const { micromark } = await import('micromark');
  return load('./blockLoader.ts').blockLoader.call(this, source, micromark);
};
