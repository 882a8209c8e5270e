import type * as TitleSearchModule from '../../../../../src/features/search/engine/titleSearch';
import type { SearchData } from '../../../../../src/lib/search/searchData';

function dataOf(base: string): SearchData {
  const rows = { prop: [], property: [], function: [], slot: [], class: [] };
  return {
    root: '/',
    base,
    trails: [[[]]],
    pages: [{ path: 'react-data-grid', trail: 0, title: 'Data Grid' }],
    messages: [],
    words: {},
    apis: [],
    rows,
  };
}

const current = jest.fn(() => Promise.resolve({ default: dataOf('/x/') }));
const cut = jest.fn(() => Promise.resolve({ default: dataOf('/x/8.9.0/') }));
jest.mock('@generated/search/default/versions', () => ({
  __esModule: true,
  default: { current: () => current(), '8.9.0': () => cut() },
}));

function freshLoader() {
  let loader: Partial<typeof TitleSearchModule> = {};
  jest.isolateModules(() => {
    loader = jest.requireActual<typeof TitleSearchModule>(
      '../../../../../src/features/search/engine/titleSearch',
    );
  });
  return (version?: string) =>
    loader.loadTitleSearch?.(version) ?? Promise.reject(new Error('no module'));
}

async function addressFound(load: ReturnType<typeof freshLoader>, version?: string) {
  return (await load(version)).find('data grid')[0]?.address;
}

beforeEach(() => {
  jest.clearAllMocks();
});

test('a version is searched, and its data is asked for once', async () => {
  const load = freshLoader();
  expect(await addressFound(load)).toBe('/x/react-data-grid/');
  expect(await addressFound(load)).toBe('/x/react-data-grid/');
  expect(current).toHaveBeenCalledTimes(1);
  expect(cut).not.toHaveBeenCalled();

  expect(await addressFound(load, '8.9.0')).toBe('/x/8.9.0/react-data-grid/');
  expect(current).toHaveBeenCalledTimes(1);
  expect(cut).toHaveBeenCalledTimes(1);
});

test('in place of a version that is not here the current one is searched', async () => {
  expect(await addressFound(freshLoader(), '7.0.0')).toBe('/x/react-data-grid/');
});

test('when the data cannot be had, the next call asks again', async () => {
  const load = freshLoader();
  current.mockRejectedValueOnce(new Error('offline'));
  await expect(load()).rejects.toThrow('offline');
  expect(await addressFound(load)).toBe('/x/react-data-grid/');
  expect(current).toHaveBeenCalledTimes(2);
});
