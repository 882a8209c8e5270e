/** @jest-environment jsdom */
import { loadSoon, ownBuild, servedBuild } from '../../../../src/features/on-demand/newerBuild';
import { reloadMemory } from '../../../../src/features/on-demand/reloadMemory';

const page = (hash: string) =>
  `<script type="application/json">["/assets/js/main.${hash}.js"]</script>`;

const answer = jest.fn<Promise<unknown>, [string, RequestInit]>();

beforeEach(() => {
  answer.mockReset();
  globalThis.fetch = answer as unknown as typeof fetch;
  AbortSignal.timeout ??= () => new AbortController().signal;
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('reads the build of a page from its scripts', () => {
  document.body.innerHTML = page('0123abcd');
  expect(ownBuild()).toBe('main.0123abcd.js');
});

test('the page itself is asked for what the server has, past the browser’s copy', async () => {
  window.history.replaceState(null, '', '/x/page/?a=1#place');
  answer.mockResolvedValue({ text: async () => page('44445555') });
  expect(await servedBuild()).toBe('main.44445555.js');
  const [address, options] = answer.mock.calls[0] ?? [];
  expect(address).toBe('http://localhost/x/page/?a=1');
  expect(options?.cache).toBe('no-cache');
});

test('concurrent callers share one request; later callers refetch', async () => {
  answer.mockResolvedValue({ text: async () => page('44445555') });
  await Promise.all([servedBuild(), servedBuild()]);
  expect(answer).toHaveBeenCalledTimes(1);
  await servedBuild();
  expect(answer).toHaveBeenCalledTimes(2);
});

test('no network is no answer', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await servedBuild()).toBeUndefined();
});

describe('reloadMemory', () => {
  const memory = reloadMemory('builds');

  it('remembers what the tab was loaded for', () => {
    expect(memory.read()).toEqual([]);
    expect(memory.remember('a')).toBe(true);
    expect(memory.remember('b')).toBe(true);
    expect(memory.read()).toEqual(['a', 'b']);
  });

  it('says when it can’t', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(memory.remember('a')).toBe(false);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    expect(memory.read()).toBeUndefined();
  });
});

test('checks for a new service worker once for several parts', async () => {
  jest.useFakeTimers();
  const update = jest.fn(async () => undefined);
  const getRegistration = jest.fn(async () => ({ update }));
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { controller: {}, getRegistration },
  });
  loadSoon('b');
  loadSoon('b');
  await jest.advanceTimersByTimeAsync(1900);
  expect(getRegistration).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(update).toHaveBeenCalledTimes(1);
});
