/** What makes the site an app that a reader can install: the manifest, its icons, and the tags that lead to them. */
import type { HtmlTagObject } from '@docusaurus/types';
import { THEME_COLORS } from '../../../src/lib/theme/colorMode';
import { workerLocation } from '../../../src/lib/offline/offline';

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

export const APP_ICONS: readonly AppIcon[] = [
  { path: 'img/icons/icon-192.png', size: 192, isMaskable: false },
  { path: 'img/icons/icon-512.png', size: 512, isMaskable: false },
  { path: 'img/icons/maskable-192.png', size: 192, isMaskable: true },
  { path: 'img/icons/maskable-512.png', size: 512, isMaskable: true },
  TOUCH_ICON,
];

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

/** The manifest as JSON has it. */
export function webManifest({ baseUrl, language, name }: AppNames) {
  const { scope } = workerLocation(baseUrl);
  return {
    id: scope,
    name,
    short_name: name.slice(0, MAX_SHORT_NAME),
    lang: language,
    start_url: `${scope}introduction/`,
    scope,
    display: 'standalone',
    theme_color: THEME_COLORS.light,
    background_color: BACKGROUND,
    icons: APP_ICONS.filter((icon) => icon !== TOUCH_ICON).map(({ path, size, isMaskable }) => ({
      src: baseUrl + path,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: isMaskable ? 'maskable' : 'any',
    })),
  };
}

export function manifestTags(baseUrl: string): HtmlTagObject[] {
  return [
    { tagName: 'link', attributes: { rel: 'manifest', href: baseUrl + MANIFEST_FILE } },
    { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: baseUrl + TOUCH_ICON.path } },
  ];
}
