import { createMarkdownRenderer } from '../../../../../plugins/content/api-reference/renderMarkdown';

const pages = ['/x/react-data-grid', '/x/react-data-grid/sorting', '/x/react-data-grid/layout'];
const { blocks, inline } = createMarkdownRenderer({
  addressOf: (path) => (pages.includes(path) ? `/zh${path}/` : undefined),
});

it('gives the inside of a single paragraph, and blocks of more', () => {
  expect(blocks('If `true`, **all** rows.')).toBe(
    'If <code translate="no">true</code>, <strong>all</strong> rows.',
  );
  expect(blocks('One.\n\nTwo.')).toBe('<p>One.</p>\n<p>Two.</p>');
  expect(blocks('- a\n- b')).toBe('<ul>\n<li>a</li>\n<li>b</li>\n</ul>');
  expect(blocks('')).toBe('');
});

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'a <b onclick="x()">b</b>',
  '<!-- --><svg onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '`</code><script>alert(1)</script>`',
  '![x](https://example.com/x.png "onerror=alert(1)")',
  '[x](https://example.com/"onmouseover="alert(1))',
  '[x](https://example.com "\\"><script>alert(1)</script>")',
  '{@link https://example.com"><script>alert(1)</script> x}',
  '[[Name"><script>]]',
  '```\n</code></pre><script>alert(1)</script>\n```',
  '```"><script>alert(1)</script>\nx\n```',
])('lets no element or attribute of a comment through: %s', (hostile) => {
  for (const html of [blocks(hostile), inline(hostile)]) {
    const container = html.match(/<[^>]*>/g) ?? [];
    const known =
      /^<\/?(?:p|code|pre|em|strong|a|span)>$|^<(?:code|pre|span) translate="no">$|^<a href="[^"<>]*"(?: title="[^"<>]*")?(?: rel="noopener noreferrer")?>$|^<code class="[^"<>]*">$/;
    expect(container.filter((tag) => !known.test(tag))).toEqual([]);
  }
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java&#115;cript:alert(1)',
  '&#x6A;avascript:alert(1)',
  'vbscript:x',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  '//example.com/x',
  'blob:x',
])('makes no link to %s', (target) => {
  expect(blocks(`[text](${target})`)).not.toContain('<a ');
  expect(blocks(`[text](<${target}>)`)).not.toContain('<a ');
  expect(blocks(`[text][1]\n\n[1]: ${target}`)).not.toContain('<a ');
  expect(blocks(`<${target}>`)).not.toContain('<a ');
  expect(blocks(`{@link ${target} text}`)).not.toContain('<a ');
});

it('leads to pages of this site where it has them, in the language of the build', () => {
  expect(blocks('[Sorting](https://mui.com/x/react-data-grid/sorting/#multi)')).toBe(
    '<a href="/zh/x/react-data-grid/sorting/#multi">Sorting</a>',
  );
  expect(blocks('[Sorting](/x/react-data-grid/sorting/)')).toBe(
    '<a href="/zh/x/react-data-grid/sorting/">Sorting</a>',
  );
  expect(blocks('[Other](https://mui.com/x/react-data-grid/other/)')).toBe(
    '<a href="https://mui.com/x/react-data-grid/other/" rel="noopener noreferrer">Other</a>',
  );
  expect(blocks('[Other](/x/other/)')).toContain('href="https://mui.com/x/other/"');
});

it('leads to the section that this site has in the place of another one', () => {
  const link = '[Layout](https://mui.com/x/react-data-grid/layout/#flex-parent-container)';
  expect(blocks(link)).toBe(
    '<a href="/zh/x/react-data-grid/layout/#fill-the-rest-of-a-flex-layout">Layout</a>',
  );
});

it('links addresses that are written out, with words as the text', () => {
  expect(blocks('See https://react.dev/reference.')).toBe(
    'See <a href="https://react.dev/reference" rel="noopener noreferrer">reference (react.dev)</a>.',
  );
  expect(
    blocks('Use https://mui.com/x/react-data-grid/layout/#flex-parent-container instead'),
  ).toBe(
    'Use <a href="/zh/x/react-data-grid/layout/#fill-the-rest-of-a-flex-layout">Layout: flex parent container</a> instead',
  );
  expect(blocks('[https://mui.com/x/react-data-grid/sorting/](/x/react-data-grid/sorting/)')).toBe(
    '<a href="/zh/x/react-data-grid/sorting/">Sorting</a>',
  );
  expect(blocks('https://caniuse.com/?search=flex%20gap')).toContain('>flex gap (caniuse.com)</a>');
  expect(blocks('<https://owasp.org/www-community/attacks/CSV_Injection>')).toContain(
    '>CSV Injection (owasp.org)</a>',
  );
  expect(blocks('{@link https://react.dev}')).toContain('>react.dev</a>');
});

it('keeps links elsewhere, and links no names', () => {
  expect(blocks('Calls event.target.name and example.com')).toBe(
    'Calls event.target.name and example.com',
  );
});

it('keeps code and names of code from being translated', () => {
  expect(blocks('The itemId of a `row`')).toBe(
    'The <span translate="no">itemId</span> of a <code translate="no">row</code>',
  );
  expect(blocks('```ts\na;\n```')).toContain('<pre translate="no"><code class="language-ts">');
  expect(blocks('One.\n\n    a;')).toContain('<pre translate="no"><code>');
});

it('reads the link tags of doc comments', () => {
  expect(blocks('See {@link GridColDef}.')).toBe('See <code translate="no">GridColDef</code>.');
  expect(blocks('See {@link GridColDef the columns}.')).toBe(
    'See <code translate="no">the columns</code>.',
  );
  expect(blocks('See {@link https://react.dev React}.')).toContain('>React</a>.');
  expect(blocks('Of type [[GridColDef]][].')).toBe(
    'Of type <code translate="no">GridColDef[]</code>.',
  );
});
