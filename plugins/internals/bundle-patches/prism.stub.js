/** Stands in for `prism-react-renderer` in browser bundles; see ../patches.ts. */
export const Prism = {};
export const themes = {};
