import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { HOUSE_ADS } from '../../../../src/data/houseAds';
import { AdSlot } from '../../../../src/features/ads';
import { AD_ATTRIBUTES } from '../../../../src/lib/ads/adFlow';
import { READER, show, Site, visitAs } from './adsFixture';

jest.mock('@docusaurus/plugin-content-docs/client', () => ({ useDoc: jest.fn() }));

jest.mock('@docusaurus/useIsBrowser', () => ({
  __esModule: true,
  default: jest.fn(() => false),
}));

const doc = jest.mocked(useDoc);
const html = document.documentElement;
const page = (
  <Site>
    <AdSlot />
  </Site>
);

function readPage(id: string, frontMatter: object = {}): void {
  doc.mockReturnValue({ frontMatter, metadata: { id } } as ReturnType<typeof useDoc>);
}

beforeEach(() => {
  jest.useFakeTimers();
  visitAs(READER);
  readPage('introduction/index');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  delete process.env.ADS;
  Object.values(AD_ATTRIBUTES).forEach((name) => html.removeAttribute(name));
});

function serverHtml(): string {
  process.env.IS_SERVER = 'yes';
  const text = renderToString(page);
  delete process.env.IS_SERVER;
  return text;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('AdSlot', () => {
  it('has each ad that may be chosen in the HTML of the server, which chooses none', () => {
    const random = jest.spyOn(Math, 'random');
    const place = document.createElement('div');
    place.innerHTML = serverHtml();
    const candidates = [...place.querySelectorAll('[data-ad-candidate]')];
    expect(candidates.map((card) => card.getAttribute('data-ad-candidate'))).toEqual(
      HOUSE_ADS.map(({ name }) => name),
    );
    expect(candidates.every((card) => card.querySelector('a[rel~=sponsored]'))).toBe(true);
    expect(random).not.toHaveBeenCalled();
  });

  it.each([false, true])(
    'takes over what shows once the page is at rest; focus: %p',
    async (hasFocus) => {
      html.setAttribute(AD_ATTRIBUTES.house, 'figma');
      html.setAttribute(AD_ATTRIBUTES.shape, 'inline');
      const container = document.createElement('div');
      document.body.append(container);
      container.innerHTML = serverHtml();
      const error = jest.spyOn(console, 'error');
      const { unmount } = render(page, { container, hydrate: true });
      await pass(1400);
      expect(container.querySelectorAll('[data-ad-candidate]')).toHaveLength(HOUSE_ADS.length);
      if (hasFocus) {
        container.querySelector<HTMLElement>('[data-ad-candidate=figma] a')?.focus();
      }
      await pass(200);
      const left = container.querySelectorAll('a');
      expect(left).toHaveLength(hasFocus ? HOUSE_ADS.length : 1);
      if (!hasFocus) {
        expect(left[0]).toHaveTextContent('For Figma');
        expect(screen.getByText('Get started')).toBeInTheDocument();
        expect(container.querySelector('[data-ad-candidate], img')).toBeNull();
      }
      expect(error).not.toHaveBeenCalled();
      unmount();
      container.remove();
    },
  );

  it('draws a new ad on another page, at once', async () => {
    html.setAttribute(AD_ATTRIBUTES.house, 'figma');
    const { rerender } = show(<AdSlot />);
    await pass(2000);
    expect(screen.getByRole('link', { name: 'For Figma' })).toBeInTheDocument();
    jest.mocked(useIsBrowser).mockReturnValueOnce(true);
    readPage('introduction/licensing/index');
    jest.spyOn(Math, 'random').mockReturnValue(0.3);
    rerender(page);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Premium Themes' })).toBeInTheDocument();
  });

  it.each(['pro', 'premium'])('takes no room on a page of the %s plan', (plan) => {
    readPage('row-grouping/index', { plan });
    expect(show(<AdSlot />).container).toBeEmptyDOMElement();
  });

  it('takes no room where ads are off', () => {
    process.env.ADS = 'off';
    expect(show(<AdSlot />).container).toBeEmptyDOMElement();
  });

  it('asks for nothing when the reader leaves before', async () => {
    const { unmount } = show(<AdSlot />);
    await pass(500);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
