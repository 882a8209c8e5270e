import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { VersionItem } from '../../../../src/features/versions/VersionItem';
import { docsData, materialData } from './docsData';

let language = 'en';
const base = () => (language === 'en' ? '' : `/${language}`);

jest.mock('@docusaurus/useGlobalData', () => ({
  usePluginData: (_name: string, id?: string) =>
    id === 'base-library' ? materialData(base()) : docsData(base()),
  useAllPluginInstancesData: () => ({
    default: docsData(base()),
    'base-library': materialData(base()),
  }),
}));
jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({
    siteConfig: {
      baseUrl: `${base()}/`,
      url: 'https://docs.example.com',
      trailingSlash: true,
      future: { experimental_router: 'browser' },
    },
    i18n: { currentLocale: language, defaultLocale: 'en' },
  }),
}));

beforeAll(() => {
  // Links fetch ahead through it.
  Object.assign(window, { docusaurus: { prefetch: () => false, preload: () => false } });
});
afterEach(() => {
  language = 'en';
});

const show = (path: string, item = <VersionItem />) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      {item}
      <p>elsewhere</p>
    </MemoryRouter>,
  );
const button = () => screen.getByRole('button', { name: /, choose a version$/ });

async function openMenu(path: string): Promise<HTMLElement> {
  show(path);
  await userEvent.click(button());
  return screen.findByRole('menu', { name: 'Versions' });
}

/** The accessible names of the entries with their addresses. */
function entries(menu: HTMLElement): readonly string[] {
  return within(menu)
    .getAllByRole('menuitem')
    .map((entry) => `${entry.textContent} -> ${entry.getAttribute('href') ?? 'closes'}`);
}

describe('the button', () => {
  it.each([
    ['/x/react-data-grid/quickstart/', 'Data Grid v8.10.2'],
    ['/x/react-charts/bars/', 'Charts v8.10.2'],
    ['/x/introduction/', 'MUI X v8.10.2'],
    ['/components/buttons/', 'Material UI v7.3.11'],
    ['/x/8.9.0/react-charts/', 'Charts v8.9.0'],
    ['/x/8.9.0/introduction/', 'MUI X v8.9.0'],
    ['/versions/', 'MUI X v8.10.2'],
    ['/', 'MUI X v8.10.2'],
    // The server renders one page for all addresses that don't exist.
    ['/x/8.9.0/react-charts/no-such-page/', 'MUI X v8.10.2'],
  ])('says on %s: %s', (path, text) => {
    show(path);
    expect(button()).toHaveTextContent(text);
    expect(button()).toHaveAccessibleName(`${text}, choose a version`);
    expect(button()).toHaveAttribute('id', 'mui-version-selector');
    expect(button()).toHaveAttribute('href', '/versions/');
  });
});

