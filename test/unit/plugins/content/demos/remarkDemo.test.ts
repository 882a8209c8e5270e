import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PAGE_FOLDERS } from '../../../../../src/data/docsInstances';
import { remarkDemo } from '../../../../../plugins/content/demos';
import { attributesOf, elementsOf, nodesOf, page, parseMdx } from '../mdx/parseMdx';

const site = mkdtempSync(path.join(tmpdir(), 'demos-'));
const folder = path.join(site, 'docs/x/page');
mkdirSync(path.join(folder, 'parts'), { recursive: true });
for (const name of ['First.tsx', 'Second.tsx', 'First.css.tsx', 'my-demo.tsx', 'parts/First.tsx']) {
  writeFileSync(path.join(folder, name), 'export default function Demo() {}\n');
}
const translations = path.join(site, 'i18n/zh');
for (const file of [
  'docusaurus-plugin-content-docs/current/page/Own.tsx',
  'docusaurus-plugin-content-docs/version-7.x/page/Own.tsx',
]) {
  mkdirSync(path.join(translations, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(translations, file), 'export default function Own() {}\n');
}
for (const file of [
  'docs/x/page/Own.tsx',
  'versioned_docs/version-7.x/page/Old.tsx',
  'versioned_docs/version-7.x/page/Kept.tsx',
  'docs/x/page/Kept.tsx',
  'src/pages/playground/Play.tsx',
  'docs/x/page/ButtonPlayground.tsx',
]) {
  mkdirSync(path.join(site, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(site, file), 'export default function Demo() {}\n');
}
symlinkSync('First.tsx', path.join(folder, 'Linked.tsx'));
afterAll(() => rmSync(site, { recursive: true }));

const options = { siteDir: site, folders: PAGE_FOLDERS };

const good = {
  none: 'No demo here.',
  bare: 'Text\n\n<Demo src="./First.tsx" />\n',
  options:
    '<Demo src="./First.tsx" bg="inline" defaultCodeOpen={false} maxWidth={400} height={600} iframe />',
  hidden: '<Demo src="./First.tsx" hideToolbar defaultCodeOpen={false} />',
  two: '<Demo src="./First.tsx" />\n\n<Demo src="./Second.tsx" bg="gradient" />',
  nested:
    ':::info\n\n- <Demo src="./First.tsx" />\n\n:::\n\n<Tabs><Tab><Demo src="./Second.tsx" /></Tab></Tabs>',
  subfolder: '<Demo src="./parts/First.tsx" />',
  own: '<Demo src="./Own.tsx" />',
  old: '<Demo src="./Old.tsx" />',
  kept: '<Demo src="./Kept.tsx" />',
  play: '<Demo src="./Play.tsx" />',
  playground: '<Playground component="Button" />',
};
const start = '---\ntitle: T\n---\n\n';
const wrong = {
  unknownAttribute: ['<Demo src="./First.tsx" background="x" />', 'no attribute "background"'],
  demoAttribute: ['<Demo src="./First.tsx" demo={x} />', 'no attribute "demo"'],
  spread: ['<Demo src="./First.tsx" {...options} />', "can't take {...options}"],
  repeated: ['<Demo src="./First.tsx" bg="inline" bg="inline" />', '"bg" twice'],
  wrongGround: ['<Demo src="./First.tsx" bg="dotted" />', 'one of bg="outlined", bg="inline"'],
  groundWithoutValue: ['<Demo src="./First.tsx" bg />', 'wrong value for "bg"'],
  textAsNumber: ['<Demo src="./First.tsx" maxWidth="400" />', 'as in maxWidth={400}'],
  negative: ['<Demo src="./First.tsx" height={-1} />', 'as in height={400}'],
  fraction: ['<Demo src="./First.tsx" height={1.5} />', 'as in height={400}'],
  textAsFlag: ['<Demo src="./First.tsx" iframe="true" />', 'iframe={true} or iframe={false}'],
  linked: [
    '<Demo src="./Linked.tsx" />',
    'leads through a symbolic link to docs/x/page/First.tsx. Put',
  ],
  computed: ['<Demo src="./First.tsx" maxWidth={100 * 4} />', 'wrong value for "maxWidth"'],
  toolbarShown: ['<Demo src="./First.tsx" hideToolbar={false} />', 'or leave it out'],
  hiddenAndOpen: [
    '<Demo src="./First.tsx" hideToolbar defaultCodeOpen={true} />',
    'hideToolbar and defaultCodeOpen={true}',
  ],
  content: ['<Demo src="./First.tsx">text</Demo>', 'takes no content'],
  playgroundAsDemo: [
    '<Demo src="./ButtonPlayground.tsx" />',
    'Write <Playground component="Button" />',
  ],
  playgroundWithoutName: ['<Playground />', 'Write <Playground component="Button" />'],
  playgroundWithSrc: ['<Playground src="./X.tsx" />', 'and nothing else'],
  playgroundWithMore: ['<Playground component="Button" height={4} />', 'and nothing else'],
  playgroundWithContent: ['<Playground component="Button">text</Playground>', 'takes no content'],
  playgroundWithPath: ['<Playground component="../Button" />', 'and nothing else'],
  playgroundMissing: ['<Playground component="Chip" />', 'leads to no file'],
  noSrc: ['<Demo bg="inline" />', 'Write src="./Name.tsx"'],
  emptySrc: ['<Demo src />', '.tsx'],
  noDot: ['<Demo src="First.tsx" />', 'Write src="./Name.tsx"'],
  script: ['<Demo src="./First.js" />', 'must name a .tsx file beside the page'],
  outside: ['<Demo src="./../page/First.tsx" />', 'must name a .tsx file beside the page'],
  variant: ['<Demo src="./First.css.tsx" />', 'Write src="./First.tsx"'],
  badName: ['<Demo src="./my-demo.tsx" />', "name that can't be an anchor"],
  missing: ['<Demo src="./Third.tsx" />', 'docs/x/page/Third.tsx does not exist'],
} as const;
const repeated = {
  same: ['<Demo src="./First.tsx" />\n\n<Demo src="././First.tsx" />', 'on this page twice'],
  sameName: ['<Demo src="./First.tsx" />\n\n<Demo src="./parts/First.tsx" />', 'both named First'],
} as const;

const wrongTexts = Object.fromEntries(
  Object.entries(wrong).map(([name, [text]]) => [name, start + text]),
);
const repeatedTexts = Object.fromEntries(
  Object.entries(repeated).map(([name, [text]]) => [name, text]),
);
const treeOf = parseMdx({ ...good, ...wrongTexts, ...repeatedTexts });

function convert(name: string, file = 'docs/x/page/index.mdx') {
  const tree = structuredClone(treeOf(name));
  remarkDemo(options)(tree, { ...page('', site), path: path.join(site, file) });
  return {
    demos: elementsOf(tree, 'Demo').map(attributesOf),
    imports: nodesOf(tree).flatMap((node) => (node.type === 'mdxjsEsm' ? [node] : [])),
  };
}

function problemOf(name: string, file?: string): string {
  try {
    convert(name, file);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'no problem';
}

describe('remarkDemo', () => {
  it('leaves a page without demos alone', () => {
    expect(convert('none')).toEqual({ demos: [], imports: [] });
  });

  it('imports the descriptor and hands it to the element', () => {
    const { demos, imports } = convert('bare');
    expect(demos).toEqual([{ demo: '{_demo0_First}' }]);
    expect(imports.map(({ value }) => value)).toEqual([
      "import { Demo } from '@site/src/features/demo';",
      'import _demo0_First from "./First.tsx?demo";',
    ]);
    expect(imports[1]?.data?.estree?.body).toMatchObject([
      {
        type: 'ImportDeclaration',
        source: { value: './First.tsx?demo' },
        specifiers: [{ type: 'ImportDefaultSpecifier', local: { name: '_demo0_First' } }],
      },
    ]);
  });

  it('passes the options that were given, and no others', () => {
    expect(convert('options').demos).toEqual([
      {
        demo: '{_demo0_First}',
        bg: 'inline',
        defaultCodeOpen: '{false}',
        maxWidth: '{400}',
        height: '{600}',
        iframe: null,
      },
    ]);
    expect(convert('hidden').demos).toEqual([
      { demo: '{_demo0_First}', hideToolbar: null, defaultCodeOpen: '{false}' },
    ]);
  });

  it('makes a demo without a toolbar out of a playground', () => {
    const { demos, imports } = convert('playground');
    expect(demos).toEqual([
      { demo: '{_demo0_ButtonPlayground}', hideToolbar: null, isPlayground: null },
    ]);
    expect(imports[1]?.value).toBe(
      'import _demo0_ButtonPlayground from "./ButtonPlayground.tsx?demo";',
    );
  });

  it('gives each demo of a page its own import', () => {
    const { demos, imports } = convert('two');
    expect(demos.map(({ demo }) => demo)).toEqual(['{_demo0_First}', '{_demo1_Second}']);
    // The block, and each demo.
    expect(imports).toHaveLength(3);
  });

  it('finds demos inside callouts, lists and elements, and below subfolders', () => {
    expect(convert('nested').demos).toHaveLength(2);
    expect(convert('subfolder').imports[1]?.value).toContain('"./parts/First.tsx?demo"');
  });

  it.each(Object.entries(wrong))(
    'reports %s with the page, the line and what to write instead',
    (name, [, message]) => {
      const problem = problemOf(name);
      expect(problem).toMatch(/^docs\/x\/page\/index\.mdx:5: <(?:Demo|Playground)\b/);
      expect(problem).toContain(message);
    },
  );

  it.each(Object.entries(repeated))(
    'reports a demo whose name stands on the page already, at its second place: %s',
    (name, [, message]) => {
      const problem = problemOf(name);
      expect(problem).toMatch(/^docs\/x\/page\/index\.mdx:3: <Demo/);
      expect(problem).toContain(message);
    },
  );

  it('takes a demo of a cut version from a newer one that has the same, where that is asked for', async () => {
    const importsIn = async (name: string, file: string) => {
      const tree = structuredClone(treeOf(name));
      const step = remarkDemo({ ...options, sharesDemos: true });
      await step(tree, { ...page('', site), path: path.join(site, file) });
      return nodesOf(tree).flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : []));
    };
    const cut = 'versioned_docs/version-7.x/page/index.mdx';
    const [block, demo] = await importsIn('kept', cut);
    expect(block).toBe("import { Demo } from '@site/src/features/demo';");
    expect(demo).toBe('import _demo0_Kept from "@site/docs/x/page/Kept.tsx?demo";');
    expect((await importsIn('old', cut))[1]).toContain(' from "./Old.tsx?demo"');
    expect((await importsIn('bare', 'docs/x/page/index.mdx'))[1]).toContain('"./First.tsx?demo"');
    expect(await importsIn('none', cut)).toEqual([]);
    expect(convert('kept', cut).imports[1]?.value).toContain(' from "./Kept.tsx?demo"');
  });

  describe('on a translated page', () => {
    const docs = 'i18n/zh/docusaurus-plugin-content-docs';

    it.each([
      ['own', `${docs}/current/page/index.mdx`, './Own.tsx'],
      ['own', `${docs}/version-7.x/page/index.mdx`, './Own.tsx'],
      ['bare', `${docs}/current/page/index.mdx`, '@site/docs/x/page/First.tsx'],
      ['subfolder', `${docs}/current/page/index.mdx`, '@site/docs/x/page/parts/First.tsx'],
      [
        'old',
        `${docs}/version-7.x/page/index.mdx`,
        '@site/versioned_docs/version-7.x/page/Old.tsx',
      ],
      [
        'play',
        'i18n/zh/docusaurus-plugin-content-pages/playground/index.mdx',
        '@site/src/pages/playground/Play.tsx',
      ],
    ])('finds the demo "%s" of %s at %s', (name, file, module) => {
      expect(convert(name, file).imports[1]?.value).toMatch(
        new RegExp(` from "${module.replaceAll('.', '\\.')}\\?demo";$`),
      );
    });

    it('names both places when neither has the demo', () => {
      expect(problemOf('old', `${docs}/current/page/index.mdx`)).toContain(
        `<Demo src="./Old.tsx"> leads to no file: ${docs}/current/page/Old.tsx and docs/x/page/Old.tsx do not exist.`,
      );
      expect(problemOf('bare', `${docs}/version-7.x/page/index.mdx`)).toContain(
        'and versioned_docs/version-7.x/page/First.tsx do not exist.',
      );
    });
  });
});
