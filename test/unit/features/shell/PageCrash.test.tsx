import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactNode } from 'react';
import { createMemoryHistory } from 'history';
import { Router } from 'react-router-dom';
import { PageCrash } from '../../../../src/features/shell/PageCrash';
import { docsData } from '../versions/docsData';

jest.mock('@docusaurus/Head', () => ({ __esModule: true, default: () => null }));
jest.mock('@docusaurus/useGlobalData', () => ({
  usePluginData: () => docsData('/zh'),
  useAllPluginInstancesData: () => ({ default: docsData('/zh') }),
}));
jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({
    siteConfig: {
      title: 'Docs',
      baseUrl: '/zh/',
      url: 'https://docs.example',
      trailingSlash: true,
      future: { experimental_router: 'browser' },
      themeConfig: {
        navbar: { items: [{ to: '/x/react-charts/', label: '图表' }, { type: 'custom-search' }] },
      },
    },
    i18n: { currentLocale: 'zh', localeConfigs: { zh: { htmlLang: 'zh-CN' } } },
  }),
}));

/** As Docusaurus' own, which brings the whole theme along. */
class Boundary extends Component<{ readonly children: ReactNode }, { readonly error?: Error }> {
  override readonly state: { readonly error?: Error } = {};
  static getDerivedStateFromError(error: Error) {
    return { error };
  }
  override render(): ReactNode {
    const { error } = this.state;
    const tryAgain = () => this.setState({ error: undefined });
    return error ? <PageCrash error={error} tryAgain={tryAgain} /> : this.props.children;
  }
}

let isBroken = true;
function Page(): ReactNode {
  if (isBroken) {
    throw new Error('This is on purpose.');
  }
  return <p>The page</p>;
}

function show(path = '/b/') {
  const history = createMemoryHistory({ initialEntries: ['/a/', path], initialIndex: 1 });
  render(
    <Router history={history}>
      <Boundary>
        <Page />
      </Boundary>
    </Router>,
  );
  return history;
}

beforeEach(() => {
  isBroken = true;
  // React reports what a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('needs no provider of the site: it says what happened, and leads on', () => {
  show();
  expect(screen.getByRole('alert')).toHaveTextContent('This page crashed');
  expect(screen.getByText('This is on purpose.')).toBeVisible();
  expect(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Docs', '/zh/'],
    ['图表', '/zh/x/react-charts/'],
  ]);
});

test('leads on in the version that the page is of', () => {
  show('/zh/x/8.9.0/react-data-grid/');
  expect(screen.getByRole('link', { name: '图表' })).toHaveAttribute(
    'href',
    '/zh/x/8.9.0/react-charts/',
  );
});

test('shows the page again on a press, when it can be shown', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('alert')).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('The page')).toBeVisible();
});

test.each([
  ['back', (history: ReturnType<typeof show>) => history.goBack()],
  ['to another page', (history: ReturnType<typeof show>) => history.push('/c/')],
  ['to a heading', (history: ReturnType<typeof show>) => history.push('/b/#c')],
])('gives way when the reader goes %s', (_where, go) => {
  const history = show();
  isBroken = false;
  act(() => go(history));
  expect(screen.getByText('The page')).toBeVisible();
});

test('persists until navigation', () => {
  show();
  isBroken = false;
  expect(screen.getByRole('alert')).toBeVisible();
});
