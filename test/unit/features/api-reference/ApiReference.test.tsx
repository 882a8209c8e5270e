import { fireEvent } from '@testing-library/dom';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiToc } from '../../../../src/features/api-reference';
import { COMPONENT, INTERFACE, pageOf, showPage } from './apiFixture';
import type * as Mocks from './apiMocks';

jest.mock('../../../../src/features/ads', () => ({ AdSlot: () => 'Sponsors' }));
jest.mock('@docusaurus/Link', () => jest.requireActual<typeof Mocks>('./apiMocks').link);
jest.mock('@docusaurus/Head', () => jest.requireActual<typeof Mocks>('./apiMocks').head);
jest.mock('@docusaurus/theme-common', () => jest.requireActual<typeof Mocks>('./apiMocks').theme);

const html = document.documentElement;

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  html.getAttributeNames().forEach((name) => html.removeAttribute(name));
});

const table = (name: string) => screen.getByRole('table', { name });
const rowOf = (id: string) => {
  const row = document.getElementById(id);
  if (!row) {
    throw new Error(`There is no row ${id}.`);
  }
  return row;
};
const namesIn = (name: string) =>
  within(table(name))
    .getAllByRole('rowheader')
    .map((header) => header.querySelector('code')?.textContent);

describe('a component', () => {
  it('has all of its sections, each with its anchor, and the same ones in the table of contents', () => {
    showPage(COMPONENT);
    const headings = screen.getAllByRole('heading').map(({ id }) => id);
    expect(headings).toEqual([
      'demos',
      'import',
      'props',
      'inheritance',
      'theme-default-props',
      'slots',
      'classes',
      'source-code',
    ]);
    const toc = apiToc(pageOf(COMPONENT));
    expect(toc.map(({ id }) => id).filter((id) => headings.includes(id))).toEqual(headings);
    const anchors = toc.map(({ id }) => id).filter((id) => !headings.includes(id));
    expect(anchors).toHaveLength(COMPONENT.props.length + COMPONENT.slots.length);
    expect(anchors.map((id) => rowOf(id).id)).toEqual(anchors);
  });

  it('has a place for sponsors, and an interface has none', () => {
    showPage(COMPONENT);
    expect(screen.getByText(/Sponsors/)).toBeInTheDocument();
    cleanup();
    showPage(INTERFACE);
    expect(screen.queryByText(/Sponsors/)).toBeNull();
  });

  it('says name, type, default and description of each prop, and its marks', () => {
    showPage(COMPONENT);
    const cells = within(rowOf('gauge-prop-valueMax')).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      'number',
      '100',
      'The largest value.Use max.',
    ]);
    const header = within(rowOf('gauge-prop-valueMax')).getByRole('rowheader');
    expect(header).toHaveTextContent('Deprecated');
    expect(within(header).getByRole('link', { name: 'Pro plan' })).toHaveAttribute(
      'href',
      '/x/introduction/licensing/#pro-plan',
    );
    expect(rowOf('gauge-prop-value')).toHaveTextContent('Required');
    expect(rowOf('gauge-prop-max')).not.toHaveTextContent('Optional');
  });

  it('says slots and classes, without a rule for a state that components share', () => {
    showPage(COMPONENT);
    expect(namesIn('Slots')).toEqual(['text', 'arc']);
    expect(rowOf('Gauge-css-MuiGauge-arc')).toHaveTextContent('.MuiGauge-arc');
    expect(rowOf('gauge-classes-MuiGauge-root')).toHaveTextContent('root');
    const state = within(rowOf('gauge-classes-Mui-selected'));
    expect(state.getByRole('rowheader')).toHaveTextContent('State');
    expect(state.getAllByRole('cell')[0]).toHaveAttribute('data-empty');
  });

  it('leaves out what is empty, but for the anchor of classes', () => {
    const { ref, inheritance, themeName, ...rest } = COMPONENT;
    expect([ref, inheritance, themeName]).not.toContain(undefined);
    showPage({ ...rest, slots: [], classes: [], props: [] });
    expect(screen.getAllByRole('heading').map(({ id }) => id)).toEqual([
      'demos',
      'import',
      'source-code',
    ]);
    expect(rowOf('classes')).toBeEmptyDOMElement();
  });

  it('says where its props go, what its ref holds, and where it comes from', () => {
    showPage(COMPONENT);
    expect(screen.getByRole('link', { name: '<svg>' })).toHaveAttribute(
      'href',
      'https://developer.mozilla.org/docs/Web/SVG/Reference/Element/svg',
    );
    expect(screen.getByText('SVGSVGElement')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Gauge.tsx' })).toHaveAttribute(
      'href',
      'https://example.com/packages/x-charts/src/Gauge/Gauge.tsx',
    );
    expect(screen.getAllByText('8.10.2')).toHaveLength(2);
  });
});

