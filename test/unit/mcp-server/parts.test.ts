import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readPages, readSite } from '../../../mcp-server/build/readPages';
import { readSearch, searchDataIn } from '../../../mcp-server/build/readSearch';
import { MAX_CHARACTERS, excerpt } from '../../../mcp-server/core/excerpt';
import { nearestNames } from '../../../mcp-server/core/nearestNames';
import { readPageName } from '../../../mcp-server/core/pagePaths';
import { sectionsOf } from '../../../mcp-server/core/sections';
import { differences } from '../../../mcp-server/core/versionNote';
import { parseCommand } from '../../../mcp-server/serve/options';
import { readProject } from '../../../mcp-server/serve/project';

const folder = mkdtempSync(path.join(tmpdir(), 'mcp-parts-'));

afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, content: object): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
}

describe('sectionsOf', () => {
  it('reads headings outside of code', () => {
    const text = '# A\n\n````md\n# no\n```\n# no\n````\n\n## `b` [c](/d)\n\n### E\n\n## F\n';
    const sections = sectionsOf(text);
    expect(sections.map(({ title, anchor }) => [title, anchor])).toEqual([
      ['A', 'a'],
      ['b c', 'b-c'],
      ['E', 'e'],
      ['F', 'f'],
    ]);
    expect(text.slice(sections[1]?.start, sections[1]?.end)).toBe('## `b` [c](/d)\n\n### E\n\n');
  });
});

describe('nearestNames', () => {
  it('begins with names that contain the wanted one, or most of which it contains', () => {
    expect(nearestNames('GridSort', ['Grid', 'DataGridSorting', 'GridSore', 'Sort'])).toEqual([
      'DataGridSorting',
      'GridSore',
      'Grid',
      'Sort',
    ]);
    expect(nearestNames('sortModell', ['id', 'sort', 'sortMode', 'pinModel'])[0]).toBe('sortMode');
  });
});

describe('excerpt', () => {
  it('leaves a short text as it is', () => {
    expect(excerpt('short\n', 0)).toBe('short');
    expect(excerpt('', 0)).toBe('');
  });

  it('divides no character', () => {
    const text = `a${'😀'.repeat(MAX_CHARACTERS)}`;
    const [first = ''] = excerpt(text, 0).split('\n\n---\n');
    expect(first.length).toBe(MAX_CHARACTERS - 1);
    expect(first).not.toMatch(/[\uD800-\uDBFF]$/);
  });
});

it.each([
  ['/', { path: '/' }],
  ['/zh/', { path: '/', language: 'zh' }],
  ['/ui/x/a/#b%20c', { path: '/x/a/', anchor: 'b c' }],
  ['https://h.example/ui/zh/x/a.md', { path: '/x/a/', language: 'zh' }],
  ['x/a/index.md', { path: '/x/a/' }],
  ['/x//a', { path: '/x/a/' }],
  ['/x/a/#%', { path: '/x/a/', anchor: '%' }],
])('readPageName reads %s', (name, expected) => {
  expect(readPageName(name, 'https://h.example/ui/')).toEqual(expected);
});

describe('differences', () => {
  const of = (version: string, isInstalled = true) =>
    differences(['@mui/x-charts@8.10.2'], [{ name: '@mui/x-charts', version, isInstalled }]);

  it.each([
    ['8.10.2', true],
    ['^8.0.0', false],
    ['^8.10.2', false],
  ])('has nothing to say of %s (installed: %s)', (version, isInstalled) => {
    expect(of(version, isInstalled)).toEqual([]);
  });

  it.each([
    ['8.10.1', true, 'older'],
    ['8.11.0', true, 'newer'],
    ['7.29.0', true, 'another major version'],
    ['8.10.2-beta.1', true, 'older'],
    ['8.10.3-beta.1', true, 'newer'],
    ['^8.11.0', false, 'newer'],
    ['~8.9.0', false, 'older'],
    ['>=7', false, 'another major version'],
    ['workspace:*', false, 'this documentation describes 8.10.2'],
  ])('tells of %s (installed: %s)', (version, isInstalled, word) => {
    expect(of(version, isInstalled)).toEqual([expect.stringContaining(word)]);
  });

  it('says once what packages of one version have in common', () => {
    const names = ['@mui/x-charts', '@mui/x-charts-pro'];
    const project = names.map((name) => ({ name, version: '8.0.0', isInstalled: true }));
    expect(
      differences(
        names.map((name) => `${name}@8.10.2`),
        project,
      ),
    ).toHaveLength(1);
  });
});

