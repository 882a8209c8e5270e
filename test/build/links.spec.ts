/**
 * Links within the site, as the build wrote them: each leads to a file, and to an anchor of it. The check of Docusaurus
 * sees what components render; this one also what loaders put in and what is generated. A second for each hundred pages.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { BUILD } from './builtPage';

/** A tag with its attributes. Values may hold any sign, so those in quotes are taken as a whole. */
const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi;
const HREF = /\shref=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/;
const ANCHORS = /\s(?:id|name)=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

interface Page {
  /** From the root of the site: `/x/introduction/index.html`. */
  readonly file: string;
  readonly anchors: ReadonlySet<string>;
  readonly links: readonly string[];
}

function valueOf(match: RegExpMatchArray): string {
  const value = match[1] ?? match[2] ?? match[3] ?? '';
  return value.replace(/&(?:amp|quot|#x27|#39|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);
}

function readPage(file: string): Page {
  const html = readFileSync(path.join(BUILD, file), 'utf8').replace(
    /<(script|style)\b.*?<\/\1>/gs,
    '',
  );
  const anchors = new Set<string>();
  const links = new Set<string>();
  for (const [tag] of html.matchAll(TAG)) {
    for (const match of tag.matchAll(ANCHORS)) {
      anchors.add(valueOf(match));
    }
    const href = /^<a\s/i.test(tag) ? HREF.exec(tag) : null;
    if (href) {
      links.add(valueOf(href));
    }
  }
  return { file, anchors, links: [...links] };
}

test('every link within the site leads to a page, and to an anchor that it has', () => {
  const files = readdirSync(BUILD, { recursive: true, encoding: 'utf8' }).map(
    (file) => `/${file.replaceAll('\\', '/')}`,
  );
  const present = new Set(files);
  const pages = new Map(
    files.filter((file) => file.endsWith('.html')).map((file) => [file, readPage(file)]),
  );
  const wrong: string[] = [];
  let count = 0;
  for (const { file, links } of pages.values()) {
    const from = new URL(file.replace(/index\.html$/, ''), 'https://site.example');
    for (const href of links) {
      const to = URL.canParse(href, from) ? new URL(href, from) : undefined;
      if (to && to.origin !== from.origin) {
        continue;
      }
      count += 1;
      const target = to && decodeURI(to.pathname).replace(/\/$/, '/index.html');
      const anchor = decodeURIComponent(to?.hash.slice(1) ?? '');
      if (target === undefined || !present.has(target)) {
        wrong.push(`${file}: ${href} leads to no file`);
      } else if (anchor !== '' && pages.get(target)?.anchors.has(anchor) !== true) {
        wrong.push(`${file}: ${href} leads to no anchor`);
      }
    }
  }
  expect(count).toBeGreaterThan(10_000);
  expect(wrong).toEqual([]);
});
