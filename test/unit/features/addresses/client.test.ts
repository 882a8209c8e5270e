/** @jest-environment jsdom */
/** The address of this test's page stands for the reader's. */
const CLIENT = '../../../../src/features/addresses/client';

const address = () => window.location.href.slice(window.location.origin.length);
const come = (to: string) => window.history.replaceState({ key: 'k' }, '', to);

beforeAll(() => {
  come('/x/100%/#50%');
  jest.requireActual(CLIENT);
});

it('mends the address that the page is opened with', () => {
  expect(address()).toBe('/x/100%25/#50%25');
});

it.each([
  ['/x/#100%', '/x/#100%25'],
  ['/x/?q=1%#%zz', '/x/?q=1%#%25zz'],
  ['/x/%ff/', '/x/%25ff/'],
  ['/x/#%E6%8E%92', '/x/#%E6%8E%92'],
  ['/x/%E6%8E%92/?a#b', '/x/%E6%8E%92/?a#b'],
  ['/x//grid///sorting/?a=//#b//c', '/x/grid/sorting/?a=//#b//c'],
  ['/x/grid/index.html?a#/index.html', '/x/grid/?a#/index.html'],
  ['/index.html', '/'],
  ['/zh//index.html#a', '/zh/#a'],
  ['/x/%67rid%2Fsorting/', '/x/grid/sorting/'],
  ['/.//evil.example/', '/evil.example/'],
  ['/x/a%20b//', '/x/a%20b//'],
  ['/x/%5cevil.example//', '/x/%5cevil.example//'],
])('mends %s before anybody else hears of it, in its place and with its state', (from, to) => {
  const steps = window.history.length;
  let heard = '';
  const listener = () => (heard = address());
  window.addEventListener('popstate', listener);
  come(from);
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  window.removeEventListener('popstate', listener);
  expect(heard).toBe(to);
  expect(window.history.length).toBe(steps);
  expect(window.history.state).toEqual({ key: 'k' });
});
