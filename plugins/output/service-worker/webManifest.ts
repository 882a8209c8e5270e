/** What makes the site an app that a reader can install: the manifest, its icons, and the tags that lead to them. */
import type { HtmlTagObject } from '@docusaurus/types';
import { SITE_PAGES } from '../../../src/data/sitePages';
import { THEME_COLORS } from '../../../src/lib/theme/colorMode';
import { workerScopes } from '../../../src/lib/offline/offline';

/** Below the path of each language. */
export const MANIFEST_FILE = 'manifest.webmanifest';

export interface AppIcon {
  /** Below the path of each language. */
  readonly path: string;
  /** px, width and height. */
  readonly size: number;
  /** Whether the ground fills the image, because the system cuts a shape of its own from it. */
  readonly isMaskable: boolean;
}

const TOUCH_ICON: AppIcon = { path: 'img/icons/touch-180.png', size: 180, isMaskable: true };

const TAB_ICON: AppIcon = { path: 'img/icons/icon-192.png', size: 192, isMaskable: false };

export const APP_ICONS: readonly AppIcon[] = [
  TAB_ICON,
  { path: 'img/icons/icon-512.png', size: 512, isMaskable: false },
  { path: 'img/icons/maskable-192.png', size: 192, isMaskable: true },
  { path: 'img/icons/maskable-512.png', size: 512, isMaskable: true },
  TOUCH_ICON,
];

/**
 * For browsers that draw no SVG in a tab, and for those that ask for `/favicon.ico` whatever a page says. Below the path
 * of each language; sizes in px.
 */
export const FAVICON = { path: 'favicon.ico', sizes: [16, 32, 48] } as const;

/** Ground of the app until its first page is painted: that of the light shell. */
const BACKGROUND = '#ffffff';

/** Readers see this below the icon, where there is little room. */
const MAX_SHORT_NAME = 12;

export interface AppNames {
  /** Path of the language, with slashes around. */
  readonly baseUrl: string;
  /** Value of the `lang` attribute. */
  readonly language: string;
  readonly name: string;
}

const sizeOf = (size: number) => `${size}x${size}`;

/** The manifest as JSON has it. */
export function webManifest({ baseUrl, language, name }: AppNames) {
  return {
    // As it was when the app had only the pages of this folder: another id is another app for who has installed it.
    id: workerScopes(baseUrl).folder,
    name,
    short_name: name.slice(0, MAX_SHORT_NAME),
    lang: language,
    start_url: baseUrl + SITE_PAGES.introduction.slice(1),
    scope: baseUrl,
    display: 'standalone',
    theme_color: THEME_COLORS.light,
    background_color: BACKGROUND,
    icons: APP_ICONS.filter((icon) => icon !== TOUCH_ICON).map(({ path, size, isMaskable }) => ({
      src: baseUrl + path,
      sizes: sizeOf(size),
      type: 'image/png',
      purpose: isMaskable ? 'maskable' : 'any',
    })),
  };
}

/** The SVG icon of a tab is Docusaurus' option `favicon`. */
export function manifestTags(baseUrl: string): HtmlTagObject[] {
  return [
    {
      tagName: 'link',
      attributes: {
        rel: 'icon',
        href: baseUrl + FAVICON.path,
        sizes: FAVICON.sizes.map(sizeOf).join(' '),
      },
    },
    {
      tagName: 'link',
      attributes: {
        rel: 'icon',
        type: 'image/png',
        href: baseUrl + TAB_ICON.path,
        sizes: sizeOf(TAB_ICON.size),
      },
    },
    { tagName: 'link', attributes: { rel: 'manifest', href: baseUrl + MANIFEST_FILE } },
    { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: baseUrl + TOUCH_ICON.path } },
  ];
}
