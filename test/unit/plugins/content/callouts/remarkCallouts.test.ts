import { remarkCallouts } from '../../../../../plugins/content/callouts';
import { nodesOf, page, parseMdx } from '../mdx/parseMdx';

const fine = {
  info: 'Text\n\n:::info\n\nHello\n\n:::\n',
  titled: ':::warning[Mind the gap]\n\nHello\n\n:::\n',
  success: ':::success\nHello\n:::',
  error: ':::error\n\nHello\n\n:::\n\nMore',
  nested: '::::info\n\n:::error\n\nHello\n\n:::\n\n::::\n',
  inList: '- item\n\n  :::info\n\n  Hello\n\n  :::\n',
  inQuote: '> :::info\n> Hello\n> :::\n',
  withCode: ':::info\n\n```text\n:::note\n```\n\n:::\n',
};
const wrong = {
  note: ['---\ntitle: T\n---\n\n:::note\n\nHello\n\n:::\n', 5, '":::note" is not a callout'],
  tip: ['Text\n\n:::tip[Title]\n\nHello\n\n:::\n', 3, '":::tip" is not a callout'],
  leaf: ['::info\n', 1, '"::info" is not a callout'],
  unclosed: ['Text\n\n:::info\n\nHello\n\n## More\n', 3, '":::info" is not closed'],
  unclosedInner: ['::::info\n\n:::error\n\nHello\n\n::::\n', 3, '":::error" is not closed'],
  spaceBeforeName: ['::: info\n\nHello\n', 1, '"::: info" neither opens nor closes'],
  titleWithoutBrackets: [':::info My title\n\nHello\n\n:::\n', 1, '":::info My title" neither'],
  strayEnd: ['Hello\n\n:::\n', 3, '":::" neither opens nor closes'],
  endInsideParagraph: ['Hello\n:::\n', 1, '":::" neither opens nor closes'],
} as const;
const prose = {
  time: 'The train leaves at 10:30 or 10:30:15.',
  ratio: 'A ratio of a:b, key:value and std::vector.',
  label: 'Write size:large[px](https://example.com) here.',
  heading: '## Step:one and more',
};

const treeOf = parseMdx({
  ...fine,
  ...prose,
  ...Object.fromEntries(Object.entries(wrong).map(([name, [text]]) => [name, text])),
});

describe('remarkCallouts', () => {
  it.each(Object.entries(fine))('accepts the callout "%s" and leaves it as it is', (name, text) => {
    const tree = treeOf(name);
    const before = JSON.stringify(tree);
    remarkCallouts()(tree, page(text));
    expect(JSON.stringify(tree)).toBe(before);
  });

  it.each(Object.entries(wrong))(
    'reports "%s" with the page, the line and what is allowed',
    (name, [text, line, message]) => {
      const run = () => remarkCallouts()(treeOf(name), page(text));
      expect(run).toThrow(`docs/x/page/index.mdx:${line}: ${message}`);
      expect(run).toThrow(':::info, :::success, :::warning, :::error, :::bug');
    },
  );

  it.each(Object.entries(prose))('keeps the colons of running text: %s', (name, text) => {
    const tree = treeOf(name);
    remarkCallouts()(tree, page(text));
    const nodes = nodesOf(tree);
    expect(nodes.filter(({ type }) => type === 'textDirective')).toEqual([]);
    const written = nodes.map((node) => (node.type === 'text' ? node.value : '')).join('');
    expect(written).toBe(text.replace('## ', ''));
  });
});
