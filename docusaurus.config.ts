import './plugins/environment/loadEnvironmentFile';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type * as Preset from '@docusaurus/preset-classic';
import type { Config, I18nConfig } from '@docusaurus/types';
import { createDemoReader } from './plugins/content/demos';
import { createMdxSteps } from './plugins/content/mdx';
import {
  buildLanguage,
  createEditUrl,
  createFrontMatterParser,
  createPageTitles,
  createSearchPages,
  siteTitle,
} from './plugins/content/page-metadata';
import { pageTemplate } from './plugins/first-paint/right-to-left';
import { createSitemapItems, type MarkdownExportOptions, UNLISTED_PAGES } from './plugins/output';
import { CALLOUT_KINDS } from './src/data/callouts';
import { DOCS_INSTANCES, PAGE_FOLDERS as folders } from './src/data/docsInstances';
import { PRODUCT_NAMES } from './src/data/productNames';
import { PRODUCTS } from './src/data/products';
import { PACKAGE_MESSAGES } from './src/data/packageMessages';
import { SECTION_KEYWORDS } from './src/data/sectionKeywords';
import { SITE } from './src/data/site';
import { SITE_ADDRESS } from './src/data/siteAddress';
import { SITE_PAGES } from './src/data/sitePages';
import type { DocsInstance } from './src/lib/pages/docsInstance';
import { SOURCE_LANGUAGE } from './src/lib/text/dictionary';
import { LANGUAGES, type Language } from './src/lib/text/languages';
import { TREES as trees } from './trees';

const siteDir = __dirname;
const language = buildLanguage(process.env);

const pages = { siteDir, folders, trees, language };

const reference = {
  folders,
  language,
  pages: createPageTitles(pages),
};

const steps = createMdxSteps({
  siteDir,
  sharesDemos: process.env.NODE_ENV === 'production',
  ...reference,
});

const mdx = {
  admonitions: { keywords: [...CALLOUT_KINDS], extendDefaults: false },
  beforeDefaultRemarkPlugins: steps.before,
  remarkPlugins: steps.after,
};

/** Options of the docs plugin for an instance. */
const docs = (instance: DocsInstance) =>
  ({
    path: instance.folder,
    routeBasePath: instance.route,
    sidebarPath: `./${instance.tree}`,
    breadcrumbs: true,
    lastVersion: 'current',
    versions: { current: { label: instance.label, badge: false } },
    editUrl: createEditUrl({
      siteDir,
      folders,
      instance,
      repository: SITE.repository,
      ref: SITE.ref,
    }),
    ...mdx,
  }) satisfies DocsOptions;

