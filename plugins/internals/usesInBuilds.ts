import type { Use } from './table';
import { client, core, docusaurus } from './targets';

/** Uses while the site is built or edited. */
export const USES_IN_BUILDS: readonly Use[] = [
  {
    name: 'grammars of Prism',
    on: [
      {
        package: 'prismjs',
        version: '1.30.0',
        file: 'components/prism-bash.js',
        holds: /\}\(Prism\)\)|Prism\.languages/,
      },
    ],
    what: 'The documented global `Prism` is the instance of `prism-react-renderer`, so grammars add themselves to it.',
    why: 'Code blocks are highlighted in all languages that pages use.',
    guard: 'test/unit/lib/code/highlight.test.ts',
    until: '`prismjs` publishes grammars as modules.',
    places: ['src/lib/code/prism.ts: global Prism'],
  },
  {
    name: 'outdated translations',
    on: [
      docusaurus(
        'utils',
        'lib/dataFileUtils.js',
        /exports\.getFolderContainingFile = getFolderContainingFile/,
      ),
      ...['docs.js', 'content.js'].map((file) =>
        docusaurus(
          `plugin-content-${file === 'docs.js' ? 'docs' : 'pages'}`,
          `lib/${file}`,
          /\(0, utils_1\.getFolderContainingFile\)\(\(0, utils_1\.getContentPathList\)/,
        ),
      ),
    ],
    what: '`getFolderContainingFile` is replaced by a function that does not find an outdated translation.',
    why: 'Readers get the English page instead, and the build does not fail.',
    guard: 'test/versions/translations.spec.ts',
    until: 'A content plugin accepts a filter of localized files.',
    places: [
      'plugins/content/translations/translatedContent.ts: change @docusaurus/utils/lib/dataFileUtils',
      'plugins/content/translations/translatedContent.ts: import @docusaurus/utils/lib/dataFileUtils',
    ],
  },
  {
    name: 'debounced content reload',
    on: [
      core(
        'lib/commands/start/start.js',
        /\(0, watcher_1\.setupSiteFileWatchers\)\([^]*\(\{ plugin \}\) =>/,
      ),
      core('lib/commands/start/watcher.js', /exports\.setupSiteFileWatchers = /),
    ],
    what: '`setupSiteFileWatchers` is replaced in the development server: it reloads content a moment later.',
    why: 'The development server shows an edited page before it reloads the content of the site.',
    guard: 'test/unit/plugins/internals/debouncedContentReload.test.ts',
    until: 'The development server reloads content without blocking the bundler.',
    places: [
      'plugins/internals/debouncedContentReload.ts: import @docusaurus/core/lib/commands/start/watcher',
    ],
  },
  {
    name: 'keys of routes',
    on: [
      core(
        'lib/server/codegen/codegenRoutes.js',
        /simpleHash\)\(JSON\.stringify\(routeConfig\), 3\)[^]*const routeKey = `\$\{routePath\}-\$\{routeHash\}`;/,
      ),
    ],
    what: 'The step `first-load` reads the path in each key of `routesChunkNames.json` (plugins/output/first-load/routeChunks.ts).',
    why: 'Each page names its scripts in its HTML, so browsers load them at once.',
    guard: 'test/unit/plugins/output/first-load/routeChunks.test.ts',
    until: 'Docusaurus preloads the chunks of a page.',
    places: [],
  },
  {
    name: 'order of layers',
    on: [
      docusaurus(
        'plugin-css-cascade-layers',
        'lib/index.js',
        /'docusaurus-plugin-css-cascade-layers'[^]*'layers\.css'/,
      ),
    ],
    what: 'The order of style layers is prepended to the file that declares Docusaurus’ layers (plugins/first-paint/color-mode/layerOrder.ts).',
    why: 'Styles of demos win over those of the shell in every browser.',
    guard: 'test/unit/plugins/first-paint/color-mode/plugin.test.ts',
    until:
      'The option `layers` of `@docusaurus/plugin-css-cascade-layers` accepts layers of others.',
    places: [],
  },
  {
    name: 'page template',
    on: [core('lib/ssg/ssgTemplate.html.js', /it\.stylesheets\.forEach/)],
    what: 'The links of stylesheets in the template get the address of their mirrored version.',
    why: 'Right to left is mirrored before the first paint.',
    guard: 'test/unit/plugins/first-paint/right-to-left/pageTurn.test.ts',
    until: 'The shell needs no mirrored stylesheets.',
    places: [
      'plugins/first-paint/right-to-left/pageTemplate.ts: import @docusaurus/core/lib/ssg/ssgTemplate.html',
    ],
  },
  {
    name: 'build in two processes',
    on: [
      core(
        'lib/commands/build/buildLocale.js',
        /DOCUSAURUS_(?:EXIT_AFTER|SKIP)_BUNDLING === 'true'/,
      ),
    ],
    what: 'Two environment variables of Docusaurus divide the build.',
    why: 'The bundler’s memory is freed before pages are rendered.',
    guard: 'test/unit/tools/build.test.ts',
    until: 'Docusaurus releases the bundler’s memory, or documents the variables.',
    places: [
      'tools/build.mjs: variable DOCUSAURUS_EXIT_AFTER_BUNDLING',
      'tools/build.mjs: variable DOCUSAURUS_SKIP_BUNDLING',
      'tools/i18n-status/index.ts: variable DOCUSAURUS_SKIP_BUNDLING',
    ],
  },
  {
    name: 'language of a build',
    on: [core('lib/commands/build/buildLocale.js', /process\.env\.DOCUSAURUS_CURRENT_LOCALE/)],
    what: 'The configuration reads the documented variable `DOCUSAURUS_CURRENT_LOCALE`.',
    why: 'Title and front matter are those of the language that is built.',
    guard: 'test/unit/plugins/content/page-metadata/buildLanguage.test.ts',
    until: 'Docusaurus passes the language to a configuration function.',
    places: [
      'plugins/content/page-metadata/buildLanguage.ts: variable DOCUSAURUS_CURRENT_LOCALE',
      'tools/i18n-status/buildStatus.ts: variable DOCUSAURUS_CURRENT_LOCALE',
    ],
  },
  {
    name: 'texts to translate',
    on: [
      core('lib/server/site.js', /exports\.loadContext = loadContext/),
      core('lib/server/plugins/init.js', /exports\.initPlugins = initPlugins/),
      core(
        'lib/server/translations/translationsExtractor.js',
        /exports\.extractSiteSourceCodeTranslations = /,
      ),
    ],
    what: '`i18n:status` collects the texts that `write-translations` would write.',
    why: 'Translators see what is missing without files being written.',
    guard: 'test/unit/tools/i18n-status/command.test.ts',
    until: '`write-translations` can print instead of write.',
    places: [
      'tools/i18n-status/extractTexts.ts: import @docusaurus/core/lib/server/plugins/init',
      'tools/i18n-status/extractTexts.ts: import @docusaurus/core/lib/server/site',
      'tools/i18n-status/extractTexts.ts: import @docusaurus/core/lib/server/translations/translationsExtractor',
    ],
  },
  {
    name: 'originals of the theme',
    on: [
      docusaurus('theme-classic', 'lib/theme/Layout/index.js', /export default function Layout/),
      client('theme-fallback/Loading/index.js', /export default function Loading/),
    ],
    what: '`theme:originals` compares the components that `src/theme` overrides with the copies of an earlier version.',
    why: 'An upgrade names the overrides whose original changed.',
    guard: 'test/unit/tools/theme-originals/originals.test.ts',
    until: '`docusaurus swizzle` reports changed originals.',
    places: [
      'tools/theme-originals/originals.ts: import node_modules/@docusaurus/core/lib/client/theme-fallback',
      'tools/theme-originals/originals.ts: import node_modules/@docusaurus/theme-classic/lib/theme',
    ],
  },
  {
    name: 'loader of commands',
    on: [docusaurus('utils', 'lib/moduleUtils.js', /\(0, jiti_1\.default\)\(__filename, \{/)],
    what: 'The module `jiti` in `require.cache` is replaced by a loader with its cache inside the project.',
    why: 'No command runs code from the common temporary folder, where any local user can write.',
    guard: 'test/unit/launch/caches.test.ts',
    until: 'Docusaurus has an option for the folder of the cache.',
    places: ['launch/cli.cjs: loader require.cache'],
  },
  {
    name: 'one module for the data grid',
    on: [
      {
        package: '@mui/x-data-grid',
        version: '8.10.2',
        file: 'esm/index.js',
        holds: /export \* from ["']\.\/components/,
      },
    ],
    what: 'The entry points of `@mui/x-data-grid` lead to one module with all of their names (plugins/content/demos/barrel).',
    why: 'A page with a running grid loads 305 KiB of JavaScript instead of 311.',
    guard: 'test/unit/plugins/content/demos/barrel.test.ts',
    until: 'The bundler concatenates modules that several chunks import.',
    places: [],
  },
  {
    name: 'unused styles',
    on: [
      {
        package: 'infima',
        version: '0.2.0-alpha.45',
        file: 'dist/css/default/default.css',
        holds: /^\.hero \{/m,
      },
    ],
    what: 'The rules of six blocks of Infima are removed (bundle-patches/unusedBlocks.ts).',
    why: 'The stylesheet of every page is smaller.',
    guard: 'test/build/html.spec.ts',
    until: 'Infima publishes its blocks as separate stylesheets.',
    places: [],
  },
];
