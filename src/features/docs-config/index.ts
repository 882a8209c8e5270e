/** The configuration that the site's root hands down. */
export { DocsProvider, useAdConfig, useDocsConfig, useUserLanguage } from './DocsProvider';
export type { AdConfig, DocsConfig, DocsProviderProps } from './DocsProvider';
