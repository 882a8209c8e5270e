import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReleaseChanges, WhatChanged } from '../../../../src/features/what-changed';

jest.mock('@docusaurus/router', () => ({ useLocation: () => ({ hash: '', key: 'k' }) }));
jest.mock('@docusaurus/useBaseUrl', () => ({ __esModule: true, default: (path: string) => path }));
jest.mock('@docusaurus/useBrokenLinks', () => ({
  __esModule: true,
  default: () => ({ collectAnchor: () => undefined, collectLink: () => undefined }),
}));

const VERSIONS = '8.10.2 8.1.0 8.0.0 7.29';

const GRID = {
  versions: ['7.29', '8.0.0', '8.1.0', '8.10.2'],
  gaps: {},
  rows: [
    { kind: 'prop', owners: ['DataGrid'], name: 'early', states: [[1, {}]] },
    { kind: 'prop', owners: ['DataGrid'], name: 'middle', states: [[2, {}]] },
    { kind: 'prop', owners: ['DataGridPro'], name: 'late', states: [[3, { plan: 'pro' }]] },
  ],
};

/** The files that were asked for. */
const asked: string[] = [];
let isOffline = false;

function answer(address: string): Promise<Response> {
  asked.push(address);
  if (isOffline) {
    return Promise.reject(new TypeError('offline'));
  }
  const content = address.includes('data-grid') ? GRID : { ...GRID, rows: [] };
  const response = { ok: true, status: 200, text: () => Promise.resolve(JSON.stringify(content)) };
  return Promise.resolve(response as Response);
}

/** Role and text of what is brought into view. */
const scrolled = jest.fn();

beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled(this.getAttribute('role'), this.textContent);
  };
  asked.length = 0;
  isOffline = false;
  globalThis.fetch = jest.fn((address: string) => answer(address)) as typeof fetch;
  window.history.replaceState(null, '', '/x/introduction/what-changed/');
});

const field = (name: string) => screen.getByRole('combobox', { name });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Show changes' }));
const status = () => screen.getByRole('status');

it('offers all releases, newest first, and loads nothing until it is asked', () => {
  render(<WhatChanged versions={VERSIONS} />);
  const options = [...field('From').querySelectorAll('option')].map(({ value }) => value);
  expect(options).toEqual(['8.10.2', '8.1.0', '8.0.0', '7.29']);
  expect(field('From')).toHaveValue('8.0.0');
  expect(field('To')).toHaveValue('8.10.2');
  expect(asked).toEqual([]);
  expect(status()).toBeEmptyDOMElement();
});

it('lists and counts what changed, and puts the choice into the address', async () => {
  render(<WhatChanged versions={VERSIONS} />);
  await userEvent.selectOptions(field('From'), '7.29');
  await userEvent.selectOptions(field('To'), '8.1.0');
  await userEvent.selectOptions(field('Product'), 'Data Grid');
  expect(window.location.search).toBe('');
  await submit();
  await waitFor(() => expect(status()).toHaveTextContent('Changes from 7.29 to 8.1.0: 2'));
  expect(screen.getByRole('heading', { name: 'Data Grid' })).toBeInTheDocument();
  expect(screen.getByText('middle')).toBeInTheDocument();
  expect(screen.queryByText('late')).toBeNull();
  expect(window.location.search).toBe('?from=7.29&to=8.1.0&product=data-grid');
  expect(asked).toHaveLength(1);
});

it('shows what the address asks for, and filters by plan', async () => {
  window.history.replaceState(null, '', '?from=7.29&to=8.10.2&plan=pro');
  render(<WhatChanged versions={VERSIONS} />);
  await waitFor(() => expect(status()).toHaveTextContent('Changes from 7.29 to 8.10.2: 1'));
  expect(screen.getByText('late')).toBeInTheDocument();
  expect(field('Plan')).toHaveValue('pro');
  // Products without changes are left out.
  expect(screen.queryByRole('heading', { name: 'Charts' })).toBeNull();
});

