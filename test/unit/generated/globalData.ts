/** Two versions of documents, of which one has a page already. */
export default {
  'docusaurus-plugin-content-docs': {
    default: {
      versions: [
        { name: 'current', path: '/x', docs: [{ path: '/x/e/' }] },
        { name: '8.9.0', path: '/x/8.9.0', docs: [] },
      ],
    },
  },
};
