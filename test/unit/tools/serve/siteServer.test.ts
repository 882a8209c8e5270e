import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { baseOfBuild } from '../../../../tools/serve/baseOfBuild';
import { siteServer } from '../../../../tools/serve/siteServer';

let folder = '';

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  [['index.html', 'zh/index.html'], '/'],
  [['ui/index.html', 'ui/zh/index.html', '_headers', 'robots.txt'], '/ui/'],
  [['team/docs/index.html'], '/team/docs/'],
  [['one/index.html', 'other/index.html'], '/'],
  [[], '/'],
])('of %j the base is %s', (files, expected) => {
  files.forEach((file) => write(file, ''));
  expect(baseOfBuild(folder)).toBe(expected);
});

it('what is missing is answered by the nearest page that says so', async () => {
  write('ui/404.html', 'Missing');
  write('ui/zh/404.html', '没有');
  write('ui/zh/x/index.html', '');
  const server = siteServer(folder).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    // A path can't lead out of the folder.
    for (const [asked, text] of [
      ['/ui/a/b/', 'Missing'],
      ['/ui/zh/x/c', '没有'],
      ['/ui/zh/..%2f..%2f..%2fui/zh/a', '没有'],
      ['/', ''],
      ['/other/', ''],
    ] as const) {
      const answer = await fetch(`http://127.0.0.1:${port}${asked}`);
      expect([asked, answer.status, await answer.text()]).toEqual([asked, 404, text]);
    }
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
