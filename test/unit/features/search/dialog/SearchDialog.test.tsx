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
  SearchQuestion,
  TextAnswer,
  TitleAnswer,
} from '../../../../../src/features/search/engine/searchEngine';
import type { SearchHit } from '../../../../../src/lib/search/searchHit';
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

async function titlesOf({ query, scope }: SearchQuestion): Promise<TitleAnswer> {
  const hits = ALL.filter(
    ({ title, product }) =>
      title.toLowerCase().includes(query.toLowerCase()) &&
      (scope.product === undefined || scope.product === product),
  );
  return { hits, nearest: hits.length > 0 ? [] : [LICENCE] };
}
const textHit = (id: string, title = id): SearchHit =>
  hit(title, `${LICENCE.address}#${id}`, { kind: 'section', excerpt: `all <mark>${title}</mark>` });
const mockTitles = jest.fn<Promise<TitleAnswer | undefined>, [SearchQuestion]>();
const mockText = jest.fn<Promise<TextAnswer>, [SearchQuestion, number]>();
jest.mock('../../../../../src/features/search/engine/client', () => ({
  searchClient: {
    prepare: () => Promise.resolve(),
    titles: (question: SearchQuestion) => mockTitles(question),
    text: (question: SearchQuestion, steps: number) => mockText(question, steps),
  },
}));

/** Whether the end of the list is in sight. */
let isEndSeen = true;
class SeenObserver {
  constructor(
    private readonly tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void,
  ) {}
  observe = (): void => {
    queueMicrotask(() => act(() => this.tell([{ isIntersecting: isEndSeen }])));
  };
  disconnect = jest.fn();
}

const NO_TEXT: TextAnswer = { hits: [], hasMore: false };

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
  Object.assign(globalThis, { IntersectionObserver: SeenObserver });
  localStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
  isEndSeen = true;
  mockTitles.mockReset().mockImplementation(titlesOf);
  mockText.mockReset().mockResolvedValue(NO_TEXT);
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
  mockText.mockResolvedValue({ hits: [textHit('sort', 'sorts')], hasMore: false });
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
  expect(mockText.mock.calls[0]?.[0].query).toBe('sort');
});

test('the full text is not asked for until the end of the list is in sight', async () => {
  isEndSeen = false;
  mockText.mockResolvedValue({ hits: [textHit('sort')], hasMore: false });
  const { user } = await open({ typed: 'sort' });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Results: 2'));
  expect(mockText).not.toHaveBeenCalled();
  isEndSeen = true;
  await user.keyboard('{End}');
  expect(await screen.findByRole('group', { name: 'In the text' })).toBeInTheDocument();
  expect(activeOption()).toHaveAttribute('href', MODE.address);
});

test('more of the full text comes behind what is there', async () => {
  const hits = [textHit('one'), textHit('two')];
  mockText.mockImplementation(async (_question, steps) => ({
    hits: hits.slice(0, steps),
    hasMore: steps < 2,
  }));
  await open({ typed: 'sort' });
  await waitFor(() => expect(options()).toHaveLength(4));
  expect(titlesShown()).toEqual([SORTING, MODE, ...hits].map(({ address }) => address));
  expect(mockText.mock.calls.map(([, steps]) => steps)).toEqual([1, 2]);
});

test('Enter before the results are there goes to the first of them', async () => {
  let answer: (titles: TitleAnswer) => void = () => undefined;
  mockTitles.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const { user, history } = await open({ typed: 'licens' });
  await user.keyboard('{Enter}');
  expect(history.location.pathname).toBe('/x/react-data-grid/rows/');
  await act(async () => answer({ hits: [LICENCE], nearest: [] }));
  expect(history.location.pathname).toBe(LICENCE.address);
});

test('Enter means what is typed now, not the results of what was typed before', async () => {
  const { user, history } = await open({ typed: 'sort' });
  let answer: (titles: TitleAnswer) => void = () => undefined;
  mockTitles.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  await user.type(field(), 'ingMode{Enter}');
  expect(titlesShown()).toEqual([SORTING.address, MODE.address]);
  await act(async () => answer({ hits: [MODE], nearest: [] }));
  expect(history.location.hash).toBe('#mode');
});

