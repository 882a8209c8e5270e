/** @jest-environment jsdom */
import { HIDES_ATTRIBUTE } from '../../../../src/lib/pages/myPlan';

const mockFollow = jest.fn(() => Promise.resolve());
jest.mock('../../../../src/features/other-tabs/follow', () => ({
  followChoices: () => mockFollow(),
}));

const settle = () => new Promise((resolve) => setTimeout(resolve));
const start = () =>
  jest.isolateModules(() => jest.requireActual('../../../../src/features/other-tabs/client'));

let listening: AbortController;

/** The page forgets its listeners after each test. */
beforeEach(() => {
  listening = new AbortController();
  const listen = window.addEventListener.bind(window);
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((type: string, listener: EventListenerOrEventListenerObject) =>
      listen(type, listener, { signal: listening.signal }),
    );
});

afterEach(() => {
  listening.abort();
  jest.restoreAllMocks();
  mockFollow.mockReset();
  document.documentElement.removeAttribute(HIDES_ATTRIBUTE);
});

it('loads nothing for readers who hide nothing', async () => {
  start();
  await settle();
  expect(mockFollow).not.toHaveBeenCalled();
});

it('counts what is hidden', async () => {
  document.documentElement.setAttribute(HIDES_ATTRIBUTE, '');
  start();
  await settle();
  expect(mockFollow).toHaveBeenCalledTimes(1);
});

it.each(['docs-plan', 'docs-direction', null])(
  'follows another tab that writes %p',
  async (key) => {
    start();
    window.dispatchEvent(new StorageEvent('storage', { key }));
    await settle();
    expect(mockFollow).toHaveBeenCalledTimes(1);
  },
);

it.each([
  [true, 1],
  [false, 0],
] as const)('the page is shown, kept by the browser: %p', async (persisted, times) => {
  start();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  await settle();
  expect(mockFollow).toHaveBeenCalledTimes(times);
});

it("says nothing when what it takes can't be loaded", async () => {
  const onRejection = jest.fn();
  process.once('unhandledRejection', onRejection);
  mockFollow.mockRejectedValueOnce(new Error('offline'));
  start();
  window.dispatchEvent(new StorageEvent('storage'));
  await settle();
  process.off('unhandledRejection', onRejection);
  expect(mockFollow).toHaveBeenCalledTimes(1);
  expect(onRejection).not.toHaveBeenCalled();
});
