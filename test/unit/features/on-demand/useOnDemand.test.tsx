import { act, render, screen } from '@testing-library/react';
import { useOnDemand } from '../../../../src/features/on-demand';

const mockServed = jest.fn<Promise<string | undefined>, []>();
const mockLoadSoon = jest.fn<undefined, [string]>();
jest.mock('../../../../src/features/on-demand/newerBuild', () => ({
  ownBuild: () => 'old',
  servedBuild: () => mockServed(),
  loadSoon: (served: string) => mockLoadSoon(served),
}));

const load = jest.fn<Promise<string>, []>();
const use = jest.fn<undefined, [string]>();

function Control({ instead }: { readonly instead?: string }) {
  const [problem, get] = useOnDemand(load, 'inline', instead);
  return (
    <>
      <button type="button" onClick={() => get(use)}>
        Open
      </button>
      {problem}
    </>
  );
}

const press = () => act(async () => screen.getByRole('button', { name: 'Open' }).click());
const note = () => screen.queryByRole('alert');

beforeEach(() => {
  jest.useFakeTimers();
  load.mockReset();
  mockServed.mockReset().mockResolvedValue(undefined);
  mockLoadSoon.mockReset();
  use.mockReset();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('hands the part over, and says nothing', async () => {
  load.mockResolvedValue('part');
  render(<Control />);
  expect(load).not.toHaveBeenCalled();
  await press();
  expect(use).toHaveBeenCalledWith('part');
  expect(note()).toBeNull();
});

test('says that the part cannot be had, and asks again at the next press', async () => {
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('part');
  render(<Control />);
  await press();
  expect(note()).toHaveTextContent('Check your connection and try again, or reload the page');
  expect(use).not.toHaveBeenCalled();
  await press();
  expect(use).toHaveBeenCalledWith('part');
  expect(note()).toBeNull();
});

test('hides automatically and reappears on the next failure', async () => {
  load.mockRejectedValue(new Error('offline'));
  render(<Control />);
  await press();
  act(() => jest.advanceTimersByTime(6000));
  const first = note();
  expect(first).toBeVisible();
  await press();
  expect(note()).not.toBe(first);
  act(() => jest.advanceTimersByTime(9999));
  expect(note()).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(note()).toBeNull();
});

test('without a network, no page is opened instead: this one would be lost', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  load.mockRejectedValue(new Error('offline'));
  render(<Control instead="/versions/" />);
  await press();
  expect(note()).toBeVisible();
});

test('says that the site has been updated until the notice is closed', async () => {
  load.mockRejectedValue(new Error('gone'));
  mockServed.mockResolvedValue('new');
  render(<Control />);
  await press();
  expect(note()).toHaveTextContent('This site has been updated since you opened this page.');
  expect(mockLoadSoon).toHaveBeenCalledWith('new');
  act(() => jest.advanceTimersByTime(60_000));
  expect(note()).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Close' }).click());
  expect(note()).toBeNull();
});

test('a build that is the same is no update', async () => {
  load.mockRejectedValue(new Error('gone'));
  mockServed.mockResolvedValue('old');
  render(<Control />);
  await press();
  expect(note()).toHaveTextContent("This part couldn't be loaded");
  expect(mockLoadSoon).not.toHaveBeenCalled();
});

test('an answer that comes after the part changes nothing', async () => {
  let answer: (build: string) => void = () => undefined;
  load.mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce('part');
  mockServed.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  render(<Control />);
  await press();
  expect(note()).toBeNull();
  await press();
  await act(async () => answer('new'));
  expect(use).toHaveBeenCalledWith('part');
  expect(note()).toBeNull();
});
