/**
 * All pages of the API reference, as the build wrote them: none is opened in a browser, so that 194 of them in two
 * languages cost seconds.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { versions as baseVersions } from '../../docs/base/api/packages.json';
import { versions } from '../../docs/x/api/packages.json';
import apiIndex from '../../src/data/apiIndex.json';
import { functionAnchor, propAnchor } from '../../src/lib/api/apiAnchors';
import { type ApiModel, apiPath, apiTitle, membersOf } from '../../src/lib/api/apiModel';
import { folderOf } from '../../tools/api-reference/pageFiles';
import { readApiIndex } from '../../src/lib/api/apiTree';

const ROOT = path.join(__dirname, '../..');
const ENTRIES = readApiIndex(apiIndex);
const VERSIONS = new Map(Object.entries({ ...versions, ...baseVersions }));

interface BuiltPage {
  readonly html: string;
  /** What is inside of `<article>`. */
  readonly article: string;
}

function builtPage(address: string): BuiltPage {
  const html = readFileSync(path.join(ROOT, 'build', address, 'index.html'), 'utf8');
  return { html, article: /<article>(.*)<\/article>/s.exec(html)?.[1] ?? '' };
}

function modelAt(address: string): ApiModel {
  const model: ApiModel = JSON.parse(
    readFileSync(path.join(ROOT, folderOf(address), 'api.json'), 'utf8'),
  );
  return model;
}

/** What a reader sees of HTML. Escaped signs stay escaped. */
function words(html: string): string {
  return html
    .replace(/<(style|script|svg)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/[\s\u200B]+/g, ' ')
    .trim();
}

function firstMatch(html: string, pattern: RegExp): string {
  return words(pattern.exec(html)?.[1] ?? '');
}

/** Ids that the page has, each as often as it stands there. */
function idsOf(html: string): readonly string[] {
  return [...html.matchAll(/\sid="?([^"\s>]+)/g)].map((match) => match[1] ?? '');
}

/** Headings of the second level below which there is nothing. */
function emptySections(article: string): readonly string[] {
  return article
    .split(/(?=<h2\b)/)
    .slice(1)
    .filter((section) => words(section.replace(/^<h2\b.*?<\/h2>/s, '')) === '')
    .map((section) => words(section));
}

/** Types inside of others to which something leads: without JavaScript, not every browser would open these. */
function hiddenTargets(article: string): readonly string[] {
  const inner = new Set<string>();
  let depth = 0;
  for (const [, end, id = ''] of article.matchAll(/<(\/?)details\b(?:[^>]*?\bid="?([\w-]+))?/g)) {
    depth += end ? -1 : 1;
    if (!end && depth > 1) {
      inner.add(id);
    }
  }
  return [...article.matchAll(/href="?#(type-\w+)/g)].flatMap(([, id = '']) =>
    inner.has(id) ? [id] : [],
  );
}

/** Signs of Markdown and HTML that a reader should never see, outside code; types have angle brackets of their own. */
function leaks(article: string): readonly string[] {
  const prose = words(article.replace(/<(code|pre)\b.*?<\/\1>/gs, ' '));
  return (
    prose.match(
      /&lt;\/?(?:a|b|br|code|em|i|li|ol|p|pre|strong|ul)\b|&amp;\w+;|\[\[|\]\((?:https?:|[/#])|```|\*\*|\{@\w+/g,
    ) ?? []
  );
}

for (const language of ['', '/zh']) {
  test(`all API pages of ${language || '/en'} say what they document`, () => {
    expect(ENTRIES.length).toBeGreaterThan(190);
    const titles = new Map<string, string>();
    for (const entry of ENTRIES) {
      const address = apiPath(entry);
      const { html, article } = builtPage(language + address);
      const model = modelAt(address);
      const page = expect.soft;
      const title = firstMatch(html, /<title\b[^>]*>(.*?)<\/title>/s);
      page(title, address).toContain(`${apiTitle(entry)} API`);
      // Two products have a Toolbar and a ToolbarButton: the product tells them apart.
      const name = `${entry.product} ${title}`;
      page(titles.get(name), `${address}: title of its own`).toBeUndefined();
      titles.set(name, address);
      page(firstMatch(article, /<h1\b[^>]*>(.*?)<\/h1>/s), address).toContain(
        `${apiTitle(entry)} API`,
      );
      page(html, `${address}: description`).toMatch(
        /<meta [^>]*name="?description"? content="[^"]{20,}/,
      );
      for (const { name: packageName } of model.packages) {
        const version = VERSIONS.get(packageName) ?? '';
        page(version, packageName).toMatch(/^\d+\.\d+/);
        page(words(article), address).toContain(`${packageName} ${version}`);
      }
    }
  });

  test(`all API pages of ${language || '/en'} have a row for each prop, and nothing empty or raw`, () => {
    const wrong: string[] = [];
    for (const entry of ENTRIES) {
      const address = apiPath(entry);
      const { html, article } = builtPage(language + address);
      const model = modelAt(address);
      const ids = idsOf(html);
      const anchorOf = model.kind === 'functions' ? functionAnchor : propAnchor;
      const wanted = membersOf(model).map(({ name }) => anchorOf(entry.name, name));
      const rows = ids.filter((id) => id.startsWith(anchorOf(entry.name, '')));
      wrong.push(
        ...wanted.filter((id) => !rows.includes(id)).map((id) => `${address} lacks #${id}`),
        ...rows.filter((id) => !wanted.includes(id)).map((id) => `${address} invents #${id}`),
        ...ids
          .filter((id, index) => ids.indexOf(id) !== index)
          .map((id) => `${address} has #${id} twice`),
        ...emptySections(article).map((heading) => `${address} has nothing below ${heading}`),
        ...hiddenTargets(article).map((id) => `${address} leads to #${id}, which may be closed`),
        ...leaks(article).map((text) => `${address} shows ${text}`),
      );
    }
    expect(wrong).toEqual([]);
  });
}
