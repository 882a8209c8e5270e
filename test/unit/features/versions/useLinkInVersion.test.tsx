import type { ReactNode } from 'react';
import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { FooterLink } from '../../../../src/features/versions/FooterLink';
import { HeaderLink } from '../../../../src/features/versions/HeaderLink';
import { docsData } from './docsData';

let base = '';

jest.mock('@docusaurus/useGlobalData', () => ({
  usePluginData: () => docsData(base),
  useAllPluginInstancesData: () => ({ default: docsData(base) }),
}));
jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({
    siteConfig: {
      baseUrl: `${base}/`,
      url: 'https://docs.example.com',
      trailingSlash: true,
      future: { experimental_router: 'browser' },
    },
  }),
}));

beforeAll(() => {
  // Links fetch ahead through it.
  Object.assign(window, { docusaurus: { prefetch: () => false, preload: () => false } });
});
afterEach(() => {
  base = '';
});

function show(path: string, item: ReactNode): HTMLElement {
  render(
    <BrowserContextProvider>
      <MemoryRouter initialEntries={[path]}>{item}</MemoryRouter>
    </BrowserContextProvider>,
  );
  return screen.getByRole('link');
}

const header = <HeaderLink to="/x/react-charts/" activeBasePath="/x/react-charts" label="Charts" />;
const footer = <FooterLink item={{ to: '/x/introduction/', label: 'Overview' }} />;

describe.each(['', '/zh'])('below the address %p', (language) => {
  beforeEach(() => {
    base = language;
  });

  it('a link of the header stays in the version that is read, and marks its product there', () => {
    const link = show(`${base}/x/8.9.0/react-charts/`, header);
    expect(link).toHaveAttribute('href', `${base}/x/8.9.0/react-charts/`);
    expect(link).toHaveClass('navbar__link--active');
  });

  it('a link of the header marks no other product', () => {
    const link = show(`${base}/x/8.9.0/react-data-grid/`, header);
    expect(link).toHaveAttribute('href', `${base}/x/8.9.0/react-charts/`);
    expect(link).not.toHaveClass('navbar__link--active');
  });

  it('a link of the footer stays in the version too', () => {
    const link = show(`${base}/x/8.9.0/react-charts/`, footer);
    expect(link).toHaveAttribute('href', `${base}/x/8.9.0/introduction/`);
  });

  it('on a page of the current version, links are as written', () => {
    const link = show(`${base}/x/react-charts/bars/`, header);
    expect(link).toHaveAttribute('href', `${base}/x/react-charts/`);
    expect(link).toHaveClass('navbar__link--active');
  });
});

it('at an address without a page, links stay in the version of the address', () => {
  const link = show('/x/8.9.0/react-charts/nowhere/', footer);
  expect(link).toHaveAttribute('href', '/x/8.9.0/introduction/');
});

it('the server, which answers any address without a page by one, leads to the current version', () => {
  // Hydration begins with what the server has rendered.
  render(<MemoryRouter initialEntries={['/x/8.9.0/react-charts/nowhere/']}>{footer}</MemoryRouter>);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/x/introduction/');
});

it('a page that the version lacks is that of the current one', () => {
  const link = show('/x/8.9.0/react-charts/', <HeaderLink to="/x/react-tree-view/" label="Tree" />);
  expect(link).toHaveAttribute('href', '/x/react-tree-view/');
});

it('a link to another site stays', () => {
  const link = show(
    '/x/8.9.0/react-charts/',
    <HeaderLink href="https://example.com/" label="Repository" />,
  );
  expect(link).toHaveAttribute('href', 'https://example.com/');
});
