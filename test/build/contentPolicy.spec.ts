/** The hashes of the content security policy are those of the scripts in the pages, read by another parser than the build's. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { load } from 'cheerio';
import { INLINE_SCRIPTS } from '../../src/data/inlineScripts';
import { HOST_LIMITS, headersAt, readHeaders } from '../../src/lib/hosting/hostRules';
import { BUILD } from './builtPage';

const headersText = readFileSync(path.join(BUILD, '_headers'), 'utf8');

const rules = readHeaders(headersText);
const policyAt = (pathname: string) =>
  headersAt(rules, pathname).get('Content-Security-Policy') ?? '';
const hashesIn = (text: string) =>
  [...text.matchAll(/'(sha256-[^']+)'/g)].map(([, hash = '']) => hash);

const policy = policyAt('/zh/x/introduction/');
const hashes = hashesIn(policy);

/** The pages in which edited demos run, which have a policy of their own. */
const FRAMES = ['live/index.html', 'zh/live/index.html'];

const scriptHash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('all inline scripts of all pages have a hash, and no hash is for nothing', () => {
  test.slow();
  const found = new Set<string>();
  const pages = readdirSync(BUILD, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  expect(pages.length).toBeGreaterThan(800);
  expect(pages).toEqual(expect.arrayContaining(['404.html', 'zh/404.html']));
  expect(pages).toEqual(expect.arrayContaining(FRAMES));
  for (const page of pages.filter((each) => !FRAMES.includes(each))) {
    const $ = load(readFileSync(path.join(BUILD, page), 'utf8'));
    for (const script of $('script:not([src]):not([type$="json"])')) {
      const hash = scriptHash($(script).text());
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

test('the pages of edited demos run their own two scripts and blobs, and add nothing to other pages', () => {
  for (const frame of FRAMES) {
    const html = readFileSync(path.join(BUILD, frame), 'utf8');
    const own = policyAt(`/${frame.replace('index.html', '')}`);
    const $ = load(html);
    const inner = load($('template').html() ?? '');
    const scripts = [
      ...$('script:not([type$="json"])')
        .toArray()
        .map((script) => $(script).text()),
      ...inner('script')
        .toArray()
        .map((script) => inner(script).text()),
    ];
    expect(hashesIn(own).toSorted()).toEqual([...new Set(scripts)].map(scriptHash).toSorted());
    expect(own).toContain("default-src 'none'");
    expect(own).toMatch(/script-src blob: '[^;']*' '[^;']*';/);
    expect(own).toContain("connect-src 'none'");
    expect($('meta[http-equiv="Content-Security-Policy"]').attr('content')).toBe(
      own.replace("; frame-ancestors 'self'", ''),
    );
    expect(hashes.filter((hash) => hashesIn(own).includes(hash))).toEqual([]);
  }
  expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval' 'sha256-/);
  expect(/script-src[^;]*/.exec(policy)?.[0]).not.toMatch(/blob:|unsafe-inline|'unsafe-eval'/);
  for (const other of ['/', '/zh/', '/live', '/live/nothing/', '/nothing/', '/404.html']) {
    expect(policyAt(other), other).toBe(policy);
  }
});

test('the scripts of edited demos are there, once for all languages', () => {
  for (const frame of FRAMES) {
    const $ = load(readFileSync(path.join(BUILD, frame), 'utf8'));
    const { files } = JSON.parse($('script[type$="json"]').text()) as {
      readonly files: readonly string[];
    };
    const present = readdirSync(path.join(BUILD, 'assets/live'))
      .filter((name) => name.endsWith('.js'))
      .map((name) => `/assets/live/${name}`);
    expect(present.toSorted()).toEqual(files.toSorted());
    for (const file of files) {
      expect(file).toMatch(/\/[\w-]+\.[\da-f]{16}\.js$/);
    }
  }
});

test('static hosts take the line of the policy, with room for services', () => {
  const longest = Math.max(...headersText.split('\n').map((line) => line.length));
  expect(longest).toBeLessThan(HOST_LIMITS.headerLine - 400);
});
