import {
  act,
  createEvent,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryHistory } from 'history';
import { Router } from 'react-router-dom';
import { SearchDialog } from '../../../../../src/features/search/dialog/SearchDialog';
import type {
  SearchHit,
  SearchScope,
  TextResult,
  TitleSearch,
} from '../../../../../src/lib/search/searchHit';
import { installDialog } from '../../settings/dialog';

const hit = (title: string, address: string, more: Partial<SearchHit> = {}): SearchHit => ({
  kind: 'page',
  title,
  address,
  trail: [],
  ...more,
});
const SORTING = hit('Sorting', '/x/react-data-grid/sorting/', { product: 'x-data-grid' });
const MODE = hit('sortingMode', '/x/api/data-grid/data-grid/#mode', { kind: 'prop', plan: 'pro' });
const LICENCE = hit('Licensing', '/x/introduction/licensing/');
const ALL = [SORTING, MODE, LICENCE];

const titles: TitleSearch = {
  find: (query, scope) =>
    ALL.filter(
      ({ title, product }) =>
        title.toLowerCase().includes(query.toLowerCase()) &&
        (scope?.product === undefined || scope.product === product),
    ),
  nearest: () => [LICENCE],
  pageAt: (address) => ALL.find((page) => page.address === address.replace(/#.*/, '')),
};
const mockLoad = jest.fn<Promise<TitleSearch>, []>();
const mockText = jest.fn<Promise<TextResult>, [string, SearchScope]>();
jest.mock('../../../../../src/features/search/titleSearch', () => ({
  loadTitleSearch: () => mockLoad(),
}));
jest.mock('../../../../../src/features/search/fullText', () => ({
  searchFullText: (query: string, scope: SearchScope) => mockText(query, scope),
}));

const field = () => screen.getByRole('combobox', { name: 'Search' });
const options = () => screen.getAllByRole('option');
const titlesShown = () => options().map((option) => option.getAttribute('href'));
const activeOption = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '');

async function open({ path = '/x/react-data-grid/rows/', typed = '' } = {}) {
  const history = createMemoryHistory({ initialEntries: [path] });
  const onClose = jest.fn();
  const user = userEvent.setup();
  render(
    <Router history={history}>
      <SearchDialog takeTyped={() => typed} onClose={onClose} />
    </Router>,
  );
  await act(async () => undefined);
  act(() => field().focus());
  return { history, onClose, user };
}

beforeEach(() => {
  installDialog();
  localStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
  mockLoad.mockReset().mockResolvedValue(titles);
  mockText.mockReset().mockResolvedValue({ hits: [] });
});

test('is a modal with a combobox that has no list yet', async () => {
  await open();
  expect(screen.getByRole('dialog', { name: 'Search' })).toHaveAttribute('data-modal');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).toHaveAttribute('aria-autocomplete', 'list');
  expect(field()).not.toHaveAttribute('aria-activedescendant');
});

test('begins with what was typed before', async () => {
  await open({ typed: 'sort' });
  expect(field()).toHaveValue('sort');
  expect(titlesShown()).toEqual([SORTING.address, MODE.address]);
});

test('titles show at once, marked, with kind and plan; the first is active', async () => {
  const { user } = await open();
  await user.type(field(), 'sort');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  expect(screen.getByRole('group', { name: 'Pages' })).toBeInTheDocument();
  const api = within(screen.getByRole('group', { name: 'API' })).getByRole('option');
  expect(api).toHaveTextContent('Prop');
  expect(within(api).getByRole('img', { name: 'Pro plan' })).toBeInTheDocument();
  expect(api.querySelector('mark')).toHaveTextContent('sort');
  expect(activeOption()).toHaveAttribute('href', SORTING.address);
  expect(mockText).not.toHaveBeenCalled();
});

test('arrows go round, Home and End go to the ends', async () => {
  const { user } = await open({ typed: 'sort' });
  for (const [key, address] of [
    ['ArrowDown', MODE.address],
    ['ArrowDown', SORTING.address],
    ['ArrowUp', MODE.address],
    ['Home', SORTING.address],
    ['End', MODE.address],
  ]) {
    await user.keyboard(`{${key}}`);
    expect(activeOption()).toHaveAttribute('href', address);
    expect(activeOption()).toHaveAttribute('aria-selected', 'true');
  }
});

test('the full text comes after a pause, below, and leaves the active option', async () => {
  mockText.mockResolvedValue({
    hits: [
      { address: `${LICENCE.address}#sort`, heading: 'Sorts', excerpt: 'all <mark>sorts</mark>' },
    ],
  });
  const { user } = await open();
  await user.type(field(), 'sort');
  await user.keyboard('{ArrowDown}');
  const section = await within(
    await screen.findByRole('group', { name: 'In the text' }),
  ).findByRole('option');
  expect(section).toHaveAttribute('href', `${LICENCE.address}#sort`);
  expect(section).toHaveTextContent('all sorts');
  expect(activeOption()).toHaveAttribute('href', MODE.address);
  expect(mockText).toHaveBeenCalledTimes(1);
  expect(mockText.mock.calls[0]?.[0]).toBe('sort');
});

test('an answer to an older query never shows', async () => {
  const answers: ((result: TextResult) => void)[] = [];
  mockText.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const { user } = await open({ typed: 'sort' });
  await waitFor(() => expect(answers).toHaveLength(1));
  await user.type(field(), 'i');
  await waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => answers[1]?.({ hits: [] }));
  await act(async () =>
    answers[0]?.({ hits: [{ address: `${LICENCE.address}#a`, heading: 'A', excerpt: 'a' }] }),
  );
  expect(screen.queryByRole('group', { name: 'In the text' })).toBeNull();
});

