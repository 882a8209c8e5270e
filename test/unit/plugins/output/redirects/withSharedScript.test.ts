/** @jest-environment jsdom */
import createPage from '@docusaurus/plugin-client-redirects/lib/createRedirectPageContent';
import { withSharedScript } from '../../../../../plugins/output/redirects/withSharedScript';
import { isSitePage } from '../../../../../src/lib/offline/offline';

const SCRIPT = /<script>[^]*<\/script>/;
const pages = ['/x/react-charts/', '/zh/x/a-b/'].map((toUrl) =>
  withSharedScript(createPage({ toUrl })),
);

it('gives all pages of the installed plugin the same script', () => {
  expect(new Set(pages.map((page) => SCRIPT.exec(page)?.[0])).size).toBe(1);
  expect(pages[1]).toContain('content="0; url=/zh/x/a-b/"');
});

it('marks the page as one of the site, so that the service worker keeps it', () => {
  expect(pages.map(isSitePage)).toEqual([true, true]);
});

it('leads to the address of the page, with what was asked for', () => {
  document.documentElement.innerHTML = pages[1] ?? '';
  window.history.replaceState(null, '', '/old/?a=1#b');
  const [, text = ''] = /<script>location\.href=(.*)<\/script>/.exec(pages[1] ?? '') ?? [];
  expect(window.eval(text)).toBe('http://localhost/zh/x/a-b/?a=1#b');
});

it('refuses a page that looks different', () => {
  expect(() => withSharedScript('<script>location.replace("/x/")</script>')).toThrow(
    'plugins/output/redirects',
  );
});
