/** All addresses that the files of a build name, by the kind of file. */
import { load } from 'cheerio';

/** Attributes that hold an address. */
const ATTRIBUTES = ['href', 'src', 'action', 'poster', 'data-mirrored'] as const;
/** What the head says to others, with scheme and host. */
const META = 'meta[property="og:url"],meta[property="og:image"]';

const all = (text: string, pattern: RegExp): readonly string[] =>
  Array.from(text.matchAll(pattern), (match) => match[1] ?? '');

/**
 * In quotes, behind a slash: what scripts and data for search engines say of a file or a page. What a script compares, such
 * as the key that opens search, isn't an address.
 */
const QUOTED = /"((?:https?:\/)?\/[^"\s\\<>]*)"(?!===)/g;
const IN_STYLES = /url\(\s*["']?([^"')]+)/g;

function inHtml(html: string): readonly string[] {
  const $ = load(html, { scriptingEnabled: false });
  const attributes = ATTRIBUTES.flatMap((name) =>
    $(`[${name}]`)
      .toArray()
      .map((element) => $(element).attr(name) ?? ''),
  );
  const metas = $(META)
    .toArray()
    .map((element) => $(element).attr('content') ?? '');
  const scripts = $('script:not([src])')
    .toArray()
    .flatMap((element) => all($(element).text(), QUOTED));
  const styles = $('style,[style]')
    .toArray()
    .flatMap((element) => all($(element).attr('style') ?? $(element).text(), IN_STYLES));
  return [...attributes, ...metas, ...scripts, ...styles];
}

/** In links and images, and in the lines below titles of `llms-full.txt`. */
const inMarkdown = (text: string) => [
  ...all(text.replace(/^```.*?^```/gms, ''), /\]\(<?([^\s()<>]+)/g),
  ...all(text, /^URL: (\S+)$/gm),
];

const READERS: Readonly<Record<string, (text: string) => readonly string[]>> = {
  '.html': inHtml,
  '.css': (text) => all(text, IN_STYLES),
  '.md': inMarkdown,
  '.txt': (text) => [
    ...inMarkdown(text),
    ...all(text, /^(?:Dis)?[Aa]llow: (\S+)$/gm),
    ...all(text, /^Sitemap: (\S+)$/gm),
  ],
  '.xml': (text) => [...all(text, /<loc>([^<]+)/g), ...all(text, /\shref="([^"]+)/g)],
  '.webmanifest': (text) => all(text, QUOTED),
};

/**
 * The addresses in a file, as they are written.
 * @param extension with its dot; files of others have none that a reader follows
 */
export function addressesIn(text: string, extension: string): readonly string[] {
  return READERS[extension]?.(text) ?? [];
}
