import { screen } from '@testing-library/react';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AD_IMAGE, HOUSE_ADS, HOUSE_ARTWORK } from '../../../../src/data/houseAds';
import { HouseAd } from '../../../../src/features/ads/HouseAd';
import { HouseBlock } from '../../../../src/features/ads/HouseBlock';
import { houseAdAt, sessionShape } from '../../../../src/features/ads/session';
import { AD_ATTRIBUTES, type AdShape } from '../../../../src/lib/ads/adFlow';
import { BOT, READER, show, visitAs } from './adsFixture';

const html = document.documentElement;

function choose(shape: AdShape): void {
  html.setAttribute(AD_ATTRIBUTES.shape, shape);
}

beforeEach(() => {
  visitAs(READER);
  choose('image');
});
afterEach(() => {
  delete process.env.ANALYTICS_ID;
  jest.restoreAllMocks();
});

it('shows one of the site’s own ads at once', () => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0);
  show(<HouseBlock />, 0);
  const link = screen.getByRole('link', { name: 'Premium Templates' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'sponsored noopener');
  expect(screen.getByText('ad by MUI')).toBeInTheDocument();
  expect(document.querySelector('script')).toBeNull();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

it('names itself to statistics, where there are any', () => {
  process.env.ANALYTICS_ID = 'G-TEST';
  show(<HouseBlock />);
  expect(screen.getByRole('complementary', { name: 'Sponsor' })).toHaveAttribute(
    'data-ga-event-label',
    'in-house-body-top-image',
  );
});

it('shows a bot nothing', () => {
  visitAs(BOT);
  expect(show(<HouseBlock />).container).toBeEmptyDOMElement();
});

it.each([
  [0, 'Premium Templates', 'in-house-templates'],
  [0.25, 'Premium Themes', 'in-house-themes'],
  [0.5, 'MUI for enterprise', 'in-house-tidelift'],
  [0.9999, 'For Figma', 'in-house-figma'],
])('a random number of %p chooses %s', (random, name, label) => {
  process.env.ANALYTICS_ID = 'G-TEST';
  show(<HouseAd ad={houseAdAt(random)} shape="image" />);
  const link = screen.getByRole('link', { name });
  expect(link).toHaveAttribute('data-ga-event-label', label);
  expect(link.getAttribute('href')).toMatch(new RegExp(`[?&]utm_campaign=${label}$`));
  expect(screen.getByRole('img', { name })).toHaveAttribute('width', '130');
});

it('without an image is a line of text that says what it is', () => {
  show(<HouseAd ad={houseAdAt(0)} shape="inline" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByText('Ad')).toBeInTheDocument();
  expect(screen.getByText('Get started')).toBeInTheDocument();
});

it('every ad has artwork of the right size', () => {
  for (const { name } of HOUSE_ADS) {
    const file = path.join(__dirname, '../../../../static', HOUSE_ARTWORK, `${name}.svg`);
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file, 'utf8')).toContain(
      `width="${AD_IMAGE.width}" height="${AD_IMAGE.height}"`,
    );
  }
});

it('keeps the shape that was chosen before the first paint; an image where nothing was', () => {
  expect(sessionShape()).toBe('image');
  choose('inline');
  expect(sessionShape()).toBe('inline');
  html.removeAttribute(AD_ATTRIBUTES.shape);
  expect(sessionShape()).toBe('image');
});
