import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Report } from '../../../../tools/i18n-status/report';
import { type FixtureSite, json, makeFixtureSite } from './fixtureSite';

/** Each run of the command line loads a whole site. ms */
jest.setTimeout(120_000);

const CLI = path.join(__dirname, '../../../../launch/cli.cjs');
const CODE = 'i18n/zh/code.json';
const LABELS = 'i18n/zh/docusaurus-plugin-content-docs/current.json';

let site: FixtureSite;

beforeEach(() => {
  site = makeFixtureSite();
});

afterEach(() => {
  site.clear();
});

function docusaurus(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, 'docusaurus', ...args], {
    cwd: site.folder,
    encoding: 'utf8',
    env: { ...process.env, NO_UPDATE_NOTIFIER: '1', NODE_ENV: 'development' },
  });
  return { code: status, stdout, stderr };
}

describe('i18n:status', () => {
  it('says in one line what it cannot do', () => {
    const run = docusaurus(
      'i18n:status',
      '--locale',
      'zh',
      '--accept',
      'code.json#a',
      'code.json#b',
    );
    expect(run.code).toBe(1);
    expect(run.stderr).toContain('code.json#a is unknown');
    expect(run.stderr).toContain('code.json#b is unknown');
    expect(run.stderr).not.toContain('    at ');
  });
});

describe('a build', () => {
  it('stops at translations that are not UTF-8 and names all of them', () => {
    const page = 'i18n/zh/docusaurus-plugin-content-docs/current/grid/_part.mdx';
    // 复制 in GBK.
    const gbk = Buffer.from([0xb8, 0xb4, 0xd6, 0xc6]);
    site.write(CODE, Buffer.concat([Buffer.from('{"a":{"message":"'), gbk, Buffer.from('"}}')]));
    site.write(page, Buffer.from('\uFEFFtext', 'utf16le'));
    const { code, stderr } = docusaurus('build', '--locale', 'en');
    expect(code).toBe(1);
    expect(stderr).toContain(`${CODE} is not UTF-8 (line 1).`);
    expect(stderr).toContain(`${page} is written in UTF-16.`);
  });
});

describe('write-translations', () => {
  it('keeps what is translated and what is orphaned, and adds what is new', () => {
    const own = {
      'portal.gone': { message: '旧的' },
      'portal.copy': { message: '复制' },
    };
    site.write(CODE, json(own));
    const labels = {
      'sidebar.x.category.grid': { message: '表格' },
      'sidebar.x.category.gone': { message: '旧的' },
    };
    site.write(LABELS, json(labels));
    expect(docusaurus('write-translations', '--locale', 'zh').code).toBe(0);
    expect(JSON.parse(site.read(CODE))).toMatchObject({
      ...own,
      'portal.open': { message: 'Open {name}', description: 'On a link' },
    });
    expect(JSON.parse(site.read(LABELS))).toMatchObject(labels);

    // What it wrote is what the status takes for English: nothing is missing from the files, and no more is in them
    // than the number of the version.
    const status = docusaurus('i18n:status', '--json', '--check');
    expect(status.code).toBe(1);
    const [report]: readonly Report[] = JSON.parse(status.stdout);
    const { orphaned = [], missing = [] } = report?.lists ?? {};
    expect(orphaned.map(({ key }) => key).sort()).toEqual([
      'portal.gone',
      'sidebar.x.category.gone',
    ]);
    const strings = missing.filter(({ kind }) => kind === 'strings');
    expect(strings.length).toBeGreaterThan(0);
    expect(strings.filter(({ problem }) => problem === undefined)).toEqual([]);
  });

  it('refuses to override, and changes nothing', () => {
    const text = json({ 'portal.copy': { message: '复制' } });
    site.write(CODE, text);
    const run = docusaurus('write-translations', '--locale', 'zh', '--override');
    expect(run.code).toBe(1);
    expect(run.stdout + run.stderr).toContain('would replace translations by English texts');
    expect(site.read(CODE)).toBe(text);
  });
});
