import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../..');

test('Docusaurus still reads the variables by which a build is divided', () => {
  const source = readFileSync(path.join(ROOT, 'tools/build.mjs'), 'utf8');
  const names = [...source.matchAll(/\bDOCUSAURUS_\w+/g)].map(([name]) => name);
  expect(names).toHaveLength(2);
  const build = require.resolve('@docusaurus/core/lib/commands/build/buildLocale.js');
  const text = readFileSync(build, 'utf8');
  expect(names.filter((name) => !text.includes(`process.env.${name} === 'true'`))).toEqual([]);
});

test('an address that is refused leaves the folder as it is, from which a site may be served', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'build-refused-'));
  try {
    for (const folder of ['tools', 'launch', 'plugins/environment', 'src']) {
      cpSync(path.join(ROOT, folder), path.join(root, folder), { recursive: true });
    }
    cpSync(path.join(ROOT, 'package.json'), path.join(root, 'package.json'));
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
    mkdirSync(path.join(root, 'build/live'), { recursive: true });
    const { status, stderr } = spawnSync(process.execPath, ['tools/build.mjs', 'en'], {
      cwd: root,
      env: { ...process.env, SITE_URL: 'https://docs.example.com/x' },
      encoding: 'utf8',
    });
    expect(stderr).toContain('whose path begins as those of pages do: /x/.');
    expect(status).toBe(1);
    expect(existsSync(path.join(root, 'build/live'))).toBe(true);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
