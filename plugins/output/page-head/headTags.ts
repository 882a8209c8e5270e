/** What is written into the head of a finished page. */
import { escapeHtml } from '../../../src/lib/text/escapeHtml';
import { scriptText } from '../../../src/lib/text/scriptText';
import type { Crumb } from './breadcrumbs';

/** An image that stands for a page where somebody shares its address. */
export interface SharedImage {
  /** Address with scheme and host. */
  readonly url: string;
  readonly alt: string;
  /** px */
  readonly width: number;
  /** px */
  readonly height: number;
}

export interface PageHead {
  /** Address of the site, without a slash at the end. */
  readonly siteUrl: string;
  /** By the rules of Open Graph: a home page is a `website`. */
  readonly kind: 'website' | 'article';
  readonly image: SharedImage;
  /** The way to the page; `undefined` for a page outside the tree. */
  readonly trail: readonly Crumb[] | undefined;
}

function attribute(value: string): string {
  return `"${escapeHtml(value).replaceAll('"', '&quot;')}"`;
}

function meta(property: string, content: string): string {
  return `<meta property="${property}" content=${attribute(content)}>`;
}

/** The way to a page for search engines: schema.org's `BreadcrumbList`. */
export function breadcrumbList(trail: readonly Crumb[], siteUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}

/** The tags, and no more than shared pages need: long pages have few elements left. */
export function headTags({ siteUrl, kind, image, trail }: PageHead): string {
  const tags = [
    meta('og:type', kind),
    meta('og:image', image.url),
    meta('og:image:width', String(image.width)),
    meta('og:image:height', String(image.height)),
    meta('og:image:alt', image.alt),
  ];
  if (trail) {
    const json = scriptText(breadcrumbList(trail, siteUrl));
    tags.push(`<script type="application/ld+json">${json}</script>`);
  }
  return tags.join('');
}

/** Docusaurus writes the language alone; Open Graph wants a territory too. */
const LOCALE = /(property="?og:locale(?::alternate)?"?\s+content="?)en(?=["\s/>])/g;

/**
 * A page's HTML with its head completed.
 * @throws when the HTML has no head
 */
export function withPageHead(html: string, head: PageHead): string {
  if (!html.includes('</head>')) {
    throw new Error('No </head> was found in the HTML of a page, so nothing can be added to it.');
  }
  return html.replaceAll(LOCALE, '$1en_US').replace('</head>', (end) => `${headTags(head)}${end}`);
}
