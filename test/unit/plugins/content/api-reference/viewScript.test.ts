/** @jest-environment jsdom */
import { viewScript } from '../../../../../plugins/content/api-reference/viewScript';
import { API_VIEWS, viewRules } from '../../../../../src/lib/api/apiViews';
import { makeLive } from '../../../../../src/features/api-reference/live';

const html = document.documentElement;
const PAGES = [
  { kind: 'component', product: 'charts', name: 'BarChart' },
  { kind: 'component', product: 'data-grid', name: 'DataGridPro' },
  { kind: 'interface', product: 'charts', name: 'BarSeries' },
  { kind: 'interface', product: 'data-grid', name: 'GridColDef' },
] as const;

function attributes(): Readonly<Record<string, string | null>> {
  const found = html
    .getAttributeNames()
    .map((name): [string, string | null] => [name, html.getAttribute(name)]);
  found.forEach(([name]) => html.removeAttribute(name));
  return Object.fromEntries(found);
}

/** Only the script's text and its attribute are known to the page. */
function run(page: (typeof PAGES)[number]): Readonly<Record<string, string | null>> {
  const script = document.createElement('script');
  script.dataset.viewRules = JSON.stringify(Object.values(viewRules(page)));
  script.textContent = viewScript();
  document.head.append(script);
  script.remove();
  return attributes();
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('shows the default of the page to a reader who has chosen nothing', () => {
  const all = (view: string) => ({
    'data-api-props': view,
    'data-api-slots': view,
    'data-api-classes': view,
    'data-api-methods': view,
  });
  expect(PAGES.map(run)).toEqual(['table', 'expanded', 'expanded', 'expanded'].map(all));
});

it('keeps the choices of long pages apart', () => {
  localStorage.setItem('apiPage_props', 'collapsed');
  localStorage.setItem('dataGrid_apiPage_props', 'table');
  expect(PAGES.map((page) => run(page)['data-api-props'])).toEqual([
    'collapsed',
    'table',
    'table',
    'collapsed',
  ]);
});

it.each([...API_VIEWS, 'cards', ''])('agrees with what the page does later: %p', (view) => {
  for (const section of ['props', 'slots', 'classes', 'methods']) {
    localStorage.setItem(`apiPage_${section}`, view);
  }
  for (const page of PAGES) {
    const first = run(page);
    const root = document.createElement('div');
    for (const [section, { key, defaultView }] of Object.entries(viewRules(page))) {
      const element = document.createElement('div');
      Object.assign(element.dataset, { section, key, defaultView });
      root.append(element);
    }
    makeLive(root, { push: () => undefined }).stop();
    expect(attributes()).toEqual(first);
  }
});

it('shows defaults where storage is closed', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  expect(run(PAGES[0])['data-api-props']).toBe('table');
});
