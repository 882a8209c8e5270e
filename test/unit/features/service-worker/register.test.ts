/** @jest-environment jsdom */
import { registerWorker } from '../../../../src/features/service-worker/register';

const ADDRESS = 'http://localhost/x/sw.js';

interface Answer {
  readonly status?: number;
  readonly type?: string;
  readonly allowed?: string;
}

const ask = jest.fn<Promise<unknown>, [string, RequestInit]>();

beforeEach(() => {
  ask.mockReset();
  globalThis.fetch = ask as unknown as typeof fetch;
  AbortSignal.timeout ??= () => new AbortController().signal;
});

function serverAnswers({ status = 200, type = 'text/javascript', allowed }: Answer): void {
  const headers = new Headers({ 'content-type': type });
  if (allowed) {
    headers.set('Service-Worker-Allowed', allowed);
  }
  ask.mockResolvedValue({ status, headers });
}

/** A browser with registrations, as paths of their scopes by the addresses of their files. */
function browserWith(...before: readonly (readonly [script: string, scope: string])[]) {
  const make = (scriptURL: string, path: string) => ({
    scope: `http://localhost${path}`,
    active: { scriptURL },
    waiting: null,
    installing: null,
    unregister: async () => {
      all = all.filter((one) => one.scope !== `http://localhost${path}`);
      return true;
    },
  });
  let all = before.map(([script, path]) => make(script, path));
  const register = jest.fn(async (_address: string, { scope }: { scope: string }) => {
    const found = all.find((one) => one.scope === `http://localhost${scope}`);
    const registration = found ?? make(ADDRESS, scope);
    all = found ? all : [...all, registration];
    return registration;
  });
  const workers = { getRegistrations: async () => all, register };
  return {
    register,
    run: () => registerWorker('/', workers as unknown as ServiceWorkerContainer),
    scopes: () => all.map(({ scope }) => new URL(scope).pathname),
  };
}

test.each([
  ['/', '/'],
  [undefined, '/x/'],
])('with %s allowed, the scope is %s', async (allowed, scope) => {
  serverAnswers({ allowed });
  const browser = browserWith();
  await browser.run();
  expect(browser.scopes()).toEqual([scope]);
  expect(ask.mock.calls[0]?.[0]).toBe(ADDRESS);
});

test.each([
  ['/', ['/x/'], '/'],
  [undefined, ['/'], '/x/'],
  ['/', ['/', '/x/'], '/'],
])('with %s allowed, what had %j has %s alone', async (allowed, before, scope) => {
  serverAnswers({ allowed });
  const browser = browserWith(...before.map((path) => [ADDRESS, path] as const));
  await browser.run();
  expect(browser.scopes()).toEqual([scope]);
});

test('workers of other languages and applications stay', async () => {
  serverAnswers({ allowed: '/' });
  const browser = browserWith(
    ['http://localhost/zh/x/sw.js', '/zh/x/'],
    ['http://localhost/other/sw.js', '/other/'],
    [ADDRESS, '/x/'],
  );
  await browser.run();
  expect(browser.scopes()).toEqual(['/zh/x/', '/other/', '/']);
});

test.each([
  ['fails', { status: 503, type: 'text/html' }],
  ['is behind a sign-in page', { type: 'text/html' }],
])('while the server %s, the widest registration stays', async (_what, answer) => {
  serverAnswers(answer);
  const browser = browserWith([ADDRESS, '/x/'], [ADDRESS, '/']);
  expect((await browser.run())?.scope).toBe('http://localhost/');
  expect(browser.scopes()).toEqual(['/x/', '/']);
  expect(browser.register).not.toHaveBeenCalled();
});

test('without a network and a registration, nothing is registered', async () => {
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  const browser = browserWith();
  expect(await browser.run()).toBeUndefined();
  expect(browser.register).not.toHaveBeenCalled();
});

test('a refused scope falls back to the folder, and another problem is reported', async () => {
  serverAnswers({ allowed: '/' });
  const refusing = browserWith();
  refusing.register.mockRejectedValueOnce(new DOMException('refused', 'SecurityError'));
  await refusing.run();
  expect(refusing.scopes()).toEqual(['/x/']);
  const failing = browserWith();
  failing.register.mockRejectedValueOnce(new TypeError('Script failed'));
  await expect(failing.run()).rejects.toThrow('Script failed');
});
