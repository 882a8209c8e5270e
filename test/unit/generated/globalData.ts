/** One version of documents, which has one page. */
export default {
  'docusaurus-plugin-content-docs': {
    default: { versions: [{ name: 'current', docs: [{ path: '/x/e/' }] }] },
  },
};
