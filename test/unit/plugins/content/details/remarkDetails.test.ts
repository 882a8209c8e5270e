import { remarkDetails } from '../../../../../plugins/content/details';
import { attributesOf, elementsOf, page, parseMdx } from '../mdx/parseMdx';

const inside = (text: string) => `<Details summary="More">\n\n${text}\n\n</Details>\n`;

const fine = {
  code: '<Details id="nulls" summary="What `null` does">\n\nIt clears.\n\n</Details>\n',
  content: inside('- one\n\n| a |\n| - |\n| b |\n\n```ts\nlet a;\n```\n\n:::info\nNote.\n:::'),
};
const wrong = {
  noSummary: ['Text\n\n<Details>\n\nText\n\n</Details>\n', 3, '<Details> needs a summary'],
  emptySummary: ['<Details summary=" ">\n\nText\n\n</Details>\n', 1, '<Details> needs a summary'],
  inText: ['A <Details summary="a">b</Details>\n', 1, 'Write <Details> and </Details> on lines'],
  open: [
    '<Details open summary="a">\n\nb\n\n</Details>\n',
    1,
    '<Details> has no attributes besides',
  ],
  heading: [inside('### A'), 3, '<Details> contains a heading'],
  demo: [inside('<Demo src="./A.tsx" />'), 3, '<Details> contains a demo'],
} as const;

const treeOf = parseMdx({
  ...fine,
  ...Object.fromEntries(Object.entries(wrong).map(([name, [text]]) => [name, text])),
});

describe('remarkDetails', () => {
  it('makes an element of the summary, with its code', () => {
    const tree = treeOf('code');
    remarkDetails()(tree, page(fine.code));
    const [details] = elementsOf(tree, 'Details');
    expect(details && attributesOf(details)).toEqual({ id: 'nulls' });
    expect(details?.children[0]).toMatchObject({
      name: 'summary',
      children: [
        { type: 'text', value: 'What ' },
        { type: 'inlineCode', value: 'null' },
        { type: 'text', value: ' does' },
      ],
    });
  });

  it('accepts lists, tables, code and callouts', () => {
    const tree = treeOf('content');
    remarkDetails()(tree, page(fine.content));
    expect(elementsOf(tree, 'Details')[0]?.children.map(({ type }) => type)).toEqual([
      'mdxJsxTextElement',
      'list',
      'table',
      'code',
      'containerDirective',
    ]);
  });

  it.each(Object.entries(wrong))('refuses "%s"', (name, [text, line, message]) => {
    expect(() => remarkDetails()(treeOf(name), page(text))).toThrow(
      `docs/x/page/index.mdx:${line}: ${message}`,
    );
  });
});
