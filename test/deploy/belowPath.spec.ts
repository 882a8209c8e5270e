/** The rules of a site below a path, on a host that may have others: the servers read them, and keep to the path. */
import { rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { FEEDBACK_PORT } from '../services/connections';
import {
  type RunningServer,
  startCaddy,
  startContainerNginx,
  startNginx,
  startServe,
} from './servers';
import { FRAME_POLICY, createSmallHost } from './smallHost';

const bases = ['/ui/', '/ui/zh/'] as const;

const SERVERS = {
  nginx: (root: string) => startNginx(FEEDBACK_PORT, root),
  'nginx of the container': (root: string) => startContainerNginx(FEEDBACK_PORT, root),
  Caddy: (root: string) => startCaddy(FEEDBACK_PORT, root),
  'npm run serve': startServe,
};

for (const [name, start] of Object.entries(SERVERS)) {
  test(`${name} serves a site below a path, and says nothing of the rest of the host`, async () => {
    const root = createSmallHost('/ui/');
    let server: RunningServer | undefined;
    try {
      server = await start(root);
      const { ask } = server;
      for (const base of bases) {
        const page = await ask(`${base}new/`);
        expect([page.status, page.body.toString()]).toEqual([200, `Page of ${base}`]);
        expect(page.headers).toMatchObject({
          'cache-control': 'no-cache',
          'x-content-type-options': 'nosniff',
        });
        const script = await ask(`${base}assets/js/a.01234567.js`);
        expect(script.headers['cache-control']).toContain('immutable');
        const worker = await ask(`${base}x/sw.js`);
        expect(worker.headers['service-worker-allowed']).toBe(base);
        const markdown = await ask(`${base}new.md`);
        expect(markdown.headers['content-type']).toContain('text/markdown');
        for (const [asked, location] of [
          [`${base}old/?a=1`, `${base}new/?a=1`],
          [`${base}old.md`, `${base}new.md`],
          [`${base}new?a=1`, `${base}new/?a=1`],
        ] as const) {
          const answer = await ask(asked);
          expect([301, 308], asked).toContain(answer.status);
          expect(answer.headers.location).toBe(location);
        }
        const policyOf = async (path: string) =>
          (await ask(path)).headers['content-security-policy'];
        expect(await policyOf(`${base}live/`)).toBe(FRAME_POLICY);
        expect(await policyOf(`${base}new/`)).toContain("script-src 'self'");
        const missing = await ask(`${base}nothing/here`);
        expect([missing.status, missing.body.toString()]).toEqual([404, `Nothing in ${base}`]);
      }
      const other = await ask('/other/');
      expect(other.headers['x-content-type-options']).toBeUndefined();
      const outside = await ask('/old/');
      expect(outside.status).toBe(404);
      expect(outside.body.toString()).not.toContain('Nothing in');
    } finally {
      await server?.stop();
      rmSync(root, { recursive: true, force: true });
    }
  });
}
