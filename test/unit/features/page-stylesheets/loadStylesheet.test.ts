/** @jest-environment jsdom */
import { loadStylesheet } from '../../../../src/features/page-stylesheets/loadStylesheet';

const answer = (text: string, ok = true) =>
  jest.fn().mockResolvedValue({ ok, url: '', text: async () => text });

const styles = () => [...document.head.querySelectorAll('style')].map((style) => style.textContent);
const links = () => [...document.head.querySelectorAll('link')].map(({ href }) => href);

beforeEach(() => {
  document.head.innerHTML = '';
});

test('the text comes into the layer, once', async () => {
  global.fetch = answer('.a{src:url(b.woff2)}');
  await Promise.all([
    loadStylesheet('https://a.test/1.css'),
    loadStylesheet('https://a.test/1.css'),
  ]);
  expect(styles()).toEqual(['@layer fonts {\n.a{src:url("https://a.test/b.woff2")}\n}']);
  expect(links()).toEqual([]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test.each([
  ['forbidden', '2', jest.fn().mockRejectedValue(new TypeError('CORS'))],
  ['an error', '3', answer('', false)],
  ['one that imports others', '4', answer('@import "c.css";')],
])('a sheet that is %s becomes a link', async (_why, name, fetchIt) => {
  global.fetch = fetchIt;
  await loadStylesheet(`https://a.test/${name}.css`);
  expect(styles()).toEqual([]);
  expect(links()).toEqual([`https://a.test/${name}.css`]);
});