describe('an interface', () => {
  it('marks what is optional, and explains arguments', () => {
    showPage(INTERFACE);
    expect(rowOf('gauge-api-prop-label')).toHaveTextContent('Optional');
    const method = rowOf('gauge-api-prop-setValue');
    expect(method).not.toHaveTextContent('Required');
    expect(
      within(method)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['value: Array<number> The new one.', 'Returns void nothing']);
    expect(screen.queryByRole('heading', { name: 'Source code' })).toBeNull();
  });
});

describe('the filter', () => {
  const field = () => screen.getByRole('searchbox', { name: 'Filter: Props' });

  it('stands over long sections only', () => {
    showPage(COMPONENT);
    expect(screen.getAllByRole('searchbox')).toHaveLength(1);
  });

  it('leaves what has each word in name, type or description, and says how many', async () => {
    showPage(COMPONENT);
    await userEvent.type(field(), 'VALUE largest');
    expect(namesIn('Props')).toEqual(['valueMax']);
    expect(screen.getByText('1 of 10')).toHaveAttribute('role', 'status');
    await userEvent.clear(field());
    await userEvent.type(field(), 'map<string');
    expect(namesIn('Props')).toHaveLength(8);
    expect(namesIn('Slots')).toHaveLength(2);
  });

  it('says that nothing matches, and is emptied by Escape', async () => {
    showPage(COMPONENT);
    await userEvent.type(field(), 'nothing like it');
    expect(screen.getByText('Nothing matches.')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(field()).toHaveValue('');
    expect(namesIn('Props')).toHaveLength(10);
  });

  it('gives way to an entry that the address leads to', async () => {
    const scroll = jest.fn();
    Element.prototype.scrollIntoView = scroll;
    showPage(COMPONENT);
    await userEvent.type(field(), 'min');
    expect(rowOf('gauge-prop-max')).not.toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Go to max' }));
    expect(field()).toHaveValue('');
    expect(rowOf('gauge-prop-max')).toBeVisible();
    expect(rowOf('gauge-prop-max')).toHaveAttribute('data-marked');
    expect(scroll.mock.contexts).toEqual([rowOf('gauge-prop-max')]);
  });
});

describe('the views', () => {
  const button = () => screen.getAllByRole('button', { name: /^View:/, description: 'Props' })[0];
  async function choose(view: string): Promise<void> {
    await userEvent.click(button() ?? document.body);
    await userEvent.click(await screen.findByRole('menuitemradio', { name: new RegExp(view) }));
  }

  it('follow the choice of the reader, who finds it again', async () => {
    showPage(COMPONENT);
    expect(html).toHaveAttribute('data-api-props', 'table');
    await choose('Expanded list');
    expect(html).toHaveAttribute('data-api-props', 'expanded');
    expect(html).toHaveAttribute('data-api-slots', 'table');
    expect(localStorage.getItem('apiPage_props')).toBe('expanded');
    await userEvent.click(button() ?? document.body);
    expect(await screen.findByRole('menuitemradio', { checked: true })).toHaveTextContent(
      'Expanded list',
    );
    expect(button()).toHaveAttribute('aria-expanded', 'true');
  });

  it('are moved through with the keyboard, and give the focus back', async () => {
    showPage(COMPONENT);
    button()?.focus();
    fireEvent.keyDown(button() ?? document.body, { key: 'ArrowDown' });
    expect(await screen.findByRole('menuitemradio', { name: /Table/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('menuitemradio', { name: /Collapsed list/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(button()).toHaveFocus();
    expect(html).toHaveAttribute('data-api-props', 'collapsed');
  });

  it('open and close entries of the collapsed list, all of which close with another view', async () => {
    showPage(COMPONENT);
    expect(screen.queryByRole('button', { name: 'Details of value' })).toBeNull();
    await choose('Collapsed list');
    const toggle = () => screen.getByRole('button', { name: 'Details of value' });
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle());
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    expect(rowOf('gauge-prop-value')).toHaveAttribute('data-open');
    await choose('Collapsed list');
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  it('open the entry that the address leads to', () => {
    localStorage.setItem('apiPage_props', 'collapsed');
    showPage(COMPONENT, '#gauge-prop-value');
    expect(screen.getByRole('button', { name: 'Details of value' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  it('last for the visit where storage is closed', async () => {
    for (const method of ['getItem', 'setItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('closed', 'SecurityError');
      });
    }
    showPage(COMPONENT);
    await choose('Expanded list');
    expect(html).toHaveAttribute('data-api-props', 'expanded');
  });
});
