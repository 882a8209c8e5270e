/**
 * All that this site changes inside Docusaurus, React Router and other packages in browser bundles, one row each; all
 * else that it uses of their insides is in `uses.ts`. An upgrade begins here: test/unit/plugins/internals/patches.test.ts
 * names the rows whose targets looks different, and so does the build.
 *
 * `saves` are KiB after brotli that a page of prose no longer loads as scripts at first, each measured alone by
 * `npm run patches:weigh` on a site of six pages. A row that saves less than 1 KiB there says why it stays.
 */

import { TRANSLATIONS } from './bundle-patches/texts';
import { DOCUSAURUS, client, core } from './targets';
import type { Patch, Target } from './table';

/** The modules that Docusaurus writes the data of each docs version to. */
export const VERSION_DATA =
  /[\\/]\.docusaurus[\\/]docusaurus-plugin-content-docs[\\/][\w-]+[\\/]p[\\/][^\\/]+\.json$/;

/** What Docusaurus generates, by what writes it. */
const routesCode = (holds: RegExp): Target => core('lib/server/codegen/codegenRoutes.js', holds);
const siteCode = (holds: RegExp): Target => core('lib/server/codegen/codegen.js', holds);

/** Packages that do nothing when they are imported. Their own package files don't say so. */
export const UNUSED_IMPORTS = /[\\/]node_modules[\\/](?:react-is|hoist-non-react-statics)[\\/]/;

