/**
 * All that this site changes inside Docusaurus, React Router and other packages, one row each. An upgrade begins here:
 * test/unit/plugins/internals/patches.test.ts names the rows whose targets look otherwise, and so does the build.
 *
 * `saves` are KiB after brotli that a page of prose no longer loads as scripts at first, each measured alone by
 * `npm run patches:weigh` on a site of six pages. A row that saves less than 1 KiB there says why it stays.
 */

/** A file of a package, and what a patch needs to stand in it. */
export interface Target {
  readonly package: string;
  /** The version that the patch was made for. */
  readonly version: string;
  /** Path in the package. */
  readonly file: string;
  readonly holds: RegExp;
}

/** Another module takes the place of the one that is asked for. */
interface ModuleAlias {
  readonly kind: 'module';
  /** How it is asked for; with `$` at the end, as whole names. */
  readonly request: string;
  /** Who asks; without it, everyone. */
  readonly by?: RegExp;
  /** File in `bundle-patches`. */
  readonly with: string;
}

/** The text of a module is changed before it is compiled, by the function of the patch's name in `loaders.ts`. */
interface SourceTransform {
  readonly kind: 'text';
  readonly module: RegExp;
  /** What becomes of it. */
  readonly with: string;
  /** The module is part of demos: a site without such demos doesn't have it. */
  readonly ofDemos?: true;
}

/** Some modules or styles come in chunks of their own. */
interface ChunkGroup {
  readonly kind: 'chunks';
  readonly names: readonly string[];
  /** What is in them, and where that is written. */
  readonly with: string;
}

/** Code of the patch's own, which refuses a text or a bundler that looks otherwise. */
interface CustomPlugin {
  readonly kind: 'own';
  /** Modules that it changes. */
  readonly modules: readonly RegExp[];
  /** What takes the place, and where that is written. */
  readonly with: string;
}

export interface Patch {
  readonly name: string;
  readonly on: readonly Target[];
  readonly change: ModuleAlias | SourceTransform | ChunkGroup | CustomPlugin;
  /** KiB of scripts, brotli. */
  readonly saves: number;
  /** Why it stays although it saves little. */
  readonly why?: string;
  /** File in `upstream`: the change proposed to the package. The row goes with the release that contains the change. */
  readonly upstream?: string;
}

const DOCUSAURUS = '3.10.2';

/** The modules that Docusaurus writes the data of each docs version to. */
export const VERSION_DATA =
  /[\\/]\.docusaurus[\\/]docusaurus-plugin-content-docs[\\/][\w-]+[\\/]p[\\/][^\\/]+\.json$/;

/** What Docusaurus generates, by what writes it. */
const routesCode = (holds: RegExp): Target => ({
  package: '@docusaurus/core',
  version: DOCUSAURUS,
  file: 'lib/server/codegen/codegenRoutes.js',
  holds,
});
const siteCode = (holds: RegExp): Target => ({
  package: '@docusaurus/core',
  version: DOCUSAURUS,
  file: 'lib/server/codegen/codegen.js',
  holds,
});
const client = (file: string, holds: RegExp): Target => ({
  package: '@docusaurus/core',
  version: DOCUSAURUS,
  file: `lib/client/${file}`,
  holds,
});

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
    on: [client('docusaurus.js', /import prefetchHelper from '\.\/prefetch'/)],
    change: {
      kind: 'module',
      request: './prefetch$',
      by: /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]docusaurus\.js$/,
      with: 'prefetchOnce.js',
    },
    saves: -0.05,
    why: 'Pages behind links share most of their files, and the original asks for each as often as it is linked to.',
    upstream: 'prefetch-once.md',
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
      with: 'the events of the grid without the list of grids that React may discard',
      ofDemos: true,
    },
    saves: 0,
    why: 'It saves memory: a page that is left while one of its grids is rendered would stay for good.',
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

/**
 * What the site uses of packages' insides without changing it: each such import, and the variables of
 * `tools/build.mjs`. A test finds an import that has no row here.
 */
export const USED: readonly Target[] = [
  client('routeContext.js', /export function RouteContextProvider/),
  client('prefetch.js', /export default function prefetch/),
  {
    package: '@docusaurus/core',
    version: DOCUSAURUS,
    file: 'lib/ssg/ssgTemplate.html.js',
    holds: /it\.stylesheets\.forEach/,
  },
  {
    package: '@docusaurus/core',
    version: DOCUSAURUS,
    file: 'lib/commands/build/buildLocale.js',
    holds: /DOCUSAURUS_(?:EXIT_AFTER|SKIP)_BUNDLING === 'true'/,
  },
  {
    package: '@docusaurus/core',
    version: DOCUSAURUS,
    file: 'lib/server/site.js',
    holds: /exports\.loadContext = loadContext/,
  },
  {
    package: '@docusaurus/core',
    version: DOCUSAURUS,
    file: 'lib/server/plugins/init.js',
    holds: /exports\.initPlugins = initPlugins/,
  },
  {
    package: '@docusaurus/core',
    version: DOCUSAURUS,
    file: 'lib/server/translations/translationsExtractor.js',
    holds: /exports\.extractSiteSourceCodeTranslations = /,
  },
  {
    package: '@docusaurus/plugin-pwa',
    version: DOCUSAURUS,
    file: 'lib/index.js',
    holds: /injectManifest/,
  },
  // Where a page lies: `plugins/content/translations` leaves out translations that are behind.
  {
    package: '@docusaurus/utils',
    version: DOCUSAURUS,
    file: 'lib/dataFileUtils.js',
    holds: /exports\.getFolderContainingFile = getFolderContainingFile/,
  },
  ...['docs.js', 'content.js'].map((file) => ({
    package: `@docusaurus/plugin-content-${file === 'docs.js' ? 'docs' : 'pages'}`,
    version: DOCUSAURUS,
    file: `lib/${file}`,
    holds: /\(0, utils_1\.getFolderContainingFile\)\(\(0, utils_1\.getContentPathList\)/,
  })),
  // What is loaded again when a file is saved: `debouncedContentReload.ts`.
  {
    package: '@docusaurus/core',
    version: DOCUSAURUS,
    file: 'lib/commands/start/start.js',
    holds: /\(0, watcher_1\.setupSiteFileWatchers\)\([^]*\(\{ plugin \}\) =>/,
  },
];
