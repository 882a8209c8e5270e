/** @jest-environment jsdom */
import { sanitizeAd } from '../../../../src/features/ads/sanitizeAd';

it.each([
  ['plain text', 'plain text'],
  ['<b>bold</b> &amp; more', '<b>bold</b> &amp; more'],
  ['<script>alert(1)</script>text', 'text'],
  ['<img src=x onerror=alert(1)>text', 'text'],
  ['<b onclick="alert(1)" style="position:fixed" class="x" id="main-content">b</b>', '<b>b</b>'],
  ['<iframe src="https://a.test"></iframe><style>*{}</style>text', 'text'],
  ['<a href="javascript:alert(1)">a</a>', '<a target="_blank" rel="sponsored noopener">a</a>'],
  ['<a href="data:text/html,x">a</a>', '<a target="_blank" rel="sponsored noopener">a</a>'],
  [
    '<a href="https://a.test" rel="opener" target="_top">a</a>',
    '<a href="https://a.test" target="_blank" rel="sponsored noopener">a</a>',
  ],
  ['<svg><a href="https://a.test"><script>1</script></a></svg>text', 'text'],
])('%s becomes %s', (html, safe) => {
  expect(sanitizeAd(html)).toBe(safe);
});
