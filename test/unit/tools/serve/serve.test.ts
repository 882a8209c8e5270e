import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '../../../../tools/serve/command';
import { siteServer } from '../../../../tools/serve/siteServer';

const listen = jest.fn();
jest.mock('../../../../tools/serve/siteServer', () => ({ siteServer: jest.fn() }));
jest.mocked(siteServer).mockReturnValue({ once: jest.fn(), listen } as never);

let folder = '';
beforeEach(() => {
  listen.mockClear();
  folder = mkdtempSync(path.join(tmpdir(), 'build-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const start = (dir: string) => serve({ port: 0, host: '127.0.0.1', dir });

it.each(['', 'not-there'])('refuses a folder without a build: "%s"', (name) => {
  writeFileSync(path.join(folder, '404.html'), '');
  expect(() => start(path.join(folder, name))).toThrow(/no build in .+ `npm run build`/);
  expect(listen).not.toHaveBeenCalled();
});

it.each(['', 'ui'])('listens for a build with its home page in "%s"', (base) => {
  mkdirSync(path.join(folder, base), { recursive: true });
  writeFileSync(path.join(folder, base, 'index.html'), '');
  start(folder);
  expect(listen).toHaveBeenCalledTimes(1);
});

it('serves a host that has other files next to the site', () => {
  for (const name of ['ui', 'other']) {
    mkdirSync(path.join(folder, name));
  }
  writeFileSync(path.join(folder, 'ui', 'index.html'), '');
  start(folder);
  expect(listen).toHaveBeenCalledTimes(1);
});
