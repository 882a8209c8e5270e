import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { PageMenu } from '../../../../src/features/page-menu';
import type { CopyOutcome } from '../../../../src/features/page-menu/copyPage';
import { setCodeVariant } from '../../../../src/features/preferences';

const copyPage = jest.fn<Promise<CopyOutcome>, [string]>();
jest.mock('../../../../src/features/page-menu/copyPage', () => ({
  copyPage: (address: string) => copyPage(address),
}));
jest.mock('@docusaurus/Head', () => ({
  __esModule: true,
  default: ({ children }: { children: ReactNode }) => children,
}));

beforeEach(() => {
  copyPage.mockResolvedValue('copied');
});
afterEach(() => {
  setCodeVariant('TS');
  jest.useRealTimers();
  screen.queryByRole('status')?.remove();
});

const button = () => screen.getByRole('button', { name: 'Markdown' });
const entry = (name: string) => screen.getByRole('menuitem', { name });

async function openMenu(path: string, page: ReactNode = null): Promise<void> {
  render(
    <MemoryRouter initialEntries={[path]}>
      <PageMenu>
        <nav>the way</nav>
      </PageMenu>
      {page}
    </MemoryRouter>,
  );
  await userEvent.click(button());
  await screen.findByRole('menu', { name: 'This page as Markdown' });
}

describe('PageMenu', () => {
  it.each([
    ['/x/react-data-grid/sorting/', '/x/react-data-grid/sorting.md'],
    ['/zh/x/8.9.0/react-charts/bars/hooks-api/', '/zh/x/8.9.0/react-charts/bars/hooks-api.md'],
  ])('names the Markdown version of %s in the head and in the menu', async (path, address) => {
    await openMenu(path);
    const link = document.querySelector('link[rel="alternate"][type="text/markdown"]');
    expect(link).toHaveAttribute('href', address);
    expect(entry('View as Markdown')).toHaveAttribute('href', address);
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(entry('Copy page as Markdown')).toHaveFocus();
  });

  it.each([
    ['with', <div key="demo" data-demo="BasicSorting" />, '/x/sorting.js.md'],
    ['without', null, '/x/sorting.md'],
  ])('to a reader of JavaScript, on a page %s demos', async (_case, page, address) => {
    setCodeVariant('JS');
    await openMenu('/x/sorting/', page);
    expect(entry('View as Markdown')).toHaveAttribute('href', address);
    await userEvent.click(entry('Copy page as Markdown'));
    expect(copyPage).toHaveBeenLastCalledWith(address);
  });

  it.each<[CopyOutcome, string, number]>([
    ['copied', 'Copied', 2000],
    ['offline', 'Not copied: check your connection', 6000],
    ['missing', 'Not copied: this page has no Markdown version', 6000],
    ['refused', 'Not copied: the browser refused', 6000],
  ])('closes and says how the copy went: %s', async (outcome, text, duration) => {
    copyPage.mockResolvedValue(outcome);
    await openMenu('/x/sorting/');
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    jest.useFakeTimers();
    await act(async () => entry('Copy page as Markdown').click());
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
    expect(status).toHaveTextContent(text);
    jest.advanceTimersByTime(duration - 1);
    expect(status).toHaveTextContent(text);
    jest.advanceTimersByTime(1);
    expect(status).toBeEmptyDOMElement();
  });
});
