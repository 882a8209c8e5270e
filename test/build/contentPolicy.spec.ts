/** The hashes of the content security policy are those of the scripts in the pages, read by another parser than the build's. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { load } from 'cheerio';
import { INLINE_SCRIPTS } from '../../src/data/inlineScripts';
import { HOST_LIMITS, readHeaders } from '../../src/lib/hosting/hostRules';
import { BUILD } from './builtPage';

const headersText = readFileSync(path.join(BUILD, '_headers'), 'utf8');

const [policy = ''] = readHeaders(headersText)
  .filter(({ fits }) => fits('/zh/x/introduction/'))
  .flatMap(({ headers }) => headers.get('Content-Security-Policy') ?? []);

const hashes = [...policy.matchAll(/'(sha256-[^']+)'/g)].map(([, hash = '']) => hash);

test('all inline scripts of all pages have a hash, and no hash is for nothing', () => {
  test.slow();
  const found = new Set<string>();
  const pages = readdirSync(BUILD, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  expect(pages.length).toBeGreaterThan(800);
  expect(pages).toEqual(expect.arrayContaining(['404.html', 'zh/404.html']));
  for (const page of pages) {
    const $ = load(readFileSync(path.join(BUILD, page), 'utf8'));
    for (const script of $('script:not([src]):not([type$="json"])')) {
      const hash = `sha256-${createHash('sha256').update($(script).text()).digest('base64')}`;
      found.add(hash);
      expect.soft(hashes, `${page}: ${$(script).text().slice(0, 80)}`).toContain(hash);
    }
    const handlers = $('*')
      .toArray()
      .flatMap((element) => ('attribs' in element ? Object.keys(element.attribs) : []))
      .filter((name) => name.startsWith('on'));
    expect.soft(handlers, page).toEqual([]);
  }
  expect([...found].sort()).toEqual([...hashes].sort());
  expect(hashes.length).toBeLessThanOrEqual(INLINE_SCRIPTS.length);
});

test('static hosts take the line of the policy, with room for services', () => {
  const longest = Math.max(...headersText.split('\n').map((line) => line.length));
  expect(longest).toBeLessThan(HOST_LIMITS.headerLine - 400);
});
