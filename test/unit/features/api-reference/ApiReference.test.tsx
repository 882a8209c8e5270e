import { fireEvent } from '@testing-library/dom';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiToc } from '../../../../src/features/api-reference';
import type { ComponentApi } from '../../../../src/lib/api/apiModel';
import { outlineOf } from '../../../../src/lib/api/apiOutline';
import type { RowHistory } from '../../../../src/lib/history/rowHistory';
import { COMPONENT, FUNCTIONS, INTERFACE, keepPage, serverHtml, showPage } from './apiFixture';
import type * as Mocks from './apiMocks';

jest.mock('../../../../src/features/ads', () => ({ AdSlot: () => 'Sponsors' }));
jest.mock('@docusaurus/Link', () => jest.requireActual<typeof Mocks>('./apiMocks').link);
jest.mock('@docusaurus/useBaseUrl', () => jest.requireActual<typeof Mocks>('./apiMocks').baseUrl);
jest.mock('@docusaurus/Head', () => jest.requireActual<typeof Mocks>('./apiMocks').head);
jest.mock('@docusaurus/theme-common', () => jest.requireActual<typeof Mocks>('./apiMocks').theme);
jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDocsVersion: () => ({ label: '8.10.2' }),
}));

const html = document.documentElement;

const RENAMED: ComponentApi = {
  ...COMPONENT,
  history: {
    changes: [{ version: '8.2.0', change: 'renamed', before: 'Unstable_Gauge', after: 'Gauge' }],
  },
};

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
    .map((header) => header.querySelector('a')?.textContent);

