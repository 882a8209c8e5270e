import { preparePage } from '../../../../../plugins/content/api-reference/preparePage';
import { createMarkdownRenderer } from '../../../../../plugins/content/api-reference/renderMarkdown';
import type { FunctionsApi } from '../../../../../src/lib/api/apiModel';

const model = (...descriptions: readonly string[]): FunctionsApi => ({
  kind: 'functions',
  name: 'Hooks',
  product: 'charts',
  description: '',
  imports: ["import { useA } from 'a';"],
  packages: [],
  demos: [],
  functions: [
    {
      name: 'useA',
      type: '(options: A<B>) => void',
      description: 'Reads `a`.',
      imports: ["import { useA } from 'a';"],
      signature: {
        parameters: [
          {
            name: 'options',
            type: 'A<B>',
            description: '',
            members: descriptions.map((description, index) => ({
              name: `m${index}`,
              type: 'C<D>',
              default: '`c` or <d>',
              deprecated: 'Use `e`.',
              description,
            })),
          },
        ],
      },
    },
  ],
});

function prepared(...descriptions: readonly string[]) {
  const page = preparePage(model(...descriptions), {
    markdown: createMarkdownRenderer({ addressOf: () => undefined, pathOfName: () => undefined }),
    demos: [],
    guides: {},
    named: { types: {}, addressOf: () => undefined },
  });
  return page.model.kind === 'functions' ? page.model.functions[0] : undefined;
}

test('the texts of options become HTML', () => {
  const [options] = prepared('Sets `c`.')?.signature?.parameters ?? [];
  expect(options?.type).toBe('A&lt;B&gt;');
  expect(options?.members).toEqual([
    {
      name: 'm0',
      type: 'C&lt;D&gt;',
      default: expect.stringContaining('<code translate="no">c</code> or &lt;d&gt;'),
      deprecated: expect.stringContaining('<code translate="no">e</code>'),
      description: 'Sets <code translate="no">c</code>.',
    },
  ]);
});

test('paragraphs and lists stay apart, lines do not', () => {
  const [options] =
    prepared('One\nline', 'One\n\nTwo', 'Some:\n- a\n- b')?.signature?.parameters ?? [];
  expect(options?.members?.map(({ description }) => description.replace(/\s+/g, ' '))).toEqual([
    'One line',
    expect.stringMatching(/^<p>One<\/p> ?<p>Two<\/p>/),
    expect.stringMatching(/<ul>.*<li>a<\/li>/),
  ]);
});

test('imports of functions stay as they are, and the page’s own stand elsewhere', () => {
  expect(prepared()?.imports).toEqual(["import { useA } from 'a';"]);
});
