/**
 * Asks each server configuration a table of requests, on the real server: no redirect leaves the site, nothing outside of
 * the build is sent, no server fails or ends, and no browser caches an error.
 */
import { rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { CACHE_RULES } from '../../src/data/hosting';
import { FEEDBACK_PORT } from '../services/connections';
import { requests } from './requests';
import {
  type Answer,
  HOST,
  type RunningServer,
  askRaw,
  startCaddy,
  startContainerNginx,
  startNginx,
  startServe,
} from './servers';
import { createSmallHost, SCRIPT, SECRET } from './smallHost';

interface Configuration {
  readonly start: (root: string) => Promise<RunningServer>;
  /** Whether it redirects HTTP to HTTPS. */
  readonly hasPlainPort: boolean;
}

const SERVERS: Readonly<Record<string, Configuration>> = {
  nginx: { start: (root) => startNginx(FEEDBACK_PORT, root), hasPlainPort: true },
  'nginx of the container': {
    start: (root) => startContainerNginx(FEEDBACK_PORT, root),
    hasPlainPort: false,
  },
  Caddy: { start: (root) => startCaddy(FEEDBACK_PORT, root), hasPlainPort: true },
  'npm run serve': { start: startServe, hasPlainPort: false },
};

/** A path of plain segments with one slash between them, and any query. */
const OWN_PATH = /^\/(?:[\w~-][\w.~-]*\/)*(?:[\w~-][\w.~-]*)?(?:\?.*)?$/;
/** Statuses that servers answer before they know which site is meant. Browsers don't cache them. */
const OF_PROTOCOL: readonly number[] = [400, 405, 414, 417, 421, 431, 494, 501, 505];
const ASSETS = CACHE_RULES.find(({ folder }) => folder === 'assets')?.value;

/** What is wrong with the status of an answer; 0 is a connection that was closed without one. */
function statusFaults({ status }: Answer): readonly string[] {
  const isFault = (status > 0 && status < 200) || (status >= 500 && !OF_PROTOCOL.includes(status));
  return isFault ? [`status ${status}`] : [];
}

/** What is wrong with `Cache-Control`. */
function cacheFaults({ status, headers }: Answer): readonly string[] {
  const value = headers['cache-control'];
  const isFile = status === 200 || status === 206 || status === 304;
  return !isFile && value !== undefined && value !== 'no-cache'
    ? [`caches a ${status}: ${value}`]
    : [];
}

/** What is wrong with an answer, whatever the site and its base. */
function faultsOf(answer: Answer): readonly string[] {
  const { headers, body } = answer;
  const { location } = headers;
  return [
    ...statusFaults(answer),
    ...cacheFaults(answer),
    ...(location !== undefined && !OWN_PATH.test(location) ? [`leads to ${location}`] : []),
    ...(location !== undefined && headers['cache-control'] === undefined
      ? ['a redirect without Cache-Control']
      : []),
    ...(headers['set-cookie'] ? ['has a header from the path'] : []),
    ...(body.includes(SECRET) ? ['has a file outside of the build'] : []),
  ];
}

/** What is wrong with an answer of the port that redirects to HTTPS. */
function plainFaultsOf(answer: Answer): readonly string[] {
  const { location } = answer.headers;
  const origin = URL.canParse(location ?? '') ? new URL(location ?? '').origin : location;
  return [
    ...statusFaults(answer),
    ...(location !== undefined && origin !== `https://${HOST}` ? [`leads to ${location}`] : []),
  ];
}

/** Asks all requests of the table, and lists what is wrong. */
async function askAll(
  address: string,
  base: string,
  faults: (answer: Answer) => readonly string[],
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { name, lines } of requests(base, HOST)) {
    const answer = await askRaw(address, lines);
    if (answer.status === 0) {
      const next = await askRaw(address, [`GET ${base} HTTP/1.1`, `Host: ${HOST}`]);
      expect(next.status, `after ${name}`).toBeGreaterThan(0);
    }
    found.push(...faults(answer).map((fault) => `${name}: ${fault}`));
  }
  return found;
}

