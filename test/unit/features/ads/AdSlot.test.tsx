import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { HOUSE_ADS } from '../../../../src/data/houseAds';
import { AdSlot } from '../../../../src/features/ads';
import { AD_ATTRIBUTES } from '../../../../src/lib/ads/adFlow';
import { READER, show, Site, visitAs } from './adsFixture';

jest.mock('@docusaurus/plugin-content-docs/client', () => ({ useDoc: jest.fn() }));

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
  delete process.env.AD_SCRIPT_URL;
  Object.values(AD_ATTRIBUTES).forEach((name) => html.removeAttribute(name));
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('AdSlot', () => {
  it('has each ad that may be chosen in the HTML of the server, which chooses none', () => {
    const random = jest.spyOn(Math, 'random');
    const place = document.createElement('div');
    place.innerHTML = renderToString(page);
    const candidates = [...place.querySelectorAll('[data-ad-candidate]')];
    expect(candidates.map((card) => card.getAttribute('data-ad-candidate'))).toEqual(
      HOUSE_ADS.map(({ name }) => name),
    );
    expect(candidates.every((card) => card.querySelector('a[rel~=sponsored]'))).toBe(true);
    expect(random).not.toHaveBeenCalled();
  });

  it('comes to life around the ad that shows already, in the same element', async () => {
    html.setAttribute(AD_ATTRIBUTES.house, 'figma');
    html.setAttribute(AD_ATTRIBUTES.shape, 'inline');
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(page);
    const shown = container.querySelector('[data-ad-candidate=figma] a');
    const error = jest.spyOn(console, 'error');
    await act(async () => {
      render(page, { container, hydrate: true });
    });
    expect(screen.getAllByRole('link')).toEqual([shown]);
    expect(screen.getByText('Get started')).toBeInTheDocument();
    expect(container.querySelector('[data-ad-candidate], img')).toBeNull();
    expect(html).not.toHaveAttribute(AD_ATTRIBUTES.house);
    expect(error).not.toHaveBeenCalled();
    container.remove();
  });

  it('draws a new ad on another page, at once', () => {
    html.setAttribute(AD_ATTRIBUTES.house, 'figma');
    const { rerender } = show(<AdSlot />);
    expect(screen.getByRole('link', { name: 'For Figma' })).toBeInTheDocument();
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

  describe('with a network', () => {
    beforeEach(() => {
      process.env.AD_SCRIPT_URL = 'https://ads.test/placement.js';
    });

    it('has a quiet panel in the HTML of the server', () => {
      expect(renderToString(page)).toMatch(/<p class="waiting" aria-hidden="true">Sponsor<\/p>/);
    });

    it('asks for the network once the page has come to rest', async () => {
      show(<AdSlot />);
      await pass(1400);
      expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
      await pass(200);
      expect(await screen.findByRole('complementary')).toBeInTheDocument();
    });

    it('asks for nothing when the reader leaves before', async () => {
      const { unmount } = show(<AdSlot />);
      await pass(500);
      unmount();
      expect(jest.getTimerCount()).toBe(0);
    });
  });
});
