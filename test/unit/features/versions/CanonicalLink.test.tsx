import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CanonicalLink } from '../../../../src/features/versions';
import { docsData } from './docsData';

let permalink = '';

jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDoc: () => ({ metadata: { permalink } }),
  useLatestVersion: () => docsData('').versions[0],
}));
jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({ siteConfig: { url: 'https://docs.example.com' } }),
}));
jest.mock('@docusaurus/Head', () => ({
  __esModule: true,
  default: ({ children }: { children: ReactNode }) => children,
}));

describe('CanonicalLink', () => {
  it.each([
    ['/x/8.9.0/react-charts/', 'https://docs.example.com/x/react-charts/'],
    ['/x/8.9.0/react-charts/hooks-api/', 'https://docs.example.com/x/react-charts/'],
    ['/x/react-charts/hooks-api/', 'https://docs.example.com/x/react-charts/'],
    // Docusaurus' own canonical link is right.
    ['/x/react-charts/', undefined],
    ['/x/8.9.0/react-charts/gone/', undefined],
  ])('%s: %s', (path, address) => {
    permalink = path;
    render(<CanonicalLink />);
    const link = document.querySelector('link[rel="canonical"]');
    expect(link?.getAttribute('href')).toBe(address);
    const meta = document.querySelector('meta[property="og:url"]');
    expect(meta?.getAttribute('content')).toBe(address);
  });
});
