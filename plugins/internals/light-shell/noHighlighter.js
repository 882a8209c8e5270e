/** Stands in for `prism-react-renderer` in browser bundles; see index.ts. */
export const Prism = {};
export const themes = {};