describe('a component', () => {
  it('has all of its sections, each with its anchor, and the same ones in the table of contents', async () => {
    await showPage(COMPONENT);
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
    const toc = apiToc(outlineOf(COMPONENT));
    expect(toc.map(({ id }) => id).filter((id) => headings.includes(id))).toEqual(headings);
    const anchors = toc.map(({ id }) => id).filter((id) => !headings.includes(id));
    expect(anchors).toHaveLength(COMPONENT.props.length + COMPONENT.slots.length);
    expect(anchors.map((id) => rowOf(id).id)).toEqual(anchors);
  });

  it('has a place for sponsors, and an interface has none', async () => {
    await showPage(COMPONENT);
    expect(screen.getByText(/Sponsors/)).toBeInTheDocument();
    cleanup();
    await showPage(INTERFACE);
    expect(screen.queryByText(/Sponsors/)).toBeNull();
  });

  it('says since when a row is there, and what it was, with links to what else changed', async () => {
    const change = { version: '8.4.0', change: 'type', before: 'A<B>', after: 'C' } as const;
    const histories: Readonly<Record<string, RowHistory>> = {
      value: { since: '8.2.0', changes: [change] },
      valueMax: { changes: [{ version: '8.6.0', change: 'deprecated', after: 'true' }] },
    };
    const model: ComponentApi = {
      ...RENAMED,
      props: COMPONENT.props.map((prop) => {
        const history = histories[prop.name];
        return history ? { ...prop, history } : prop;
      }),
    };
    await showPage(model);
    const row = rowOf('gauge-prop-value');
    expect(within(row).getByRole('link', { name: 'Since 8.2.0' })).toHaveAttribute(
      'href',
      '/x/introduction/what-changed/#v8-2-0',
    );
    const details = row.querySelector('details');
    expect(details).toHaveTextContent('Changed in 8.4.0');
    expect(details).toHaveTextContent('Type: A<B> → C');
    expect(
      within(rowOf('gauge-prop-valueMax')).getByText('Deprecated since 8.6.0'),
    ).toHaveAttribute('href', '/x/introduction/what-changed/#v8-6-0');
    expect(rowOf('gauge-prop-valueMax').querySelector('details')).toBeNull();
    const links = screen.getAllByRole('link', { name: 'What changed' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/x/introduction/what-changed/?product=charts&name=Gauge',
      '/x/introduction/what-changed/#v8-4-0',
    ]);
    expect(screen.getByText('Unstable_Gauge').closest('a')).toHaveTextContent(
      'Called Unstable_Gauge before 8.2.0',
    );
  });

  it('leads to no changes where the history has none', async () => {
    await showPage(COMPONENT);
    expect(screen.queryByRole('link', { name: 'What changed' })).toBeNull();
  });

  it('leads to changes once where the page has more rows than it has elements for', async () => {
    const [value] = COMPONENT.props;
    const many = Array.from({ length: 151 }, (_, index) => ({
      name: `value${index}`,
      type: value?.type ?? '',
      description: '',
    }));
    const history = { since: '8.2.0', changes: [] };
    const props = many.map((prop, index) => (index === 0 ? { ...prop, history } : prop));
    await showPage({ ...COMPONENT, props });
    const row = rowOf('gauge-prop-value0');
    expect(within(row).getByRole('rowheader')).toHaveTextContent('value0 Since 8.2.0');
    expect(within(row).queryByRole('link', { name: 'Since 8.2.0' })).toBeNull();
    expect(screen.getByRole('link', { name: 'What changed' })).toBeInTheDocument();
  });

  it('says name, type, default and description of each prop, and its marks', async () => {
    await showPage(COMPONENT);
    const cells = within(rowOf('gauge-prop-valueMax')).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      'number',
      '100',
      'The largest value.Use max.',
    ]);
    const header = within(rowOf('gauge-prop-valueMax')).getByRole('rowheader');
    expect(header).toHaveTextContent('Deprecated');
    expect(rowOf('gauge-prop-valueMax')).toHaveAttribute('data-needs', 'pro');
    expect(rowOf('gauge-prop-value')).not.toHaveAttribute('data-needs');
    expect(within(header).getByRole('link', { name: 'Pro plan' })).toHaveAttribute(
      'href',
      '/x/introduction/licensing/#pro-plan',
    );
    expect(rowOf('gauge-prop-value')).toHaveTextContent('Required');
    expect(rowOf('gauge-prop-max')).not.toHaveTextContent('Optional');
  });

  it('says slots and classes, without a rule for a state that components share', async () => {
    await showPage(COMPONENT);
    expect(namesIn('Slots')).toEqual(['text', 'arc']);
    expect(rowOf('Gauge-css-MuiGauge-arc')).toHaveTextContent('.MuiGauge-arc');
    expect(rowOf('gauge-classes-MuiGauge-root')).toHaveTextContent('root');
    const state = within(rowOf('gauge-classes-Mui-selected'));
    expect(state.getByRole('rowheader')).toHaveTextContent('State');
    expect(state.getAllByRole('cell')[0]).toHaveAttribute('data-empty');
  });

  it('omits empty sections, except the anchor of classes', async () => {
    const { ref, inheritance, themeName, ...rest } = COMPONENT;
    expect([ref, inheritance, themeName]).not.toContain(undefined);
    await showPage({ ...rest, slots: [], classes: [], props: [] });
    expect(screen.getAllByRole('heading').map(({ id }) => id)).toEqual([
      'demos',
      'import',
      'source-code',
    ]);
    expect(rowOf('classes')).toBeEmptyDOMElement();
  });

  it('says where its props go, what its ref holds, and where it comes from', async () => {
    await showPage(COMPONENT);
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
  it('marks what is optional, and explains arguments', async () => {
    await showPage(INTERFACE);
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

describe('a page of functions', () => {
  it('says type, import, parameters with their properties, and result of each', async () => {
    await showPage(FUNCTIONS);
    expect(screen.getAllByRole('heading').map(({ id }) => id)).toEqual([
      'demos',
      'import',
      'functions',
    ]);
    const row = rowOf('gauge-hooks-useGauge');
    expect(row).not.toHaveTextContent(/Required|Optional/);
    expect(row).toHaveTextContent("import { useGauge } from '@mui/x-charts';");
    expect(
      within(row)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'options?: Options max: number Deprecated: Use end. The end. Default: 100',
      'max: number Deprecated: Use end. The end. Default: 100',
      'Returns Gauge value: number It.',
      'value: number It.',
    ]);
  });

  it('lists each function in the table of contents', () => {
    expect(apiToc(outlineOf(FUNCTIONS)).map(({ id }) => id)).toEqual([
      'demos',
      'import',
      'functions',
      'gauge-hooks-useGauge',
    ]);
  });
});

describe('the filter', () => {
  const field = () => screen.getByRole('searchbox', { name: 'Filter: Props' });

  it('is above long sections only', async () => {
    await showPage(COMPONENT);
    expect(screen.getAllByRole('searchbox')).toHaveLength(1);
  });

  it('leaves what has each word in name, type or description, and says how many', async () => {
    await showPage(COMPONENT);
    await userEvent.type(field(), 'VALUE largest');
    expect(namesIn('Props')).toEqual(['valueMax']);
    expect(screen.getByText('1 of 10')).toHaveAttribute('role', 'status');
    await userEvent.clear(field());
    await userEvent.type(field(), 'map<string');
    expect(namesIn('Props')).toHaveLength(8);
    expect(namesIn('Slots')).toHaveLength(2);
  });

  it('says that nothing matches, and is emptied by Escape', async () => {
    await showPage(COMPONENT);
    await userEvent.type(field(), 'nothing like it');
    expect(screen.getByText('No matches.')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(field()).toHaveValue('');
    expect(namesIn('Props')).toHaveLength(10);
  });

  it('is cleared for an entry that the address links to', async () => {
    const scroll = jest.fn();
    Element.prototype.scrollIntoView = scroll;
    await showPage(COMPONENT);
    await userEvent.type(field(), 'min');
    expect(rowOf('gauge-prop-max')).not.toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Go to max' }));
    expect(field()).toHaveValue('');
    expect(rowOf('gauge-prop-max')).toBeVisible();
    expect(rowOf('gauge-prop-max')).toHaveAttribute('data-marked');
    expect(scroll.mock.contexts).toEqual([rowOf('gauge-prop-max')]);
    expect(rowOf('gauge-prop-max')).toHaveFocus();
  });
});

describe('a type that unfolds', () => {
  it('is in its row, closed, and the filter skips it', async () => {
    await showPage(COMPONENT);
    expect(rowOf('gauge-prop-max')).toContainElement(document.getElementById('type-Limit'));
    expect(document.getElementById('type-Limit')).not.toHaveAttribute('open');
    const field = screen.getByRole('searchbox', { name: 'Filter: Props' });
    await userEvent.type(field, 'highest');
    expect(screen.getByText('No matches.')).toBeVisible();
  });

  it('opens where the address leads to it, and its row with it', async () => {
    Element.prototype.scrollIntoView = jest.fn();
    localStorage.setItem('apiPage_props', 'collapsed');
    await showPage(COMPONENT, '#type-Limit');
    await waitFor(() => expect(document.getElementById('type-Limit')).toHaveAttribute('open'));
    expect(rowOf('gauge-prop-max')).toHaveAttribute('data-open');
  });
});

describe('the views', () => {
  const buttons = () => within(screen.getByRole('group', { name: 'View: Props' }));
  const choose = (name: string) => userEvent.click(buttons().getByRole('button', { name }));
  const chosen = () => buttons().getByRole('button', { pressed: true });

  it('follow the choice of the reader, who finds it again', async () => {
    await showPage(COMPONENT);
    expect(html).toHaveAttribute('data-api-props', 'table');
    expect(chosen()).toHaveTextContent('Table');
    await choose('Expanded list');
    expect(html).toHaveAttribute('data-api-props', 'expanded');
    expect(html).toHaveAttribute('data-api-slots', 'table');
    expect(localStorage.getItem('apiPage_props')).toBe('expanded');
    expect(chosen()).toHaveTextContent('Expanded list');
    cleanup();
    await showPage(COMPONENT);
    expect(chosen()).toHaveTextContent('Expanded list');
  });

  it('open and close entries of the collapsed list, all of which close with another view', async () => {
    await showPage(COMPONENT);
    expect(screen.queryByRole('button', { name: 'Details of value' })).toBeNull();
    await choose('Collapsed list');
    const toggle = () => screen.getByRole('button', { name: 'Details of value' });
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle());
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    expect(rowOf('gauge-prop-value')).toHaveAttribute('data-open');
    await choose('Collapsed list');
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    await choose('Table');
    expect(screen.queryByRole('button', { name: 'Details of value' })).toBeNull();
  });

  it('let a search in the page find what a closed entry says, and open that entry', async () => {
    await showPage(COMPONENT);
    const hidden = () =>
      [...rowOf('gauge-prop-value').querySelectorAll('[role="cell"]')].map((cell) =>
        cell.getAttribute('hidden'),
      );
    await choose('Collapsed list');
    expect(new Set(hidden())).toEqual(new Set(['until-found']));
    const cell = rowOf('gauge-prop-value').lastElementChild ?? html;
    fireEvent(cell, new Event('beforematch', { bubbles: true }));
    expect(new Set(hidden())).toEqual(new Set([null]));
    const toggle = screen.getByRole('button', { name: 'Details of value' });
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(toggle);
    expect(new Set(hidden())).toEqual(new Set(['until-found']));
    await choose('Table');
    expect(new Set(hidden())).toEqual(new Set([null]));
  });

  it('open the entry that the address leads to', async () => {
    localStorage.setItem('apiPage_props', 'collapsed');
    await showPage(COMPONENT, '#gauge-prop-value');
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
    await showPage(COMPONENT);
    await choose('Expanded list');
    expect(html).toHaveAttribute('data-api-props', 'expanded');
  });

  it('are taken over by a page that the browser kept', async () => {
    await showPage(COMPONENT);
    localStorage.setItem('apiPage_props', 'collapsed');
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    expect(chosen()).toHaveTextContent('Collapsed list');
  });
});

describe('what this site adds', () => {
  const note = { en: 'Only with `max`.', zh: '仅与 `max` 一起。' };
  const guide = { page: '/x/react-charts/gauge', anchor: 'values', heading: 'Values' };

  it('is marked as ours, and leads to the guide of a row', async () => {
    const [value, ...others] = COMPONENT.props;
    await showPage({
      ...COMPONENT,
      props: value ? [{ ...value, note, guide }, ...others] : [],
      slots: COMPONENT.slots.map((slot) => ({ ...slot, guide: { page: '/x/gone' } })),
    });
    const row = within(rowOf('gauge-prop-value'));
    expect(row.getByText("Editor's note:").closest('p')).toHaveTextContent(
      "Editor's note: Only with max.",
    );
    expect(row.getByText('max')).toContainHTML('<code translate="no">max</code>');
    expect(row.getByRole('link', { name: 'Guide: Gauge: Values' })).toHaveAttribute(
      'href',
      '/x/react-charts/gauge/#values',
    );
    // A page that isn't there has no link.
    expect(screen.getAllByRole('link', { name: /^Guide:/ })).toHaveLength(1);
  });

  it('says for what a property is required', async () => {
    await showPage({
      ...INTERFACE,
      properties: [
        { name: 'getActions', type: '() => void', requiredFor: "type: 'actions'", description: '' },
      ],
    });
    expect(rowOf('gauge-api-prop-getActions')).toHaveTextContent("Required for type: 'actions'");
  });

  it('says that lines of imports differ where rows need a plan', async () => {
    await showPage(INTERFACE);
    expect(screen.getByText(/Use any one of these imports/)).toBeInTheDocument();
    cleanup();
    await showPage({
      ...INTERFACE,
      properties: INTERFACE.properties.map((one) => ({ ...one, plan: 'pro' as const })),
    });
    expect(screen.getByText(/imports the type of its package/)).toBeInTheDocument();
  });
});

describe('the view by topic', () => {
  const guides = ['b', undefined, 'a', 'b', 'a'];
  const model = {
    ...COMPONENT,
    props: COMPONENT.props.map((prop, index) => {
      const guide = guides[index];
      return guide === undefined ? prop : { ...prop, guide: { page: `/x/${guide}` } };
    }),
  };
  const show = () =>
    showPage(model, '', {
      '/x/a': { path: '/x/a/', title: 'Arcs' },
      '/x/b': { path: '/x/b/', title: 'Bars' },
    });
  const rows = () =>
    [...table('Props').querySelectorAll('[role="rowgroup"]:last-child > [role="row"]')].map(
      (row) => row.id.replace('gauge-prop-', '') || row.textContent,
    );
  const choose = (name: string) =>
    userEvent.click(
      within(screen.getByRole('group', { name: 'View: Props' })).getByRole('button', { name }),
    );

  it('puts rows below the guides that explain them, also for the keyboard, and back', async () => {
    await show();
    const before = rows();
    await choose('By topic');
    expect(html).toHaveAttribute('data-api-props', 'topic');
    expect(rows().slice(0, 7)).toEqual([
      ...['Arcs', 'max', 'skipAnimation'],
      ...['Bars', 'value', 'min'],
      'Without a guide',
    ]);
    expect(rows()).toHaveLength(before.length);
    await choose('Table');
    expect(rows()).toEqual(before);
  });

  it('leaves out topics of which the filter leaves nothing', async () => {
    await show();
    await choose('By topic');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Filter: Props' }), 'skipAni');
    expect(screen.getByText('Arcs')).toBeVisible();
    expect(screen.getByText('Bars')).not.toBeVisible();
  });

  it('is offered only where there are topics', async () => {
    await show();
    expect(screen.getAllByRole('button', { name: 'By topic' })).toHaveLength(1);
  });
});

describe('the pages with demos', () => {
  it('are six at most at first sight, and the rest behind how many they are', async () => {
    const demos = Array.from({ length: 8 }, (_, index) => `/x/react-charts/gauge-${index}`);
    await showPage({ ...COMPONENT, demos });
    const details = screen.getByText('All 8 pages').closest('details');
    const inside = details ? within(details).getAllByText(/gauge-\d/) : [];
    expect(inside.map(({ textContent }) => textContent)).toEqual(['gauge-6', 'gauge-7']);
    expect(screen.getAllByText(/gauge-\d/)).toHaveLength(8);
  });
});

describe('a page that came as HTML', () => {
  it('keeps it, and answers', async () => {
    const load = jest.fn(() => new Promise<never>(() => undefined));
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = serverHtml(COMPONENT);
    const before = container.querySelector('[role="row"][id]');
    keepPage(container, load);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Filter: Props' }), 'valueMax');
    await waitFor(() => expect(namesIn('Props')).toEqual(['valueMax']));
    expect(container.querySelector('[role="row"][id]')).toBe(before);
    expect(load).not.toHaveBeenCalled();
  });
});

test.each([
  [{ alone: 23.4, addedToButton: 3.1 }, /^Bundle size: 23\.4 KiB, or 3\.1 KiB if the app already/],
  [{ alone: 23.4 }, /^Bundle size: 23\.4 KiB \(minified/],
])('a component with the size %j says it in one line', async (size, line) => {
  await showPage({ ...COMPONENT, size });
  expect(screen.getByText(line, { selector: 'p, p > span' })).toBeInTheDocument();
});

test('a page without a size says nothing of it', async () => {
  await showPage(INTERFACE);
  expect(screen.queryByText(/Bundle size/)).toBeNull();
});
