import { createMarkdown } from '../../../../../plugins/content/api-blocks/markdown';

it('keeps code and names of code from being translated', () => {
  const { blocks, lead } = createMarkdown((html) => html);
  expect(blocks('<p>The apiRef of a <a href="/gridApi/">row</a>: <code>rowId</code></p>')).toBe(
    '<p>The <span translate="no">apiRef</span> of a <a href="/gridApi/">row</a>: <code translate="no">rowId</code></p>',
  );
  expect(blocks('<pre><code class="ts">aB<i>c</i></code></pre>')).toBe(
    '<pre translate="no"><code class="ts">aB<i>c</i></code></pre>',
  );
  expect(lead('<p>The <a href="/x/">DataGrid</a>.</p>')).toBe(
    'The <span translate="no">DataGrid</span>.',
  );
});