export const PATCHES = [
  {
    name: 'configuration',
    on: [
      siteCode(/DEFAULT_CONFIG_FILE_NAME\}\.mjs`[^]*export default \$\{JSON\.stringify/),
      siteCode(/'site-metadata\.json', JSON\.stringify/),
    ],
    change: {
      kind: 'text',
      module: /[\\/]\.docusaurus[\\/](?:docusaurus\.config\.mjs|site-metadata\.json)$/,
      with: 'the configuration and versions without what only the build reads',
    },
    saves: 1.58,
  },
  {
    name: 'translations',
    on: [siteCode(/'codeTranslations\.json', JSON\.stringify\(codeTranslations/)],
    change: {
      kind: 'own',
      modules: [TRANSLATIONS],
      with: 'the translations of Docusaurus’ own texts; those of the site come with the code that shows them',
    },
    saves: 0,
    why: 'It saves 7.1 KiB on a Chinese page, and nothing in English.',
  },
  {
    name: 'version data',
    on: [
      {
        package: '@docusaurus/plugin-content-docs',
        version: DOCUSAURUS,
        file: 'lib/props.js',
        holds: /docsSidebars: toSidebarsProp\(loadedVersion\),\s*docs: toVersionDocsProp/,
      },
    ],
    change: {
      kind: 'text',
      module: VERSION_DATA,
      with: 'the data of a docs version without title and description of all its pages',
    },
    saves: 0.13,
    why: 'It grows with each page: of 299 pages, the texts that are left out weigh 8 KiB.',
  },
  {
    name: 'navigation without a network',
    on: [client('PendingNavigation.js', /\.catch\(\(e\) => \{[^]*window\.location\.reload\(\);/)],
    change: {
      kind: 'text',
      module: /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]PendingNavigation\.js$/,
      with: 'a navigation that stays in the site when the server can’t be had',
    },
    saves: 0,
    why: 'It saves a reader from the browser’s own page about a network that is gone, which takes the site away.',
    upstream: 'navigation-without-a-network.md',
  },
  {
    name: 'observers of links',
    on: [
      client(
        'exports/Link.js',
        /if \(IOSupported && el && isInternal\) \{[^]*ioRef\.current\.observe\(el\);/,
      ),
    ],
    change: {
      kind: 'text',
      module: /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]exports[\\/]Link\.js$/,
      with: 'a link that looks once whether it is in the window, not anew with each render',
    },
    saves: 0,
    why: 'It saves memory: each navigation would leave an observer behind for each link of the sidebar out of sight.',
    upstream: 'observers-of-links.md',
  },
  {
    name: 'import helpers',
    on: [
      {
        package: '@docusaurus/utils-common',
        version: DOCUSAURUS,
        file: 'lib/index.js',
        holds: /require\("tslib"\)[^]*tslib_1\.__importDefault/,
      },
    ],
    change: {
      kind: 'module',
      request: 'tslib$',
      by: /[\\/]@docusaurus[\\/]utils-common[\\/]/,
      with: 'importHelpers.js',
    },
    saves: 3.07,
  },
  {
    name: 'unused imports',
    on: [
      {
        package: 'react-router',
        version: '5.3.4',
        file: 'esm/react-router.js',
        holds:
          /import \{ isValidElementType \} from 'react-is';[^]*import hoistStatics from 'hoist-non-react-statics';/,
      },
    ],
    change: {
      kind: 'own',
      modules: [UNUSED_IMPORTS],
      with: 'packages that the bundler leaves out where it leaves out what uses them (a rule in index.ts)',
    },
    saves: 0.91,
    why: 'One rule of the bundler, which changes no code, for what no page uses.',
  },
  {
    name: 'progress bar',
    on: [
      {
        package: '@docusaurus/theme-classic',
        version: DOCUSAURUS,
        file: 'lib/nprogress.js',
        holds: /import nprogress from 'nprogress'/,
      },
    ],
    change: {
      kind: 'module',
      request: 'nprogress$',
      by: /[\\/]@docusaurus[\\/]theme-classic[\\/]/,
      with: 'lazyProgress.js',
    },
    saves: 1.02,
  },
  {
    name: 'prefetch once',
    on: [
      client('docusaurus.js', /import prefetchHelper from '\.\/prefetch'/),
      client('prefetch.js', /export default function prefetch/),
    ],
    change: {
      kind: 'module',
      request: './prefetch$',
      by: /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]docusaurus\.js$/,
      with: 'prefetchOnce.js',
    },
    saves: -0.05,
    why: 'Pages behind links share most of their files, and the original asks for each as often as it is linked to.',
    upstream: 'prefetch-once.md',
    places: [
      'plugins/internals/bundle-patches/prefetchOnce.js: import @docusaurus/core/lib/client/prefetch',
    ],
  },
  {
    name: 'highlighter',
    on: [
      {
        package: '@docusaurus/theme-classic',
        version: DOCUSAURUS,
        file: 'lib/prism-include-languages.js',
        holds: /import \{ Prism \} from 'prism-react-renderer'/,
      },
    ],
    change: { kind: 'module', request: 'prism-react-renderer$', with: 'prism.stub.js' },
    saves: 20.91,
  },
  {
    name: 'docs in one piece',
    on: [
      {
        package: '@docusaurus/theme-classic',
        version: DOCUSAURUS,
        file: 'lib/theme/DocRoot/index.js',
        holds: /@docusaurus\/plugin-content-docs\/client/,
      },
    ],
    change: {
      kind: 'chunks',
      names: ['docs'],
      with: 'one script for what every documentation page needs (bundle-patches/pieces.ts)',
    },
    saves: 2.65,
  },
  {
    name: 'styles on demand',
    on: [
      {
        package: '@docusaurus/core',
        version: DOCUSAURUS,
        file: 'lib/webpack/base.js',
        holds: /name: 'styles',\s*type: 'css\/mini-extract'/,
      },
    ],
    change: {
      kind: 'chunks',
      names: ['search-dialog', 'feedback-form', 'settings-panel'],
      with: 'stylesheets that come with what a reader opens (bundle-patches/pieces.ts)',
    },
    saves: 0,
    why: 'It saves styles, of which a page may load 25 KiB: 2.1 KiB stay out of its 26.',
  },
  {
    name: 'sections',
    on: [
      client('preload.js', /export default function preload\(pathname\) \{/),
      client('docusaurus.js', /const docusaurus = \{\s*prefetch,/),
      routesCode(/component: ComponentCreator\('\$\{routePath\}', '\$\{routeHash\}'\)/),
      siteCode(/'globalData\.json'/),
    ],
    change: {
      kind: 'own',
      modules: [
        /[\\/]core[\\/]lib[\\/]client[\\/]preload\.js$/,
        /[\\/]core[\\/]lib[\\/]client[\\/]docusaurus\.js$/,
        /[\\/]\.docusaurus[\\/]routes\.js$/,
        /[\\/]\.docusaurus[\\/]routesChunkNames\.json$/,
        /[\\/]\.docusaurus[\\/]globalData\.json$/,
        VERSION_DATA,
      ],
      with: 'tables of routes that grow as a reader goes on (sections)',
    },
    saves: -0.47,
    why: 'The tables of routes grow with each page: of 299 pages, 13.4 KiB stay out of the first load.',
  },
  {
    name: 'events of discarded grids',
    on: [
      {
        package: '@mui/x-data-grid',
        version: '8.10.2',
        file: 'esm/hooks/utils/useGridEvent.js',
        holds:
          /return typeof FinalizationRegistry !== 'undefined' \? new FinalizationRegistryBasedCleanupTracking\(\)/,
      },
    ],
    change: {
      kind: 'text',
      module: /[\\/]x-data-grid[\\/]esm[\\/]hooks[\\/]utils[\\/]useGridEvent\.js$/,
      with: 'the events of the grid without the registry of renders that React may discard',
      ofDemos: true,
    },
    saves: 0,
    why: 'It saves memory: a page that is left while one of its grids is rendered would stay for good.',
  },
  {
    name: 'events of discarded tree views',
    on: [
      {
        package: '@mui/x-tree-view',
        version: '8.10.2',
        file: 'esm/internals/hooks/useInstanceEventHandler.js',
        holds:
          /registryContainer\.registry = typeof FinalizationRegistry !== 'undefined' \? new FinalizationRegistryBasedCleanupTracking\(\)/,
      },
    ],
    change: {
      kind: 'text',
      module: /[\\/]x-tree-view[\\/]esm[\\/]internals[\\/]hooks[\\/]useInstanceEventHandler\.js$/,
      with: 'the events of the tree view without the registry of renders that React may discard',
      ofDemos: true,
    },
    saves: 0,
    why: 'It saves memory: a page that is left while one of its tree views is rendered would stay for good.',
  },
  {
    name: 'chunk files',
    on: [
      {
        package: '@docusaurus/core',
        version: DOCUSAURUS,
        file: 'lib/webpack/plugins/ChunkAssetPlugin.js',
        holds: /__webpack_require__\.gca/,
      },
    ],
    change: {
      kind: 'own',
      modules: [],
      with: 'file names that come with what loads them (chunk-files)',
    },
    saves: 0.2,
    why: 'The table grows with each page and demo: of 1487 scripts, the names weigh 10 KiB.',
  },
] as const satisfies readonly Patch[];

export type PatchName = (typeof PATCHES)[number]['name'];
