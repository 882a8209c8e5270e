import type { Use } from './table';
import { client, core, docusaurus } from './targets';

/** Uses while a page runs. */
export const USES_IN_BROWSERS: readonly Use[] = [
  {
    name: 'root of the page',
    on: [
      client('clientEntry.js', /if \(window\.docusaurusRoot\) \{\s*window\.docusaurusRoot\.render/),
      core('lib/webpack/client.js', /'process\.env\.HYDRATE_CLIENT_ENTRY'/),
    ],
    what: 'Docusaurus finds a root of ours, which delays hydration until the first demo has started.',
    why: 'The first demo in view is usable before the rest of the page hydrates.',
    guard: 'test/unit/features/start/client.test.tsx',
    until: 'Docusaurus lets a client module delay hydration.',
    places: [
      'src/features/start/client.ts: global docusaurusRoot',
      'src/features/start/client.ts: variable HYDRATE_CLIENT_ENTRY',
    ],
  },
  {
    name: 'prefetch queue',
    on: [
      client('clientEntry.js', /window\.docusaurus = docusaurus;/),
      client('exports/Link.js', /window\.docusaurus\.prefetch\(targetLink\)/),
    ],
    what: '`window.docusaurus.prefetch` is replaced by a function that waits until the page is idle.',
    why: 'Prefetching other pages does not compete with the scripts of the page that was opened.',
    guard: 'test/unit/features/prefetch/client.test.ts',
    until: 'Docusaurus waits until the page is idle, or has an option for it.',
    places: ['src/features/prefetch/client.ts: global docusaurus'],
  },
  {
    name: 'deferred shell',
    on: [
      {
        package: 'react-router',
        version: '5.3.4',
        file: 'esm/react-router.js',
        holds: /export \{[^}]*context as __RouterContext/,
      },
    ],
    what: 'The shell gets the deferred value of the router’s context.',
    why: 'A navigation paints the new page before hundreds of links of the shell render.',
    guard: 'test/unit/features/shell/DeferredShell.test.tsx',
    until: 'Docusaurus uses React Router 6 or later, whose `UNSAFE_LocationContext` replaces it.',
    places: ['src/features/shell/DeferredShell.tsx: import react-router#__RouterContext'],
  },
  {
    name: 'crash of the shell',
    on: [
      client('routeContext.js', /export function RouteContextProvider/),
      docusaurus('theme-classic', 'lib/nprogress.js', /export default clientModule/),
    ],
    what: 'The crash page renders the layout outside of a route, and ends the progress bar.',
    why: 'Readers keep header and footer when the shell throws.',
    guard: 'test/unit/features/shell/PageCrash.test.tsx',
    until:
      'The layout renders without a route, and Docusaurus ends the progress bar after an error.',
    places: [
      'src/features/shell/SiteCrash.tsx: import @docusaurus/core/lib/client/routeContext',
      'src/features/shell/SiteCrash.tsx: import @docusaurus/theme-classic/lib/nprogress',
    ],
  },
  {
    name: 'internals of the theme',
    on: [
      docusaurus('theme-common', 'lib/internal.js', /export \{ useNavbarMobileSidebar \}/),
      docusaurus('theme-common', 'lib/internal.js', /export \{ useNavbarSecondaryMenu \}/),
      docusaurus('theme-common', 'lib/internal.js', /export \{ useAlternatePageUtils \}/),
      docusaurus('theme-common', 'lib/internal.js', /export \{ TitleFormatterProvider/),
      docusaurus('theme-common', 'lib/internal.js', /export \{ useLocationChange \}/),
    ],
    what: 'Overrides of the theme use the hooks and the provider of the components that they override.',
    why: 'Menu, skip link, language links and document titles share the theme’s state.',
    guard: 'test/versions/focus.spec.ts',
    until: '`@docusaurus/theme-common` exports these names from its main entry point.',
    places: [
      'src/features/i18n/LanguageLinks.tsx: import @docusaurus/theme-common/internal',
      'src/features/shell/ProductTitle.tsx: import @docusaurus/theme-common/internal',
      'src/features/shell/SkipLink.tsx: import @docusaurus/theme-common/internal',
      'src/features/shell/useMobileMenuKeyboard.ts: import @docusaurus/theme-common/internal',
    ],
  },
  {
    name: 'telemetry of MUI X',
    on: [
      {
        package: '@mui/x-telemetry',
        version: '8.5.4',
        file: 'esm/runtime/config.js',
        holds: /globalThis\.__MUI_X_TELEMETRY_DISABLED__/,
      },
    ],
    what: 'The documented global variable disables telemetry.',
    why: 'No reader is reported to a third party.',
    guard: 'test/unit/features/demo/island/DemoProvider.test.tsx',
    until: 'Telemetry is off unless a site enables it.',
    places: ['src/features/demo/island/telemetry.ts: global __MUI_X_TELEMETRY_DISABLED__'],
  },
  {
    name: 'precache manifest',
    on: [
      {
        package: 'workbox-build',
        version: '7.4.1',
        file: 'build/inject-manifest.js',
        holds: /options\.injectionPoint/,
      },
    ],
    what: '`workbox-build` replaces the documented `self.__WB_MANIFEST` with the list of precached files.',
    why: 'The offline page and the title search work without a network.',
    guard: 'test/build/serviceWorker.spec.ts',
    until: 'The site has no service worker.',
    places: ['src/features/service-worker/worker/main.ts: global __WB_MANIFEST'],
  },
];
