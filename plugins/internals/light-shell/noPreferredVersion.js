/**
 * Stands in for Docusaurus' memory of the version that a reader saw last. Nothing on this site asks for it: links of
 * the header lead to the current version, and the version menu to the page itself.
 */
const NONE = { preferredVersion: null, savePreferredVersionName() {} };

export const DocsPreferredVersionContextProvider = ({ children }) => children;

export const useDocsPreferredVersion = () => NONE;

export const useDocsPreferredVersionByPluginId = () => ({});