const config: Config = {
  title: siteTitle(siteDir, language),
  favicon: '/img/favicon.svg',
  url: SITE_ADDRESS.origin,
  baseUrl: SITE_ADDRESS.base,
  trailingSlash: true,
  titleDelimiter: '-',

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  // Broken addresses fail the build; the hint that Docusaurus would show instead is code on every page.
  baseUrlIssueBanner: false,

  ssrTemplate: pageTemplate(),

  future: {
    v4: true,
    // The bundler's cache would take half a GiB of memory while it is written, and doesn't see changes of plugins.
    faster: { rspackPersistentCache: process.env.NODE_ENV !== 'production' },
  },
  storage: { type: 'localStorage', namespace: false },

  i18n: {
    defaultLocale: SOURCE_LANGUAGE,
    locales: [...LANGUAGES],
    localeConfigs: {
      en: { label: 'English', htmlLang: 'en' },
      // Built alone, as `npm run build` does, a language without a base URL would lie where English does.
      zh: { label: '简体中文', htmlLang: 'zh-CN', baseUrl: `${SITE_ADDRESS.base}zh/` },
    } satisfies Record<Language, I18nConfig['localeConfigs'][string]>,
  },

  markdown: {
    parseFrontMatter: createFrontMatterParser(pages),
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },

  presets: [
    [
      'classic',
      {
        // Both are among the plugins.
        docs: false,
        pages: false,
        blog: false,
        sitemap: { ignorePatterns: [...UNLISTED_PAGES], createSitemapItems },
        theme: {
          customCss: './src/css/custom.css',
        },
      } satisfies Preset.Options,
    ],
  ],

  plugins: [
    ...DOCS_INSTANCES.map((instance: DocsInstance): [string, object] => [
      './plugins/content/translations/docs.ts',
      { id: instance.id, ...docs(instance) },
    ]),
    [
      './plugins/content/translations/pages.ts',
      // A playground's demos lie beside its page and aren't pages themselves.
      { path: folders.pages, exclude: ['**/_*.*', 'playground/*.tsx'], ...mdx },
    ],
    './plugins/environment/index.ts',
    './plugins/internals/index.ts',
    ['./plugins/content/demos/index.ts', { folders }],
    ['./plugins/content/api-reference/index.ts', reference],
    './plugins/content/api-blocks/index.ts',
    './plugins/content/release-changes/index.ts',
    './plugins/content/live-completion/index.ts',
    [
      './plugins/content/search/index.ts',
      {
        folders,
        messages: PACKAGE_MESSAGES,
        sectionKeywords: SECTION_KEYWORDS,
        ...createSearchPages(pages),
      },
    ],
    './plugins/first-paint/color-mode/index.ts',
    './plugins/first-paint/right-to-left/index.ts',
    './plugins/first-paint/reader-choices/index.ts',
    './plugins/first-paint/address-attributes/index.ts',
    './plugins/first-paint/early-presses/index.ts',
    './plugins/first-paint/findable/index.ts',
    './plugins/first-paint/ads/index.ts',
    // After the stylesheets of the docs theme.
    './plugins/content/tailwind/index.ts',
    [
      './plugins/output/index.ts',
      {
        folders,
        readDemo: createDemoReader(siteDir),
        steps: steps.markdown,
      } satisfies MarkdownExportOptions,
    ],
    './tools/i18n-status/index.ts',
  ],

  clientModules: [
    './src/features/addresses/client.ts',
    './src/features/anchors/client.ts',
    './src/features/code/client.ts',
    './src/features/other-tabs/client.ts',
    './src/features/prefetch/client.ts',
    './src/features/print/client.ts',
    ...(process.env.NODE_ENV === 'development' ? ['./src/features/development/client.ts'] : []),
    './src/features/start/client.ts',
    ...(process.env.ANALYTICS_ID ? ['./src/features/analytics/client.ts'] : []),
  ],

  themeConfig: {
    colorMode: { defaultMode: 'light', respectPrefersColorScheme: true },
    docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    navbar: {
      title: siteTitle(siteDir, language),
      logo: { alt: '', src: '/img/logo.svg', width: 28, height: 28 },
      items: [
        ...PRODUCTS.map(({ id, path }) => ({
          to: path,
          label: PRODUCT_NAMES[id].short,
          activeBasePath: path.slice(0, -1),
        })),
        { type: 'custom-search', position: 'right' },
        { type: 'custom-versions', position: 'right' },
        { type: 'custom-languages', position: 'right' },
        {
          href: SITE.repository,
          position: 'right',
          className: 'header-repository-link',
          'aria-label': 'Source repository',
        },
        { type: 'custom-settings', position: 'right' },
      ],
    },
    footer: {
      links: [
        {
          title: 'Products',
          items: PRODUCTS.map(({ id, path }) => ({ to: path, label: PRODUCT_NAMES[id].name })),
        },
        {
          title: 'Start',
          items: [
            { to: SITE_PAGES.introduction, label: 'Overview' },
            { to: SITE_PAGES.installation, label: 'Installation' },
            { to: SITE_PAGES.licensing, label: 'Licensing' },
          ],
        },
        {
          title: 'Help',
          items: [
            { to: SITE_PAGES.support, label: 'Support' },
            { to: SITE_PAGES.roadmap, label: 'Roadmap' },
            { to: SITE_PAGES.versions, label: 'All versions' },
          ],
        },
      ],
      copyright:
        'Independent documentation, not affiliated with MUI. MUI and MUI X are trademarks of their owner.',
    },
  } satisfies Preset.ThemeConfig,
};

export default config;