test('the answer to the first letter shows until there is one to what was typed after it', async () => {
  const answers: ((titles: TitleAnswer) => void)[] = [];
  mockTitles.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const { user } = await open();
  await user.type(field(), 'so');
  await act(async () => answers[0]?.({ hits: [LICENCE], nearest: [] }));
  expect(titlesShown()).toEqual([LICENCE.address]);
  await act(async () => answers[1]?.({ hits: [SORTING], nearest: [] }));
  expect(titlesShown()).toEqual([SORTING.address]);
});

test('an answer to an older query of titles never takes the place of a newer one', async () => {
  const answers: ((titles: TitleAnswer) => void)[] = [];
  mockTitles.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const { user } = await open();
  await user.type(field(), 'so');
  await act(async () => answers[1]?.({ hits: [SORTING], nearest: [] }));
  await act(async () => answers[0]?.({ hits: [LICENCE], nearest: [] }));
  expect(titlesShown()).toEqual([SORTING.address]);
});

test('an answer to an older query never shows', async () => {
  const answers: ((result: TextAnswer) => void)[] = [];
  mockText.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const { user } = await open({ typed: 'sort' });
  await waitFor(() => expect(answers).toHaveLength(1));
  await user.type(field(), 'i');
  await waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => answers[1]?.(NO_TEXT));
  await act(async () => answers[0]?.({ hits: [textHit('a')], hasMore: false }));
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
      expect.objectContaining({
        query: 'sort',
        scope: { product: 'x-data-grid', near: 'x-data-grid' },
      }),
      1,
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
  mockTitles.mockRejectedValue(new Error('offline'));
  const { user } = await open({ typed: 'sort' });
  expect(await screen.findByText(/list of pages couldn't be loaded/)).toBeInTheDocument();
  mockTitles.mockImplementation(titlesOf);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(options()).toHaveLength(2));
});

test('of a pasted text only the beginning is asked for and shown as asked', async () => {
  await open({ typed: `zz ${'q '.repeat(50_000)}` });
  await waitFor(() => expect(mockText).toHaveBeenCalled());
  const asked = mockText.mock.lastCall?.[0].query;
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

it('keeps names of code from being translated, and no words', async () => {
  await open({ typed: 'sorting' });
  const unchanged = () =>
    options().map((option) => option.querySelector('[translate="no"]')?.textContent);
  await waitFor(() => expect(unchanged()).toEqual([undefined, 'sortingMode']));
});

describe('for a reader who hides what needs another plan', () => {
  beforeEach(() => {
    localStorage.setItem('docs-plan', 'community');
    localStorage.setItem('docs-beyond-plan', 'hide');
  });

  test('results beyond the plan are left out, counted, and shown on demand', async () => {
    const { user } = await open({ typed: 'sort' });
    expect(titlesShown()).toEqual([SORTING.address]);
    const note = screen.getByRole('button', { name: '1 result needs Pro · Show' });
    expect(note).toHaveAttribute('aria-expanded', 'false');
    await user.click(note);
    expect(titlesShown()).toEqual([SORTING.address, MODE.address]);
    expect(note).toHaveTextContent('1 result needs Pro · Hide');
    expect(note).toHaveAttribute('aria-expanded', 'true');
    await user.click(note);
    expect(titlesShown()).toEqual([SORTING.address]);
  });

  test('a search that finds nothing else says so', async () => {
    await open({ typed: 'sortingMode' });
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByRole('button', { name: '1 result needs Pro · Show' })).toBeInTheDocument();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  test('nothing is left out of what the plan includes', async () => {
    localStorage.setItem('docs-plan', 'pro');
    await open({ typed: 'sort' });
    expect(titlesShown()).toEqual([SORTING.address, MODE.address]);
    expect(screen.queryByRole('button', { name: /needs/ })).toBeNull();
  });
});
