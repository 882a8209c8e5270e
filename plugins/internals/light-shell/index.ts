/**
 * Keeps what the shell never uses out of every page's first load. Code is highlighted at build time, so the browser
 * needs no highlighter, but the classic theme imports one in a client module of its own; a package of Docusaurus
 * brings all of TypeScript's helpers for one of them; React Router brings a helper that only one of its unused
 * functions calls, a router for addresses behind a `#`, patterns of paths that no route has, and types of props that
 * nothing checks in production; the library behind `<Head>` brings its server. A hint for wrong base URLs and an
 * announcement bar are switched off, and nothing asks which version a reader saw last. The bar for slow navigation loads when it is wanted, and a file that
 * is fetched ahead is asked for once, not once for each link. The configuration and the data of a docs version hold much
 * that only the build reads.
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import type { RuleSetRule } from 'webpack';
import { withModernMinimizer } from './modernMinimizer';

const here = (file: string) => path.join(__dirname, file);

/** The module that Docusaurus writes the configuration to. */
const CONFIG = /[\\/]\.docusaurus[\\/]docusaurus\.config\.mjs$/;

/** The module that Docusaurus lists all modules of pages in. */
const REGISTRY = /[\\/]\.docusaurus[\\/]registry\.js$/;

/** The modules that Docusaurus writes the data of each docs version to. */
const VERSION_DATA =
  /[\\/]\.docusaurus[\\/]docusaurus-plugin-content-docs[\\/]\w+[\\/]p[\\/][^\\/]+\.json$/;

/** The module that Docusaurus writes the versions of itself and of its plugins to. */
const SITE_METADATA = /[\\/]\.docusaurus[\\/]site-metadata\.json$/;

/** The library behind `<Head>`, as browsers get it. */
const HEAD = /[\\/]react-helmet-async[\\/]lib[\\/]index\.module\.js$/;

const RULES: readonly RuleSetRule[] = [
  { test: CONFIG, use: [{ loader: here('configLoader.cjs') }] },
  { test: REGISTRY, use: [{ loader: here('registryLoader.cjs') }] },
  { test: VERSION_DATA, use: [{ loader: here('versionDataLoader.cjs') }] },
  { test: SITE_METADATA, use: [{ loader: here('siteMetadataLoader.cjs') }] },
  { test: HEAD, use: [{ loader: here('browserHeadLoader.cjs') }] },
  {
    test: /[\\/]@docusaurus[\\/]utils-common[\\/]/,
    resolve: { alias: { tslib$: here('importHelpers.js') } },
  },
  {
    test: /[\\/]@docusaurus[\\/]theme-classic[\\/]/,
    resolve: { alias: { nprogress$: here('lazyProgress.js') } },
  },
  {
    test: /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]docusaurus\.js$/,
    resolve: { alias: { './prefetch$': here('prefetchOnce.js') } },
  },
  {
    test: /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]App\.js$/,
    resolve: { alias: { './BaseUrlIssueBanner$': here('nothing.js') } },
  },
  {
    test: /[\\/]react-router-dom[\\/]/,
    resolve: { alias: { history$: here('browserHistory.js') } },
  },
  {
    test: /[\\/]react-router[\\/]esm[\\/]/,
    resolve: {
      alias: { 'path-to-regexp$': here('plainPaths.js'), 'react-is$': here('noElementCheck.js') },
    },
  },
  {
    test: /[\\/]@docusaurus[\\/]theme-common[\\/]lib[\\/]internal\.js$/,
    resolve: { alias: { './contexts/announcementBar$': here('noAnnouncement.js') } },
  },
  {
    test: /[\\/]@docusaurus[\\/]plugin-content-docs[\\/]lib[\\/]client[\\/]/,
    resolve: { alias: { './docsPreferredVersion$': here('noPreferredVersion.js') } },
  },
  {
    test: /[\\/]react-helmet-async[\\/]/,
    resolve: { alias: { 'react-fast-compare$': here('alwaysDifferent.js') } },
  },
];

/** What every documentation page needs, in one piece: in many small ones it would be bigger. */
const DOCS = {
  name: 'docs',
  test: /[\\/]src[\\/]features[\\/](?:(?:shell|code|callouts|page-tree|docs-tabs|stored-choice)[\\/]|feedback[\\/][^\\/]+$)|[\\/]@docusaurus[\\/](?:theme-classic|plugin-content-docs)[\\/]/,
  chunks: 'async',
  minChunks: 2,
  priority: 10,
  enforce: true,
} as const;

/** Styles of what opens on demand come with its code; Docusaurus would put them into the stylesheet of every page. */
const onDemandStyles = (name: string, test: RegExp) =>
  ({
    name,
    test,
    type: 'css/mini-extract',
    chunks: 'async',
    priority: 60,
    enforce: true,
  }) as const;

const ON_DEMAND_STYLES = {
  searchStyles: onDemandStyles(
    'search-dialog',
    /[\\/]src[\\/]features[\\/]search[\\/](?:dialog|hosted)[\\/]|[\\/]@docsearch[\\/]css[\\/]/,
  ),
  feedbackStyles: onDemandStyles(
    'feedback-form',
    /[\\/]src[\\/]features[\\/]feedback[\\/]form[\\/]/,
  ),
} as const;

export default function lightShellPlugin(): Plugin {
  return {
    name: 'light-shell',
    configureWebpack({ mode, optimization }, isServer, { currentBundler }) {
      if (isServer) {
        return {};
      }
      const present = optimization?.minimizer ?? [];
      return {
        mergeStrategy: { 'optimization.minimizer': 'replace' },
        optimization: {
          splitChunks: { cacheGroups: { docs: DOCS, ...ON_DEMAND_STYLES } },
          minimizer: mode === 'production' ? withModernMinimizer(present) : present,
        },
        resolve: {
          alias: {
            'prism-react-renderer$': here('noHighlighter.js'),
            'hoist-non-react-statics$': here('noStatics.js'),
            ...(mode === 'production' && { 'prop-types$': here('noPropTypes.js') }),
          },
        },
        module: { rules: [...RULES] },
        plugins: [
          new currentBundler.instance.DefinePlugin({ 'typeof window': JSON.stringify('object') }),
        ],
      };
    },
  };
}