test('Enter goes to the active option by the router, closes, and remembers it', async () => {
  const { user, history, onClose } = await open({ typed: 'sort' });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(history.location).toMatchObject({
    pathname: '/x/api/data-grid/data-grid/',
    hash: '#mode',
  });
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(JSON.parse(localStorage.getItem('docs-recent-searches') ?? '')).toEqual([
    { kind: 'prop', address: MODE.address, title: 'sortingMode' },
  ]);
});

test('keys of an input method are left alone', async () => {
  const { history } = await open({ typed: 'sort' });
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true });
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  expect(history.length).toBe(1);
  expect(activeOption()).toHaveAttribute('href', SORTING.address);
});

test('a modified click is left to the browser, and remembered', async () => {
  const { onClose } = await open({ typed: 'sort' });
  const option = options()[0] ?? document.body;
  // The test environment can't follow links.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  const click = createEvent.click(option, { ctrlKey: true });
  const prevent = jest.spyOn(click, 'stopPropagation');
  fireEvent(option, click);
  expect(prevent).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
  expect(localStorage.getItem('docs-recent-searches')).toContain(SORTING.address);
});

test('a plain click goes there', async () => {
  const { user, history, onClose } = await open({ typed: 'sort' });
  await user.click(options()[0] ?? document.body);
  expect(history.location.pathname).toBe(SORTING.address);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the results can be limited to the product of the page', async () => {
  const { user } = await open({ typed: 'sort' });
  const toggle = screen.getByRole('button', { name: 'Only Data Grid' });
  expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(titlesShown()).toEqual([SORTING.address]);
  expect(field()).toHaveFocus();
  await waitFor(() =>
    expect(mockText).toHaveBeenLastCalledWith(
      'sort',
      expect.objectContaining({ product: 'x-data-grid' }),
    ),
  );
});

test('a page of no product has no such button', async () => {
  await open({ path: '/x/introduction/' });
  expect(screen.queryByRole('button', { pressed: false })).toBeNull();
});

test('nothing found: says so, and offers the nearest titles, none of them active', async () => {
  const { user } = await open();
  await user.type(field(), 'qqq');
  expect(await screen.findByText('No results for “qqq”')).toBeInTheDocument();
  expect(
    within(screen.getByRole('group', { name: 'Did you mean' })).getByRole('option'),
  ).toHaveAttribute('href', LICENCE.address);
  expect(field()).not.toHaveAttribute('aria-activedescendant');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Similar titles: 1'));
});

test.each([
  ['development', /development server/],
  ['network', /couldn't be loaded/],
] as const)('without full text (%s) a line says so, and titles go on', async (problem, line) => {
  mockText.mockResolvedValue({ problem });
  await open({ typed: 'sort' });
  expect(await screen.findByText(line)).toBeInTheDocument();
  expect(options()).toHaveLength(2);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Results: 2\. The/));
});

test('when the titles cannot be had, it says so and tries again', async () => {
  mockLoad.mockRejectedValue(new Error('offline'));
  const { user } = await open({ typed: 'sort' });
  expect(await screen.findByText(/list of pages couldn't be loaded/)).toBeInTheDocument();
  mockLoad.mockResolvedValue(titles);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(options()).toHaveLength(2));
});

test('of a pasted text only the beginning is asked for and shown as asked', async () => {
  mockText.mockResolvedValue({ hits: [] });
  await open({ typed: `zz ${'q '.repeat(50_000)}` });
  await waitFor(() => expect(mockText).toHaveBeenCalled());
  const [asked] = mockText.mock.lastCall ?? [];
  expect(asked).toMatch(/^zz( q)+$/);
  expect(asked?.length).toBeLessThanOrEqual(300);
});

describe('recent searches', () => {
  beforeEach(() => {
    const recents = [SORTING, LICENCE].map(({ kind, address, title }) => ({
      kind,
      address,
      title,
    }));
    localStorage.setItem('docs-recent-searches', JSON.stringify(recents));
  });

  test('show while nothing is typed, and can be chosen by key', async () => {
    const { user, history } = await open();
    expect(screen.getByRole('listbox', { name: 'Recent searches' })).toBeInTheDocument();
    expect(titlesShown()).toEqual([SORTING.address, LICENCE.address]);
    await user.keyboard('{Enter}');
    expect(history.length).toBe(1);
    await user.keyboard('{ArrowUp}{Enter}');
    expect(history.location.pathname).toBe(LICENCE.address);
  });

  test('one is removed by its button or by Delete, and that is said', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Remove Sorting from recent searches' }));
    expect(titlesShown()).toEqual([LICENCE.address]);
    expect(field()).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Removed Sorting'));
    await user.keyboard('{ArrowDown}{Delete}');
    expect(screen.queryByRole('option')).toBeNull();
    expect(localStorage.getItem('docs-recent-searches')).toBeNull();
  });

  test('all are erased at once', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Clear recent searches' }));
    expect(screen.queryByRole('option')).toBeNull();
    expect(localStorage.getItem('docs-recent-searches')).toBeNull();
  });

  test('a storage that refuses is an empty one', async () => {
    const refuse = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied');
    });
    const { user, history } = await open();
    expect(screen.queryByRole('option')).toBeNull();
    await user.keyboard('sort{Enter}');
    expect(history.location.pathname).toBe(SORTING.address);
    refuse.mockRestore();
  });
});

test('a result that the reader is at already is a visit again, without another step back', async () => {
  const { history, user } = await open({ path: SORTING.address, typed: 'sort' });
  const { length } = history;
  const { key } = history.location;
  await user.keyboard('{Enter}');
  expect(history.location.pathname).toBe(SORTING.address);
  expect(history.location.key).not.toBe(key);
  expect(history).toHaveLength(length);
});