describe('the menu', () => {
  it('leads to the same page with its hash where a version has it', async () => {
    const menu = await openMenu('/x/react-data-grid/quickstart/#install');
    expect(menu).toHaveAttribute('id', 'mui-version-menu');
    expect(entries(menu)).toEqual([
      'v8.10.2 ✓ shown now -> closes',
      'v8.9.0  same page -> /x/8.9.0/react-data-grid/quickstart/#install',
      'v7  same page -> https://v7.mui.com/x/react-data-grid/getting-started/#install',
      'v6  same page -> https://v6.mui.com/x/react-data-grid/getting-started/#install',
      'v5  same page -> https://v5.mui.com/x/react-data-grid/getting-started/#install',
      'v4  same page -> https://v4.mui.com/components/data-grid/getting-started/#install',
      'What changed -> /x/introduction/what-changed/',
      'All versions -> /versions/',
    ]);
  });

  it('leads to the front page where a version lacks the page, and says so', async () => {
    const menu = await openMenu('/');
    expect(entries(menu)).toEqual([
      'v8.10.2 ✓ shown now -> closes',
      'v8.9.0  front page of MUI X -> /x/8.9.0/introduction/',
      'v7  front page of MUI X -> https://v7.mui.com/x/introduction/',
      'v6  front page of MUI X -> https://v6.mui.com/x/introduction/',
      'v5  front page of MUI X -> https://v5.mui.com/x/introduction/',
      'v4  front page of MUI X -> https://v4.mui.com/components/data-grid/',
      'What changed -> /x/introduction/what-changed/',
      'All versions -> /versions/',
    ]);
  });

  it('leads from a cut version to the current one and to older ones', async () => {
    const menu = await openMenu('/x/8.9.0/react-charts/#axes');
    expect(entries(menu)).toEqual([
      'v8.10.2  same page -> /x/react-charts/#axes',
      'v8.9.0 ✓ shown now -> closes',
      'v7  same page -> https://v7.mui.com/x/react-charts/#axes',
      'v6  same page -> https://v6.mui.com/x/react-charts/#axes',
      'What changed -> /x/introduction/what-changed/',
      'All versions -> /versions/',
    ]);
  });

  it('keeps the language', async () => {
    language = 'zh';
    const menu = await openMenu('/zh/x/react-charts/bars/#stacks');
    expect(entries(menu).slice(1)).toEqual([
      'v8.9.0  front page of Charts -> /zh/x/8.9.0/react-charts/',
      'v7  same page -> https://v7.mui.com/zh/x/react-charts/bars/#stacks',
      'v6  same page -> https://v6.mui.com/zh/x/react-charts/bars/#stacks',
      'What changed -> /zh/x/introduction/what-changed/',
      'All versions -> /zh/versions/',
    ]);
  });

  it('names the newest major version of Material UI, and leads to its documentation', async () => {
    const menu = await openMenu('/components/buttons/');
    expect(entries(menu)).toEqual([
      'v7.3.11 ✓ shown now -> closes',
      'v6  front page of Material UI -> https://v6.mui.com/material-ui/getting-started/',
      'v5  front page of Material UI -> https://v5.mui.com/material-ui/getting-started/',
      'v4  front page of Material UI -> https://v4.mui.com/getting-started/installation/',
      'Material UI 9 is the newest major version -> https://mui.com/material-ui/',
      'All versions -> /versions/',
    ]);
  });

  it('marks the current version, which only closes the menu', async () => {
    const menu = await openMenu('/x/react-charts/');
    const current = within(menu).getByRole('menuitem', { current: true });
    expect(current).toHaveAccessibleName('v8.10.2 shown now');
    expect(current).toHaveFocus();
    await userEvent.click(current);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
    expect(button()).toHaveTextContent('Charts v8.10.2');
  });

  it('opens, moves and closes with the keyboard', async () => {
    show('/x/react-charts/');
    act(() => button().focus());
    await userEvent.keyboard('{ArrowUp}');
    const item = (name: string) => screen.getByRole('menuitem', { name });
    await screen.findByRole('menu');
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(item('All versions')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(item('v8.10.2 shown now')).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowUp}');
    expect(item('What changed')).toHaveFocus();
    await userEvent.keyboard('{Home}{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(await screen.findByRole('menu')).toBeInTheDocument();
    await userEvent.keyboard('{Tab}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await userEvent.click(button());
    await screen.findByRole('menu');
    await userEvent.click(screen.getByText('elsewhere'));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});

describe('the group in the menu of a narrow screen', () => {
  it('opens in its place with the same entries, and a choice closes the menu around it', async () => {
    const onClick = jest.fn();
    show('/x/react-charts/bars/#stacks', <VersionItem mobile onClick={onClick} />);
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('listitem', { name: /v7/ })).not.toBeInTheDocument();
    await userEvent.click(button());
    expect(await screen.findByRole('link', { name: 'v7 same page' })).toHaveAttribute(
      'href',
      'https://v7.mui.com/x/react-charts/bars/#stacks',
    );
    expect(screen.getByRole('link', { name: 'v8.9.0 front page of Charts' })).toHaveAttribute(
      'href',
      '/x/8.9.0/react-charts/',
    );
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'v8.10.2 shown now' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    await userEvent.click(button());
    expect(screen.queryByRole('link', { name: 'v7 same page' })).not.toBeInTheDocument();
  });

  it('names the newest major version too', async () => {
    show('/components/buttons/', <VersionItem mobile />);
    await userEvent.click(button());
    expect(
      await screen.findByRole('link', { name: 'Material UI 9 is the newest major version' }),
    ).toHaveAttribute('href', 'https://mui.com/material-ui/');
  });
});