describe('readProject', () => {
  const NAMES = ['@mui/material', '@mui/x-charts', '@mui/x-tree-view'];

  it('reads installed versions, then ranges, from the folder upwards', () => {
    write('repo/package.json', { devDependencies: { '@mui/x-charts': '^8.2.0' } });
    write('repo/node_modules/@mui/material/package.json', { version: '7.1.0' });
    write('repo/app/package.json', { dependencies: { '@mui/material': '^7.0.0' } });
    mkdirSync(path.join(folder, 'repo/app/src'));
    expect(readProject(path.join(folder, 'repo/app/src'), NAMES)).toEqual([
      { name: '@mui/material', version: '7.1.0', isInstalled: true },
      { name: '@mui/x-charts', version: '^8.2.0', isInstalled: false },
    ]);
  });

  it('takes broken manifests and missing folders', () => {
    mkdirSync(path.join(folder, 'broken'));
    writeFileSync(path.join(folder, 'broken/package.json'), '{"dependencies": [');
    expect(readProject(path.join(folder, 'broken/none'), NAMES)).toEqual([]);
    write('odd/package.json', { dependencies: { '@mui/material': 7 }, peerDependencies: 'x' });
    expect(readProject(path.join(folder, 'odd'), NAMES)).toEqual([]);
  });
});

describe('reading a build', () => {
  it('says what is missing', () => {
    expect(() => readSite(folder)).toThrow('Run `npm run build` first.');
    expect(() => readPages(folder, 'zh', 'https://h.example/')).toThrow('no zh/llms.txt');
    expect(() => readSearch(folder)).toThrow('ALGOLIA');
    expect(() =>
      searchDataIn('(self.webpackChunka=[]).push([["1"],{1(e){e.exports=[]}}])'),
    ).toThrow('holds no data');
  });
});

describe('parseCommand', () => {
  it('talks to one client unless it is told otherwise', () => {
    expect(parseCommand([], {})).toEqual({ kind: 'stdio', folder: undefined });
    expect(parseCommand([], { CLAUDE_PROJECT_DIR: '/a' })).toEqual({ kind: 'stdio', folder: '/a' });
    expect(parseCommand(['--project', '/b'], { CLAUDE_PROJECT_DIR: '/a' })).toEqual({
      kind: 'stdio',
      folder: '/b',
    });
    expect(parseCommand(['--help'], {})).toEqual({ kind: 'help' });
    expect(parseCommand(['--version'], {})).toEqual({ kind: 'version' });
  });

  it('serves many with --http, by flags or variables', () => {
    expect(parseCommand(['--http'], {})).toEqual({
      kind: 'http',
      options: { host: '127.0.0.1', port: 8788, origins: [], rate: 120, trustProxy: false },
    });
    const env = { MCP_ORIGIN: 'https://a.example/x, https://b.example', MCP_TRUST_PROXY: 'on' };
    expect(parseCommand(['--http', '--port', '0', '--rate', '5'], env)).toEqual({
      kind: 'http',
      options: {
        host: '127.0.0.1',
        port: 0,
        origins: ['https://a.example', 'https://b.example'],
        rate: 5,
        trustProxy: true,
      },
    });
  });

  it.each([
    [['--port', '1'], '--port needs --http'],
    [['--http', '--port', 'x'], '--port is "x"'],
    [['--http', '--origin', 'x'], '--origin (MCP_ORIGIN) is "x"'],
    [['--http', '--project', '/a'], '--project has no meaning with --http'],
    [['--what'], "Unknown option '--what'"],
  ])('refuses %j', (args, message) => {
    expect(() => parseCommand(args, {})).toThrow(message);
  });
});
