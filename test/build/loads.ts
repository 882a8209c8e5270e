/** What a page loads, in a browser, and how much that weighs. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { BUILD } from './builtPage';

/** Bytes. */
export const KIB = 1024;

/** Brotli bytes of built files, by their addresses. */
export function brotliBytes(urls: Iterable<string>): number {
  let sum = 0;
  for (const url of urls) {
    sum += brotliCompressSync(readFileSync(path.join(BUILD, new URL(url).pathname))).length;
  }
  return sum;
}

/** Addresses of what a page has loaded. */
export interface Loaded {
  readonly scripts: Set<string>;
  readonly styles: Set<string>;
  readonly fonts: Set<string>;
}

/** Records what the page itself loads: scripts that run, stylesheets, fonts. */
export async function recordLoads(page: Page): Promise<Loaded> {
  const loaded: Loaded = { scripts: new Set(), styles: new Set(), fonts: new Set() };
  const session = await page.context().newCDPSession(page);
  await session.send('Debugger.enable');
  // A script counts when the browser has parsed it to run it; one that was only fetched ahead has not.
  session.on('Debugger.scriptParsed', ({ url }) => {
    if (/^http.*\.js$/.test(url)) {
      loaded.scripts.add(url);
    }
  });
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'stylesheet') {
      loaded.styles.add(request.url());
    }
    if (request.resourceType() === 'font') {
      loaded.fonts.add(request.url());
    }
  });
  return loaded;
}

/** Opens a page and waits until it is alive and asks for nothing more. On a busy machine its scripts begin late. */
export async function openRested(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}
