/** @jest-environment jsdom */
import { openChat } from '../../../../src/features/chat';
import { CHAT_TIMEOUT } from '../../../../src/features/chat/openChatTab';

const project = { title: 'A', files: {}, demo: 'src/Demo.tsx', dependencies: {} };
const loadProject = () => Promise.resolve(project);

function fakeTab() {
  const tab = {
    opener: {} as unknown,
    closed: false,
    location: { replace: jest.fn() },
    close: jest.fn(() => {
      tab.closed = true;
    }),
  };
  return tab;
}
let tab: ReturnType<typeof fakeTab>;

const answer = (reply: unknown, ok = true) => {
  global.fetch = jest.fn().mockResolvedValue({ ok, status: 200, json: async () => reply });
};

const { env } = process;
beforeEach(() => {
  process.env = { ...env, CHAT_API_URL: 'https://chat.test/open' };
  tab = fakeTab();
  jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
});
afterEach(() => {
  process.env = env;
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('opens the tab during the click, without a way back, and leads it to the chat', async () => {
  answer({ nextUrl: 'https://chat.test/1' });
  const outcome = openChat(loadProject);
  expect(window.open).toHaveBeenCalledTimes(1);
  expect(await outcome).toBe('opened');
  expect(tab.opener).toBeNull();
  expect(tab.location.replace).toHaveBeenCalledWith('https://chat.test/1');
});

test.each([
  ['an error', () => answer({ nextUrl: 'https://chat.test/1' }, false)],
  ['another address', () => answer({ nextUrl: 'data:text/html,x' })],
  ['no address', () => answer([])],
  [
    'nothing',
    () => {
      global.fetch = jest.fn().mockRejectedValue(new TypeError('offline'));
    },
  ],
])('%s fails, and closes the tab', async (_kind, set) => {
  set();
  expect(await openChat(loadProject)).toBe('failed');
  expect(tab.close).toHaveBeenCalled();
  expect(tab.location.replace).not.toHaveBeenCalled();
});

test('a demo whose files can not be had fails', async () => {
  answer({ nextUrl: 'https://chat.test/1' });
  expect(await openChat(() => Promise.reject(new Error('gone')))).toBe('failed');
});

test('a browser that opens no tab fails without a request', async () => {
  answer({});
  jest.spyOn(window, 'open').mockReturnValue(null);
  expect(await openChat(loadProject)).toBe('failed');
  expect(fetch).not.toHaveBeenCalled();
});

test('a reader who closes the tab is told nothing', async () => {
  global.fetch = jest.fn().mockImplementation(async () => {
    tab.closed = true;
    throw new TypeError('gone');
  });
  expect(await openChat(loadProject)).toBe('abandoned');
});

test('a service that does not answer is given up', async () => {
  jest.useFakeTimers();
  global.fetch = jest.fn().mockImplementation(
    (_url, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('late', 'AbortError')));
      }),
  );
  const settled = jest.fn();
  const outcome = openChat(loadProject).then(settled);
  await jest.advanceTimersByTimeAsync(CHAT_TIMEOUT - 1);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await outcome;
  expect(settled).toHaveBeenCalledWith('failed');
});
