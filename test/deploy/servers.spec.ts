/**
 * The servers that `deploy/` has configurations for, and `npm run serve`, answer alike. `npm run test:deploy`, with nginx
 * and Caddy on the machine and the site built.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { connect } from 'node:http2';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { CACHE_RULES } from '../../src/data/hosting';
import { headersAt, readHeaders } from '../../src/lib/hosting/hostRules';
import { startReceiver } from '../services/feedbackReceiver';
import { FEEDBACK_PORT } from '../services/connections';
import { HOST, ROOT, type RunningServer, startCaddy, startNginx, startServe } from './servers';

const SERVERS = {
  nginx: () => startNginx(FEEDBACK_PORT),
  Caddy: () => startCaddy(FEEDBACK_PORT),
  'npm run serve': startServe,
};

/** A script of the build, from its root: `assets/js/main.0123.js`. */
const SCRIPT = `assets/js/${readdirSync(path.join(ROOT, 'build/assets/js')).find((name) =>
  /^main\..*\.js$/.test(name),
)}`;

/** What the build says to static hosts of every address. */
const RULES = readHeaders(readFileSync(path.join(ROOT, 'build/_headers'), 'utf8'));
const HEADERS = [...headersAt(RULES, '/x/')];

for (const [name, start] of Object.entries(SERVERS)) {
  test.describe(name, () => {
    test.describe.configure({ mode: 'default' });
    let server: RunningServer;

    test.beforeAll(async () => {
      server = await start();
    });
    test.afterAll(() => server.stop());

    for (const base of ['', '/zh']) {
      test(`serves pages${base && ` of ${base}/`} with all headers, and asks for them anew`, async () => {
        const { status, headers, body } = await server.ask(`${base}/x/introduction/`);
        expect(status).toBe(200);
        expect(body.toString()).toContain(`<html lang=${base ? 'zh-CN' : 'en'} `);
        expect(headers['content-type']?.toLowerCase().replace(' ', '')).toBe(
          'text/html;charset=utf-8',
        );
        expect(headers['cache-control']).toBe('no-cache');
        for (const [header, value] of HEADERS) {
          expect(headers[header.toLowerCase()], header).toBe(value);
        }
        expect(headers.etag).toBeTruthy();
        const again = await server.ask(`${base}/x/introduction/`, {
          headers: { 'if-none-match': headers.etag ?? '' },
        });
        expect(again.status).toBe(304);
      });

      test(`gives the page of edited demos${base && ` in ${base}/`} a policy of its own, and no other`, async () => {
        const policyOf = async (pathname: string) =>
          (await server.ask(base + pathname)).headers['content-security-policy'];
        const own = headersAt(RULES, `${base}/live/`).get('Content-Security-Policy');
        const site = headersAt(RULES, '/x/').get('Content-Security-Policy');
        expect(own).toContain("script-src blob: 'sha256-");
        expect(await policyOf('/live/')).toBe(own);
        for (const pathname of ['/live', '/live/nothing/', '/live/nothing.js', '/x/live/', '/x/']) {
          expect(await policyOf(pathname), pathname).toBe(site);
        }
      });

      test(`says that a page${base && ` of ${base}/`} is missing, in its language`, async () => {
        for (const pathname of ['/x/nothing/', '/x/nothing', '/x/nothing.md', '/nothing/a.js']) {
          const { status, headers, body } = await server.ask(base + pathname);
          expect(status, pathname).toBe(404);
          expect(headers['content-type']).toContain('text/html');
          expect(body.toString()).toContain(`<html lang=${base ? 'zh-CN' : 'en'} `);
          expect(headers['x-content-type-options']).toBe('nosniff');
        }
      });

      test(`leads to the slash${base && ` of ${base}/`}, and keeps what is asked for`, async () => {
        const { status, headers } = await server.ask(`${base}/x/introduction?a=1&b=%20`);
        expect([301, 308]).toContain(status);
        expect(headers.location).toBe(`${base}/x/introduction/?a=1&b=%20`);
      });

      test(`leads old addresses on${base && ` in ${base}/`}`, async () => {
        for (const [from, to] of [
          ['/components/data-grid/editing/', '/x/react-data-grid/editing/'],
          ['/components/data-grid/editing', '/x/react-data-grid/editing/'],
          ['/components/data-grid/editing.md', '/x/react-data-grid/editing.md'],
          ['/components/date-picker/', '/x/react-date-pickers/date-picker/'],
          ['/x/react-charts/getting-started/', '/x/react-charts/quickstart/'],
        ] as const) {
          const { status, headers } = await server.ask(`${base}${from}?a=1`);
          expect([301, 308], from).toContain(status);
          expect(headers.location).toBe(`${base}${to}?a=1`);
          expect((await server.ask(base + to)).status).toBe(200);
        }
      });

      test(`lets browsers keep what has a hash in its name${base && ` in ${base}/`}`, async () => {
        const [assets] = CACHE_RULES;
        const file = base ? '/zh/img/logo.svg' : `/${SCRIPT}`;
        const { status, headers } = await server.ask(file);
        expect(status).toBe(200);
        expect(headers['cache-control']).toBe(base ? 'public, max-age=86400' : assets?.value);
      });
    }

    test('knows the types of files', async () => {
      for (const [pathname, type] of [
        ['/x/introduction.md', /^text\/markdown; ?charset=utf-8$/],
        ['/manifest.webmanifest', /^application\/manifest\+json/],
        [`/${SCRIPT}`, /^(text|application)\/javascript/],
        ['/x/sw.js', /^(text|application)\/javascript/],
        ['/sitemap.xml', /^(text|application)\/xml/],
        ['/img/logo.svg', /^image\/svg\+xml/],
        ['/fonts/inter-latin-wght-normal.woff2', /^(font|application)\/(font-)?woff2/],
        ['/llms.txt', /^text\/plain/],
      ] as const) {
        const { status, headers } = await server.ask(pathname);
        expect(status, pathname).toBe(200);
        expect(headers['content-type'] ?? '', pathname).toMatch(type);
      }
    });

    test('allows the worker of each language its pages', async () => {
      for (const [pathname, scope] of [
        ['/x/sw.js', '/'],
        ['/zh/x/sw.js', '/zh/'],
        ['/x/introduction/', undefined],
      ] as const) {
        const { headers } = await server.ask(pathname);
        expect(headers['service-worker-allowed'], pathname).toBe(scope);
      }
    });

    test('sends what the build has compressed', async () => {
      for (const pathname of ['/x/introduction/', `/${SCRIPT}`]) {
        const plain = await server.ask(pathname);
        expect(plain.headers['content-encoding']).toBeUndefined();
        expect(plain.headers.vary).toBe('Accept-Encoding');
        const gzip = await server.ask(pathname, { headers: { 'accept-encoding': 'gzip' } });
        expect(gzip.headers.vary).toBe('Accept-Encoding');
        expect(gzip.headers['content-encoding']).toBe('gzip');
        expect(gzip.headers['content-type']).toBe(plain.headers['content-type']);
        expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
        const brotli = await server.ask(pathname, { headers: { 'accept-encoding': 'br' } });
        if (brotli.headers['content-encoding'] === 'br') {
          expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
        } else {
          // nginx needs a module for it.
          expect(name).toBe('nginx');
          expect(brotli.body.equals(plain.body)).toBe(true);
        }
      }
    });

    test('gives away nothing but the build', async () => {
      for (const pathname of [
        '/../package.json',
        '/..%2fpackage.json',
        '/%2e%2e/package.json',
        '/x/..%5c..%5cpackage.json',
        '/etc/passwd',
        '/%00',
        '/%ff',
      ]) {
        const { status, body } = await server.ask(pathname);
        expect(status, pathname).toBeGreaterThanOrEqual(400);
        expect(body.toString()).not.toContain('component-docs-portal@');
      }
    });

    if (name !== 'npm run serve') {
      test('passes feedback on to the receiver', async () => {
        const receiver = await startReceiver(`https://${HOST}`);
        const post = (body: string) =>
          server.ask('/feedback', {
            method: 'POST',
            body,
            headers: { origin: `https://${HOST}`, 'content-type': 'application/json' },
          });
        const feedback = {
          page: '/x/introduction/',
          section: null,
          version: '8.10.2',
          language: 'en',
          rating: 1,
          comment: '',
        };
        try {
          expect((await post(JSON.stringify(feedback))).status).toBe(204);
          expect((await post(JSON.stringify({ ...feedback, page: 3 }))).status).toBe(400);
          expect((await post('x'.repeat(40_000))).status).toBe(413);
          expect((await server.ask('/feedback')).status).toBe(405);
          expect(receiver.lines()).toHaveLength(1);
        } finally {
          await receiver.stop();
        }
        // Without a receiver the site goes on.
        expect((await post(JSON.stringify(feedback))).status).toBe(502);
        expect((await server.ask('/x/introduction/')).status).toBe(200);
      });

      test('speaks HTTP/2', async () => {
        const client = connect(server.address, { rejectUnauthorized: false, servername: HOST });
        try {
          const stream = client.request({ ':path': '/x/introduction/', ':authority': HOST });
          const status = await new Promise((resolve, reject) => {
            client.once('error', reject);
            stream.once('response', (headers) => resolve(headers[':status']));
            stream.once('error', reject);
          });
          expect(status).toBe(200);
        } finally {
          client.destroy();
        }
      });
    }
  });
}