for (const [name, { start, hasPlainPort }] of Object.entries(SERVERS)) {
  for (const base of ['/', '/ui/']) {
    test.describe(`${name}, with the site at ${base}`, () => {
      test.describe.configure({ mode: 'default' });
      let root: string;
      let server: RunningServer;

      test.beforeAll(async () => {
        root = createSmallHost(base);
        server = await start(root);
      });
      test.afterAll(async () => {
        await server.stop();
        rmSync(root, { recursive: true, force: true });
      });

      test('answers each request of the table safely', async () => {
        expect(await askAll(server.address, base, faultsOf)).toEqual([]);
        expect((await server.ask(`${base}new/`)).status).toBe(200);
      });

      if (hasPlainPort) {
        test('redirects HTTP to the own host of the site only', async () => {
          expect(await askAll(server.plainAddress ?? '', base, plainFaultsOf)).toEqual([]);
        });
      }

      for (const folder of [base, `${base}zh/`]) {
        test(`redirects other spellings of the pages of ${folder}`, async () => {
          for (const [asked, to] of [
            [`${folder}x//new/`, `${folder}x/new/`],
            [`${folder}x///new//`, `${folder}x/new/`],
            [`/${folder}x/new/?a=%2f/&b=//c`, `${folder}x/new/?a=%2f/&b=//c`],
            [`${folder}x/new/index.html`, `${folder}x/new/`],
            [`${folder}x//new//index.html?a=1`, `${folder}x/new/?a=1`],
            [`${folder}index.html`, folder],
            [`${folder}/index.html`, folder],
            [`${folder}/new.md`, `${folder}new.md`],
            [`${folder}x/none//`, `${folder}x/none/`],
          ] as const) {
            const { status, headers } = await server.ask(asked);
            expect([asked, status, headers.location]).toEqual([asked, 308, to]);
            expect(headers['cache-control']).toBe('no-cache');
          }
        });

        test(`says that a folder without a page is missing in ${folder}`, async () => {
          for (const asked of ['x/', 'static/', 'assets/', 'assets/js/', `${SCRIPT}/`, 'new.md/']) {
            const { status, headers, body } = await server.ask(folder + asked);
            expect([asked, status, body.toString()]).toEqual([asked, 404, `Nothing in ${folder}`]);
            expect(headers['cache-control'], asked).toBe('no-cache');
            expect(headers['content-type'], asked).toContain('text/html');
            expect(headers['x-content-type-options'], asked).toBe('nosniff');
          }
        });

        test(`sends the page of an error of ${folder} to a client that has it`, async () => {
          const { headers } = await server.ask(`${folder}none/`);
          for (const [name, value] of [
            ['if-none-match', headers.etag ?? '"none"'],
            ['if-none-match', '*'],
            ['if-modified-since', new Date(Date.now() + 86_400_000).toUTCString()],
          ] as const) {
            const { status, body } = await server.ask(`${folder}none/`, {
              headers: { [name]: value },
            });
            expect([status, body.toString()]).toEqual([404, `Nothing in ${folder}`]);
          }
        });

        test(`lets browsers cache the scripts of ${folder}, but no error in their place`, async () => {
          const script = await server.ask(folder + SCRIPT);
          expect(script.status).toBe(200);
          expect(script.headers['cache-control']).toBe(ASSETS);
          const again = await server.ask(folder + SCRIPT, {
            headers: { 'if-none-match': script.headers.etag ?? '' },
          });
          expect([again.status, again.headers['cache-control']]).toEqual([304, ASSETS]);
          for (const asked of [
            'assets/js/none.12345678.js',
            'fonts/a.woff2',
            'img/a.svg',
            'static/b.txt',
          ]) {
            const { status, headers } = await server.ask(folder + asked);
            expect([asked, status, headers['cache-control']]).toEqual([asked, 404, 'no-cache']);
          }
          const posted = await server.ask(folder + SCRIPT, { method: 'POST' });
          expect([posted.status, posted.headers['cache-control']]).toEqual([405, 'no-cache']);
        });
      }
    });
  }
}
