/**
 * What an author may get wrong stops the build of a whole site, with a message that names the file and what to do: one
 * build for each step that checks. What each step refuses is asked in its unit tests.
 */
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '@playwright/test';
import { addPages, createTrialSite, runDocusaurus } from '../trialSite';

// One build at a time, also after one that failed.
test.describe.configure({ mode: 'default' });

let site = '';

test.beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'broken-site-'));
  createTrialSite(site);
  addPages(site, 'versioned-site/before');
});

test.afterEach(() => rmSync(site, { recursive: true, force: true }));

const place = (file: string) => path.join(site, file);

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(place(file)), { recursive: true });
  writeFileSync(place(file), content);
}

/** A page tree that is written as in `sidebars.ts`. */
function writeTree(...pathnames: readonly string[]): void {
  const nodes = pathnames.map((pathname) => ({ pathname }));
  write(
    'sidebars.ts',
    `import { toSidebar } from './src/lib/pages/pageTree';\nexport default { x: toSidebar('/x/', ${JSON.stringify(nodes)}) };\n`,
  );
}

const TREE = [
  '/x/introduction',
  '/x/introduction/installation',
  '/x/react-data-grid',
  '/x/react-data-grid/sorting',
];
const DEMO = 'docs/x/react-data-grid/sorting/SortCount.tsx';
const PAGE = 'docs/x/introduction/index.mdx';
const page = (body: string) =>
  `---\ntitle: Overview\ndescription: What this is about.\n---\n\n${body}\n`;

/**
 * What the build writes before it ends with an error; empty when it ends well.
 * @param language of the only site that is built
 */
async function problemOfBuild(language = 'en'): Promise<string> {
  try {
    const languages = language === 'en' ? 'en' : `en,${language}`;
    await runDocusaurus(site, ['build', '--locale', language], { TRIAL_LANGUAGES: languages });
    return '';
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    // Messages are broken into lines, in colours and with a bar before them.
    return stripVTControlCharacters(output).replace(/\s*[│|]?\s+/g, ' ');
  }
}

/** What `i18n:status --check` reports, which fails. */
async function statusOf(language: string): Promise<string> {
  try {
    await runDocusaurus(site, ['i18n:status', '--check', '--locale', language], {
      TRIAL_LANGUAGES: 'en,zh',
    });
    return '';
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
  }
}

const cases: readonly (readonly [name: string, breakSite: () => void, ...messages: string[]])[] = [
  [
    'a node of the tree without a page',
    () => writeTree(...TREE, '/x/react-data-grid/filtering'),
    'sidebars.ts has a node for /x/react-data-grid/filtering, but there is no docs/x/react-data-grid/filtering/index.mdx. Write the page, or remove the node.',
  ],
  [
    'front matter that breaks a rule',
    () => write(PAGE, page('Text.').replace('about.', 'about')),
    `Front matter of ${PAGE}: \`description\` must end with`,
  ],
  [
    'a translation that is not UTF-8',
    () => write('i18n/zh/code.json', Buffer.from('{"a":{"message":"\xd6\xd0"}}', 'latin1')),
    'i18n/zh/code.json is not UTF-8 (line 1).',
  ],
  [
    'ids, imports, nesting and demos that break rules',
    () => {
      rmSync(place('docs/x/react-data-grid/components-api.mdx'));
      write(PAGE, page('## Main content'));
      write('docs/x/introduction/installation/index.mdx', page(`${'> '.repeat(400)}a`));
      write('docs/x/react-data-grid/index.mdx', page('{require("../../../package.json").name}'));
      write('docs/x/react-data-grid/sorting/Named.tsx', 'export const Named = () => null;\n');
      write(
        'docs/x/react-data-grid/sorting/index.mdx',
        page('<Demo src="./SortCount.tsx" />\n\n<Demo src="./Named.tsx" />'),
      );
      write(
        DEMO,
        "const secret = new URL('../../../../.env', import.meta.url);\nexport default function SortCount() {\n  return secret.href;\n}\n",
      );
    },
    `${PAGE}:6: The heading "Main content" has the id "main-content"`,
    'docs/x/introduction/installation/index.mdx:6: Lists, quotes or elements are nested more than 40 levels deep here',
    'docs/x/react-data-grid/index.mdx:6: The page has `require("../../../package.json").name`',
    `Demo ${DEMO}:1 has \`import.meta\``,
    'Demo docs/x/react-data-grid/sorting/Named.tsx has no default export.',
  ],
  [
    'a demo that throws on the server',
    () =>
      write(
        DEMO,
        'export default function SortCount() {\n  return <p>{window.innerWidth}</p>;\n}\n',
      ),
    `The demo ${DEMO} throws when it is rendered on the server: ReferenceError: window is not defined.`,
  ],
  [
    'an inline script that the content security policy does not know',
    () =>
      write(
        DEMO,
        "export default function SortCount() {\n  return <script>{'window.visits = 1;'}</script>;\n}\n",
      ),
    "x/react-data-grid/sorting/index.html has an inline script that src/data/inlineScripts.ts doesn't know: window.visits",
  ],
];

test('the build of a language refuses what i18n:status calls broken, in the same words', async () => {
  test.setTimeout(180_000);
  writeTree(...TREE);
  const translation = page('## 安装')
    .replace(/title: .*\n/, '')
    .replace('What this is about.', '说明。');
  write(PAGE, page('## Install'));
  write('i18n/zh/titles.json', '{ "/": "文档" }');
  write('i18n/zh/docusaurus-plugin-content-docs/current/introduction/index.mdx', translation);
  const status = await statusOf('zh');
  const words =
    "docusaurus-plugin-content-docs/current/introduction/index.mdx: lacks the anchor #install; has the anchor #安装, which English doesn't have.";
  expect(status).toContain(words);
  expect(await problemOfBuild('zh')).toContain(words);
});

for (const [name, breakSite, ...messages] of cases) {
  test(`the build refuses ${name}`, async () => {
    test.setTimeout(180_000);
    writeTree(...TREE);
    breakSite();
    const problem = await problemOfBuild();
    messages.forEach((message) => expect(problem).toContain(message));
  });
}
