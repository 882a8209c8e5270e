// Loaded with plain Node, which alone can import packages that are ES modules: jiti, which Docusaurus loads plugins
// with, would look for their CommonJS.
module.exports.loadModules = async function loadModules() {
  const [pagefind, { unified }, { default: rehypeParse }] = await Promise.all([
    import('pagefind'),
    import('unified'),
    import('rehype-parse'),
  ]);
  const parser = unified().use(rehypeParse).freeze();
  return { pagefind, parseHtml: (/** @type {string} */ html) => parser.parse(html) };
};
