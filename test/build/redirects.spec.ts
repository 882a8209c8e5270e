/** Old addresses lead on, wherever the build is served. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { OLD_ADDRESSES } from '../../src/data/oldAddresses';
import { readHeaders, readRedirects } from '../../src/lib/hosting/hostRules';
import { BUILD } from './builtPage';

const read = (name: string) => readFileSync(path.join(BUILD, name), 'utf8');
const allRedirects = readRedirects(read('_redirects'));
/** Without those for the beginnings of paths, which no page takes. */
const redirects = new Map([...allRedirects].filter(([from]) => !from.endsWith('*')));

test('each leads to a file of the build, in its language and its format', () => {
  const lost = [...redirects].filter(
    ([, { to }]) => !existsSync(path.join(BUILD, to.endsWith('/') ? `${to}index.html` : to)),
  );
  expect(lost).toEqual([]);
  for (const base of ['', '/zh']) {
    for (const [from, to] of Object.entries(OLD_ADDRESSES)) {
      expect(redirects.get(base + from)?.to).toBe(base + to);
      expect(redirects.get(base + from.slice(0, -1))?.to).toBe(base + to);
      expect(redirects.get(`${base}${from.slice(0, -1)}.md`)?.to).toBe(
        `${base}${to.slice(0, -1)}.md`,
      );
    }
  }
});

test('a page leads on where a host has no rules', () => {
  const pages = [...redirects].filter(([from]) => from.endsWith('/'));
  expect(pages.length).toBeGreaterThan(80);
  for (const [from, { to }] of pages) {
    const html = read(`${from}index.html`);
    expect(html).toMatch(new RegExp(`http-equiv="?refresh"? content="0; ?url=${to}"`));
    expect(html).toMatch(new RegExp(`rel="?canonical"? href="?${to}"?`));
  }
});

test('neither sitemap nor the lists for programs name an old address', () => {
  for (const name of ['sitemap.xml', 'zh/sitemap.xml', 'llms.txt', 'zh/llms.txt']) {
    const text = read(name);
    const named = [...redirects.keys()].filter((from) => from.endsWith('/') && text.includes(from));
    // A longer address may begin or end with an old one: only whole paths count.
    const whole = named.filter((from) => new RegExp(`https?://[^/\\s<]+${from}[\\s<)]`).test(text));
    expect(whole, name).toEqual([]);
  }
});

test('hosts can read what they are told of headers', () => {
  const rules = readHeaders(read('_headers'));
  expect(rules.some(({ fits }) => fits('/zh/x/introduction/'))).toBe(true);
});
