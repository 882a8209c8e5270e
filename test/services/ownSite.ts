/** A copy of the trial site on a server of its own, for tests that change its files or take it away. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as servers from '../server';
import { SITE_FOLDER } from './connections';
import { test as base } from './test';

export { expect } from '@playwright/test';

/** A copy of the site on a server of its own. */
export interface OwnSite {
  readonly folder: string;
  readonly address: string;
  /** Takes the site away, as a network does: connections are refused. */
  readonly stop: () => Promise<void>;
  /** Brings it back at the same address. */
  readonly start: () => Promise<void>;
}

export const test = base.extend<{ own: OwnSite }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are needed from the braces
  own: async ({}, provide) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'worker-site-'));
    cpSync(path.join(SITE_FOLDER, 'build'), folder, { recursive: true });
    const server = servers.siteServer(folder);
    const port = await servers.listen(server, 0);
    const stop = () => servers.stop(server);
    const start = async () => {
      await servers.listen(server, port);
    };
    await provide({ folder, address: `http://127.0.0.1:${port}`, start, stop });
    await stop();
    rmSync(folder, { recursive: true, force: true });
  },
});
