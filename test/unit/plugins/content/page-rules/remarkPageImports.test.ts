import { remarkPageImports } from '../../../../../plugins/content/page-rules';
import { page, parseMdx } from '../mdx/parseMdx';

const fine = {
  fence: "```tsx\nimport a from './a';\n```\n\nWrite `import.meta`, or require('a').\n",
  expressions:
    '## A {/* #a */}\n\n<Demo src="./require.tsx" height={400} {...options} />\n\n{1 + 1}\n',
};
const wrong = {
  loader: [
    "Text\n\nimport env from '!!raw-loader!../../../.env';\n",
    3,
    "import env from '!!raw-loader!",
  ],
  export: ['export const a = 1;\n', 1, 'export const a = 1;'],
  text: ["Text {require('../../../package.json').name}\n", 1, "require('../../../package.json')"],
  flow: [
    "{new URL('../../../.env', import.meta.url).href}\n",
    1,
    "new URL('../../../.env', import.meta.url)",
  ],
  attribute: ["Text\n\n<a href={require('./a.txt')}>a</a>\n", 3, "require('./a.txt')"],
  spread: ["<a {...require('./a.json')} />\n", 1, "...require('./a.json')"],
} as const;
const treeOf = parseMdx({
  ...fine,
  ...Object.fromEntries(Object.entries(wrong).map(([name, [text]]) => [`wrong ${name}`, text])),
});

describe('remarkPageImports', () => {
  it.each(Object.keys(fine))('accepts a page that takes in nothing: %s', (name) => {
    expect(() => remarkPageImports()(treeOf(name), page(''))).not.toThrow();
  });

  it.each(Object.entries(wrong))(
    'refuses what takes in files, with page, line and what to write: %s',
    (name, [, line, code]) => {
      const run = () => remarkPageImports()(treeOf(`wrong ${name}`), page(''));
      expect(run).toThrow(`docs/x/page/index.mdx:${line}: The page has \`${code}`);
      expect(run).toThrow('but a page takes in nothing by itself. Show a component with <Demo>');
    },
  );
});