it('says which values of the address are wrong, and compares by default', async () => {
  window.history.replaceState(null, '', '?from=9.9.9&to=8.10.2');
  render(<WhatChanged versions={VERSIONS} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('from=9.9.9');
  await waitFor(() => expect(status()).toHaveTextContent('Changes from 8.0.0 to 8.10.2: 2'));
  await submit();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('brings the result into view, unless the address names a section', async () => {
  window.history.replaceState(null, '', '?from=8.0.0&to=8.1.0#how-to-read-the-lists');
  render(<WhatChanged versions={VERSIONS} />);
  await waitFor(() => expect(status()).toHaveTextContent(/8\.0\.0 to 8\.1\.0: 1/));
  expect(scrolled).not.toHaveBeenCalled();
  await submit();
  await waitFor(() =>
    expect(scrolled).toHaveBeenCalledWith('status', 'Changes from 8.0.0 to 8.1.0: 1'),
  );
});

it('brings the result of a shared address into view', async () => {
  window.history.replaceState(null, '', '?from=8.0.0&to=8.1.0');
  render(<WhatChanged versions={VERSIONS} />);
  await waitFor(() =>
    expect(scrolled).toHaveBeenCalledWith('status', 'Changes from 8.0.0 to 8.1.0: 1'),
  );
});

it('asks for two releases where both are the same', async () => {
  window.history.replaceState(null, '', '?from=8.1.0&to=8.1.0');
  render(<WhatChanged versions={VERSIONS} />);
  await waitFor(() => expect(status()).toHaveTextContent('Choose two different releases.'));
});

it('lists the changes of a name, which the address has', async () => {
  render(<WhatChanged versions={VERSIONS} />);
  const name = screen.getByRole('textbox', { name: 'Name in code' });
  await userEvent.type(name, ' datagridpro ');
  await submit();
  await waitFor(() => expect(status()).toHaveTextContent('Changes from 8.0.0 to 8.10.2: 1'));
  expect(screen.getByText('late')).toBeInTheDocument();
  expect(window.location.search).toBe('?from=8.0.0&to=8.10.2&name=datagridpro');
  await userEvent.clear(name);
  await submit();
  await waitFor(() => expect(status()).toHaveTextContent(': 2'));
  expect(window.location.search).toBe('?from=8.0.0&to=8.10.2');
});

it('shows the name that the address asks for, and tells an unknown one from one without changes', async () => {
  window.history.replaceState(null, '', '?product=data-grid&name=earli');
  const { unmount } = render(<WhatChanged versions={VERSIONS} />);
  expect(screen.getByRole('textbox', { name: 'Name in code' })).toHaveValue('earli');
  await waitFor(() =>
    expect(status()).toHaveTextContent(
      'No release changed anything named “earli”. If that is the whole name, it stayed the same. Did you mean “early”?',
    ),
  );
  unmount();
  // Of another product.
  window.history.replaceState(null, '', '?product=charts&name=middle');
  render(<WhatChanged versions={VERSIONS} />);
  await waitFor(() =>
    expect(status()).toHaveTextContent('From 8.0.0 to 8.10.2, nothing named “middle” changed.'),
  );
});

it('links the data of all products', () => {
  render(<WhatChanged versions={VERSIONS} />);
  expect(screen.getByRole('link', { name: 'Charts' })).toHaveAttribute(
    'href',
    '/x/history/charts.json',
  );
});

it('shows the HTML of a release with the texts of the language', () => {
  const html = {
    '8.1.0': '<h3>{{x-charts}}</h3><p>{{added}} <a href="/x/api/">API</a></p>',
    '8.0.0': '<p>{{noChanges}}</p>',
  };
  render(<ReleaseChanges version="8.1.0" content={{ html }} />);
  expect(screen.getByRole('heading')).toHaveTextContent('Charts');
  expect(screen.getByText(/Added/)).toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/x/api/');
  expect(screen.queryByText('No changes.')).toBeNull();
});
