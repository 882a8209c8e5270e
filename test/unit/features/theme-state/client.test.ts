/** @jest-environment jsdom */
const mockFollow = jest.fn();
jest.mock('../../../../src/features/theme-state/rtlStyles', () => ({
  followDirection: () => mockFollow(),
}));

const otherTabWrites = async (key: string | null) => {
  window.dispatchEvent(new StorageEvent('storage', { key }));
  await new Promise((resolve) => setTimeout(resolve));
};

beforeAll(() => {
  jest.requireActual('../../../../src/features/theme-state/client');
});

beforeEach(() => {
  mockFollow.mockReset();
});

it.each([['docs-direction'], [null]])('turns the page when another tab writes %p', async (key) => {
  await otherTabWrites(key);
  expect(mockFollow).toHaveBeenCalledTimes(1);
});

it.each([['docs-density'], ['mui-mode']])('leaves it when another tab writes %p', async (key) => {
  await otherTabWrites(key);
  expect(mockFollow).not.toHaveBeenCalled();
});
