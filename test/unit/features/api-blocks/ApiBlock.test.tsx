import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ApiBlock } from '../../../../src/features/api-blocks';
import { interpolate } from '../../../../src/features/api-blocks/interpolate';

let hash = '';
jest.mock('@docusaurus/router', () => ({ useLocation: () => ({ hash, key: 'k' }) }));
jest.mock('@docusaurus/useBaseUrl', () => ({ __esModule: true, default: () => '/zh/' }));
const collectAnchor = jest.fn();
const collectLink = jest.fn();
jest.mock('@docusaurus/useBrokenLinks', () => ({
  __esModule: true,
  default: () => ({ collectAnchor, collectLink }),
}));

const html = {
  Sorting:
    '<details><summary>sort</summary><div id="sort"><a href="/x/page/#a">{{returns}}</a></div></details>',
  Filtering: '<p>filter</p>',
};
const scrolled = jest.fn();
beforeEach(() => {
  hash = '';
  jest.clearAllMocks();
  Element.prototype.scrollIntoView = scrolled;
});

test('the server renders the chosen groups and registers their anchors and links', () => {
  const page = renderToString(
    <ApiBlock content={{ html }} kind="methods" groups="Sorting" source="pkg 1.0.0" />,
  );
  expect(page).toContain('Generated from pkg 1.0.0.');
  expect(page).toContain('<a href="/zh/x/page/#a">Returns</a>');
  expect(page).not.toContain('filter');
  expect(collectAnchor).toHaveBeenCalledWith('sort');
  expect(collectLink).toHaveBeenCalledWith('/zh/x/page/#a');
});

test('texts about releases have their version', () => {
  expect(interpolate('{{history:since 8.5.0}}, {{history:type}}', '/')).toBe('Since 8.5.0, Type');
  expect(() => interpolate('{{history:json}}', '/')).toThrow('history:json');
});

test('in the browser, what the server wrote stays, and nothing is loaded', async () => {
  const load = jest.fn();
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(
    <ApiBlock content={{ html }} kind="methods" groups="Sorting" />,
  );
  const before = container.innerHTML;
  const element = () => <ApiBlock content={{ load }} kind="methods" groups="Sorting" />;
  const root = await act(async () => hydrateRoot(container, element()));
  await act(async () => root.render(element()));
  expect(container.innerHTML).toBe(before);
  expect(load).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});

test('a page that was reached without the server loads its block, and opens what the address names', async () => {
  hash = '#sort';
  const load = () => Promise.resolve(html);
  render(<ApiBlock content={{ load }} kind="methods" groups="Sorting,Filtering" />);
  expect(await screen.findByText('filter')).toBeInTheDocument();
  expect(screen.getByRole('group')).toHaveAttribute('open');
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(document.getElementById('sort')).toHaveFocus();
});

test('an unknown placeholder is an error', () => {
  expect(() => interpolate('{{nonsense}}', '/')).toThrow('no text "nonsense"');
});
