import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import packageJson from '../../../package.json';

const ROOT = path.join(__dirname, '../../..');
/** A file that a guide tells its reader to write, and names that stand for others. */
const NOT_THERE = new Set(['src/features/x', 'tools/x', 'test/claims/scratch.test.tsx']);

const FILES = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/README.md',
  'feedback-server/README.md',
  'feedback-server/attacks.md',
  'i18n/zh/README.md',
  'mcp-server/README.md',
  'src/theme/README.md',
  ...readdirSync(path.join(ROOT, 'guides')).map((file) => `guides/${file}`),
];

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const isThere = (file: string) => existsSync(path.join(ROOT, file));

/** The anchors of a file's headings, as web hosts of repositories make them. */
function anchorsOf(file: string): readonly string[] {
  return Array.from(read(file).matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function deadLinks(file: string): readonly string[] {
  const links = Array.from(read(file).matchAll(/\]\(([^)\s]+)\)/g), ([, address = '']) => address);
  return links.filter((address) => {
    const [name = '', anchor] = address.split('#');
    if (/^(?:https?:|\/)/.test(address)) {
      return false;
    }
    const target = name === '' ? file : path.posix.join(path.posix.dirname(file), name);
    return !isThere(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
  });
}

/** Files and folders of the project that stand there as code, by their path from the root. */
function missingPaths(file: string): readonly string[] {
  const pattern =
    /`((?:docs|feedback-server|guides|i18n|mcp-server|plugins|src|static|test|tools)\/[\w./-]+)`/g;
  return Array.from(read(file).matchAll(pattern), ([, name = '']) => name).filter(
    (name) => !isThere(name) && !NOT_THERE.has(name),
  );
}

function missingScripts(file: string): readonly string[] {
  const names = Array.from(
    read(file).matchAll(/npm run (?:-s |--silent )?([\w:-]+)/g),
    ([, name = '']) => name,
  );
  return names.filter((name) => !Object.hasOwn(packageJson.scripts, name));
}

describe.each(FILES)('%s', (file) => {
  it('has links that lead somewhere, names files that are there, and commands that exist', () => {
    expect(deadLinks(file)).toEqual([]);
    expect(missingPaths(file)).toEqual([]);
    expect(missingScripts(file)).toEqual([]);
  });
});

it('the README names each guide, and has at most 6 KB', () => {
  const readme = read('README.md');
  const guides = FILES.filter((file) => file.startsWith('guides/'));
  expect(guides.filter((file) => !readme.includes(`](${file})`))).toEqual([]);
  expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(6000);
});

it('README and CONTRIBUTING name each script', () => {
  const text = read('README.md') + read('CONTRIBUTING.md');
  // `npm start` and `npm test` have a form of their own; `format` says what `format:check` looks for.
  const others = ['start', 'test', 'format:check'];
  const names = Object.keys(packageJson.scripts).filter((name) => !others.includes(name));
  expect(names.filter((name) => !text.includes(`npm run ${name}\``))).toEqual([]);
});
