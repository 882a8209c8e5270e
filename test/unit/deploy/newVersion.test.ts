import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder = '';
let site = '';

function write(file: string, text = ''): string {
  const full = path.join(folder, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
  return full;
}

/** Gives a file of the folder an age in days. */
function age(file: string, days: number): void {
  const time = Date.now() / 1000 - days * 86_400;
  utimesSync(path.join(folder, file), time, time);
}

/** Puts a program in front of those of the machine. */
function fakeCommand(name: string, script: string): void {
  chmodSync(write(`bin/${name}`, `#!/bin/sh\nset -e\n${script}\n`), 0o755);
}

function deploy(base: string) {
  return spawnSync('sh', [path.join(site, 'deploy/new-version.sh'), 'touch reloaded'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${folder}/bin:${process.env.PATH}`, BASE: base },
  });
}

const scripts = (base: string) => readdirSync(path.join(site, 'build', base, 'assets/js')).sort();

/** A site with scripts of its last build, of the build before, and of one that is long gone. */
function createSite(base: string): void {
  write('docs/.env', 'SITE_URL=https://docs.example.com');
  write('docs/node_modules/.package-lock.json');
  age('docs/node_modules/.package-lock.json', 40);
  for (const [name, days] of [
    ['last', 39],
    ['before', 45],
  ] as const) {
    for (const language of ['', 'zh/']) {
      const file = `docs/build/${base}${language}assets/js/${name}.js`;
      write(file, name);
      age(file, days);
    }
  }
  write(`docs/build/${base}assets/css/last.css`, 'last');
  write('docs/deploy/new-version.sh');
  cpSync('deploy/new-version.sh', path.join(site, 'deploy/new-version.sh'));
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'new-version-'));
  site = path.join(folder, 'docs');
  fakeCommand('git', 'test "$1" = pull && echo new > version');
  fakeCommand(
    'npm',
    `case "$*" in
  ci) touch node_modules/.package-lock.json ;;
  'run build')
    rm -rf build
    for language in '' zh/; do
      mkdir -p "build/$BASE\${language}assets/js" && echo new > "build/$BASE\${language}assets/js/new.js"
    done ;;
esac`,
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.each(['', 'ui/', 'team/docs/'])(
  'deploys a new version at /%s and keeps the scripts of the last 30 days',
  (base) => {
    createSite(base);
    const { status, stderr } = deploy(base);
    expect([status, stderr]).toEqual([0, '']);
    expect(readFileSync(path.join(site, 'version'), 'utf8')).toBe('new\n');
    expect(readFileSync(path.join(site, '.env'), 'utf8')).toContain('SITE_URL');
    expect(scripts(base)).toEqual(['last.js', 'new.js']);
    expect(scripts(`${base}zh/`)).toEqual(['last.js', 'new.js']);
    expect(existsSync(path.join(site, 'build', base, 'assets/css/last.css'))).toBe(true);
    expect(existsSync(`${site}.new`)).toBe(false);
    expect(existsSync(path.join(site, 'reloaded'))).toBe(true);
    expect(existsSync(path.join(`${site}.old`, 'version'))).toBe(false);
    expect(existsSync(path.join(folder, 'docs.old/build'))).toBe(true);
  },
);

it('moves a site to another path without the scripts of the old one', () => {
  createSite('');
  expect(deploy('ui/').status).toBe(0);
  expect(scripts('ui/')).toEqual(['new.js']);
  expect(existsSync(path.join(site, 'build/assets'))).toBe(false);
});

it.each([
  ['git', 'exit 1'],
  ['npm', 'test "$1" = ci'],
  ['npm', 'exit 1'],
  ['cp', 'test "$1" != -rpu && exec /bin/cp "$@"'],
])('leaves the site as it was when %s fails: %s', (name, script) => {
  createSite('ui/');
  fakeCommand(name, script);
  expect(deploy('ui/').status).not.toBe(0);
  expect(existsSync(path.join(site, 'version'))).toBe(false);
  expect(scripts('ui/')).toEqual(['before.js', 'last.js']);
  expect(readdirSync(folder).sort()).toEqual(['bin', 'docs']);
});

it.each(['docs.new', 'docs.old'])('refuses to begin while there is %s', (name) => {
  createSite('');
  mkdirSync(path.join(folder, name));
  const { status, stderr } = deploy('');
  expect(status).toBe(1);
  expect(stderr).toContain('docs.old first.');
  expect(readdirSync(folder).sort()).toEqual(['bin', 'docs', name]);
});

it('asks for the command that makes the server read the new version', () => {
  createSite('');
  const { status, stderr } = spawnSync('sh', [path.join(site, 'deploy/new-version.sh')], {
    encoding: 'utf8',
  });
  expect(status).not.toBe(0);
  expect(stderr).toContain('Give the command');
});
