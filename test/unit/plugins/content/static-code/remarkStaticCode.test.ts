import { remarkStaticCode } from '../../../../../plugins/content/static-code';
import { attributesOf, elementsOf, nodesOf, page, parseMdx } from '../mdx/parseMdx';

const texts = {
  titled: '```tsx title="src/App.tsx"\nconst a = <b />;\n```',
  tab: '```bash tab="npm"\nnpm install\n```',
  both: '```js tab="a" title="b c"\nf();\n```',
  plain: '```\na < b && c\n```',
  text: '```text\na < b\n```',
  nested:
    ':::info\n\n- one\n\n  ```json\n  {}\n  ```\n\n:::\n\n<Tabs>\n\n```css\na{}\n```\n\n</Tabs>',
  inline: 'Some `code` here.',
  sh: '---\ntitle: T\n---\n\nText\n\n```sh\nls\n```',
  unknown: '```rust\nfn main() {}\n```',
  lines: '```tsx {1,3}\na\n```',
  unquoted: '```tsx title=App.tsx\na\n```',
  emptyTitle: '```tsx title=""\na\n```',
  twice: '```tsx title="a" title="b"\na\n```',
  otherMeta: '```tsx title="a" live\na\n```',
};
const treeOf = parseMdx(texts);

function codeOf(name: keyof typeof texts) {
  remarkStaticCode()(treeOf(name), page(texts[name]));
  return elementsOf(treeOf(name), 'StaticCode').map(attributesOf);
}

describe('remarkStaticCode', () => {
  it('passes the language, the title and the highlighted HTML', () => {
    const [code] = codeOf('titled');
    expect(code).toMatchObject({ language: 'tsx', title: 'src/App.tsx' });
    expect(code).not.toHaveProperty('tab');
    expect(code?.html).toContain('<span class="token keyword">const</span>');
  });

  it('passes the name of a tab, and both in any order', () => {
    expect(codeOf('tab')).toMatchObject([{ language: 'bash', tab: 'npm' }]);
    expect(codeOf('both')).toMatchObject([{ tab: 'a', title: 'b c' }]);
  });

  it('only escapes code without a language, and names no language', () => {
    expect(codeOf('plain')).toEqual([{ html: 'a &lt; b &amp;&amp; c' }]);
    expect(codeOf('text')).toEqual([{ language: 'text', html: 'a &lt; b' }]);
  });

  it('finds fences in callouts, lists and elements, and leaves no code node behind', () => {
    expect(codeOf('nested')).toMatchObject([{ language: 'json' }, { language: 'css' }]);
    expect(nodesOf(treeOf('nested')).filter(({ type }) => type === 'code')).toEqual([]);
  });

  it('leaves code in running text alone', () => {
    expect(codeOf('inline')).toEqual([]);
    expect(nodesOf(treeOf('inline')).filter(({ type }) => type === 'inlineCode')).toHaveLength(1);
  });

  it.each([
    ['sh', 7, 'Use bash instead'],
    ['unknown', 1, 'The language "rust" is not supported'],
    ['lines', 1, 'A code fence does not know `{1,3}`'],
    ['unquoted', 1, 'A code fence does not know `title=App.tsx`'],
    ['emptyTitle', 1, 'A code fence does not know `title=""`'],
    ['twice', 1, 'title="…" twice'],
    ['otherMeta', 1, 'A code fence does not know `live`'],
  ] as const)('reports %s with the page and the line', (name, line, message) => {
    const run = () => codeOf(name);
    expect(run).toThrow(`docs/x/page/index.mdx:${line}: `);
    expect(run).toThrow(message);
  });
});
