import { render, screen, within } from '@testing-library/react';
import { fireEvent } from '@testing-library/dom';
import type { ComponentProps, ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { useLocation } from '@docusaurus/router';
import { DocsTabs } from '../../../../src/features/docs-tabs';
import { PageRoute } from '../../../../src/features/docs-tabs/PageRoute';

const doc = { permalink: '', frontMatter: {} as { tabs?: unknown } };
jest.mock('@docusaurus/plugin-content-docs/client', () => ({ useDoc: () => ({ metadata: doc }) }));
jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({ to, children, ...others }: ComponentProps<'a'> & { to: string }) => (
    <a href={to} {...others}>
      {children}
    </a>
  ),
}));

function show(permalink: string, tabs?: unknown): HTMLElement {
  Object.assign(doc, { permalink, frontMatter: tabs === undefined ? {} : { tabs } });
  return render(<DocsTabs />).container;
}

describe('DocsTabs', () => {
  it('shows nothing on a page without tabs', () => {
    expect(show('/x/react-charts/bars/')).toBeEmptyDOMElement();
  });

  it('links to the page and its tabs in the order of the front matter', () => {
    show('/x/react-charts/bars/', ['hooks-api', 'components-api']);
    const links = within(
      screen.getByRole('navigation', { name: 'Parts of this page' }),
    ).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Docs', '/x/react-charts/bars/'],
      ['Hooks API', '/x/react-charts/bars/hooks-api/'],
      ['Components API', '/x/react-charts/bars/components-api/'],
    ]);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null, null]);
  });

  it.each(['/zh/x/8.9.0/react-charts/bars/hooks-api/', '/zh/x/8.9.0/react-charts/bars/hooks-api'])(
    'marks the tab and leads to its page in the same version at %s',
    (permalink) => {
      show(permalink, ['hooks-api']);
      expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Hooks API');
      expect(screen.getByRole('link', { name: 'Docs' })).toHaveAttribute(
        'href',
        '/zh/x/8.9.0/react-charts/bars/',
      );
    },
  );

  it('moves the focus along the row', () => {
    show('/x/react-charts/bars/', ['components-api', 'hooks-api']);
    screen.getByRole('link', { name: 'Docs' }).focus();
    const press = (key: string, modifiers = {}) => {
      const notPrevented = fireEvent.keyDown(document.activeElement ?? document.body, {
        key,
        ...modifiers,
      });
      return [document.activeElement?.textContent, notPrevented];
    };
    expect(press('ArrowRight')).toEqual(['Components API', false]);
    expect(press('ArrowLeft')).toEqual(['Docs', false]);
    expect(press('ArrowLeft')).toEqual(['Hooks API', false]);
    expect(press('Home')).toEqual(['Docs', false]);
    expect(press('End')).toEqual(['Hooks API', false]);
    // The browser's way back in its history stays.
    expect(press('ArrowLeft', { altKey: true })).toEqual(['Hooks API', true]);
    expect(press('ArrowDown')).toEqual(['Hooks API', true]);
  });

  it('mirrors the arrows from right to left', () => {
    show('/x/react-charts/bars/', ['components-api', 'hooks-api']);
    const first = screen.getByRole('link', { name: 'Docs' });
    first.style.direction = 'rtl';
    first.focus();
    fireEvent.keyDown(first, { key: 'ArrowLeft' });
    expect(document.activeElement).toHaveTextContent('Components API');
  });

  it('keeps every link in the tab order', () => {
    const container = show('/x/react-charts/bars/', ['hooks-api']);
    expect(container.querySelectorAll('[tabindex]')).toHaveLength(0);
  });
});

describe('PageRoute', () => {
  function Place(): ReactNode {
    return useLocation().pathname;
  }

  it.each([
    ['/zh/x/react-charts/bars/hooks-api/', '/zh/x/react-charts/bars/'],
    ['/x/react-charts/bars/', '/x/react-charts/bars/'],
  ])('at %s, shows its content as at %s', (path, page) => {
    const { container } = render(
      <MemoryRouter initialEntries={[path]}>
        <PageRoute>
          <Place />
        </PageRoute>
      </MemoryRouter>,
    );
    expect(container).toHaveTextContent(page);
  });
});
