import { act, screen } from '@testing-library/react';
import type * as AnalyticsModule from '../../../../src/features/analytics';
import { AdRequest } from '../../../../src/features/ads/AdRequest';
import type * as RequestModule from '../../../../src/features/ads/AdRequest';
import { NetworkBlock } from '../../../../src/features/ads/NetworkBlock';
import { BOT, READER, sentEvents, show, visitAs } from './adsFixture';

jest.mock('../../../../src/features/analytics', () => ({
  ...jest.requireActual<typeof AnalyticsModule>('../../../../src/features/analytics'),
  sendEvent: jest.fn(),
}));
jest.mock('../../../../src/features/ads/AdRequest', () => {
  const actual = jest.requireActual<typeof RequestModule>('../../../../src/features/ads/AdRequest');
  return { AdRequest: jest.fn(actual.AdRequest) };
});
jest.mock('../../../../src/data/services', () => ({
  ADS: { scriptUrl: 'https://ads.test/placement.js' },
}));

const FALLBACK = 'https://material-ui-next.com/discover-more/backers';

let random: jest.SpyInstance<number, []>;

beforeEach(() => {
  jest.useFakeTimers();
  process.env.ANALYTICS_ID = 'G-TEST';
  // The shape `image`; no request to allow ads; the third house ad.
  random = jest.spyOn(Math, 'random').mockReturnValue(0.5);
  visitAs(READER);
});
afterEach(() => {
  delete process.env.ANALYTICS_ID;
  jest.useRealTimers();
  jest.restoreAllMocks();
  jest.clearAllMocks();
});

/** Lets time pass in steps, since what a timer changes sets the next timer. */
function pass(ms: number): void {
  act(() => jest.advanceTimersByTime(0));
  for (let left = ms; left > 0; left -= 100) {
    act(() => jest.advanceTimersByTime(Math.min(left, 100)));
  }
}

const script = () => document.querySelector<HTMLScriptElement>('#_carbonads_js');
const place = () => script()?.parentElement;
const houseAd = () => screen.queryByRole('link', { name: 'MUI for enterprise' });

/** What the network's script would do. */
function placeAd(href = 'https://ads.test/click'): void {
  place()?.insertAdjacentHTML('beforeend', `<div id="carbonads"><a href="${href}">Acme</a></div>`);
}

const isNetworkVisible = () => place()?.hidden === false;

describe('a visit where nothing is placed', () => {
  it('shows nothing else before 3 seconds, then a house ad', () => {
    show(<NetworkBlock />);
    pass(2999);
    expect(houseAd()).not.toBeInTheDocument();
    expect(isNetworkVisible()).toBe(true);
    pass(1);
    expect(houseAd()).toBeInTheDocument();
    expect(isNetworkVisible()).toBe(false);
  });

  it('ignores an ad that comes after 14.5 seconds, and waits for none', () => {
    show(<NetworkBlock />);
    pass(14_500);
    expect(jest.getTimerCount()).toBe(0);
    placeAd();
    pass(60_000);
    expect(houseAd()).toBeInTheDocument();
    expect(isNetworkVisible()).toBe(false);
  });

  it('now and then asks to allow ads instead', () => {
    random.mockReturnValue(0.1);
    show(<NetworkBlock />);
    pass(3000);
    expect(screen.getByText('Thank you!')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Love' })).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('a visit where an ad is placed', () => {
  it('keeps it, and looks no further', () => {
    show(<NetworkBlock />);
    pass(700);
    placeAd();
    pass(300);
    expect(isNetworkVisible()).toBe(true);
    pass(60_000);
    expect(houseAd()).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Acme' })).toBeVisible();
  });

  it.each([9000, 14_499])('gives the place back to an ad that comes after %i ms', (ms) => {
    show(<NetworkBlock />);
    pass(ms);
    expect(houseAd()).toBeInTheDocument();
    placeAd();
    pass(500);
    expect(houseAd()).not.toBeInTheDocument();
    expect(isNetworkVisible()).toBe(true);
    expect(jest.getTimerCount()).toBe(1); // its display will be reported
  });

  it('shows a house ad for the fallback of the network', () => {
    show(<NetworkBlock />);
    pass(0);
    placeAd(FALLBACK);
    pass(500);
    expect(houseAd()).toBeInTheDocument();
    expect(isNetworkVisible()).toBe(false);
    expect(screen.getByRole('complementary')).toHaveAttribute(
      'data-ga-event-label',
      'in-house-carbon-body-top-image',
    );
  });
});

describe('the script of the network', () => {
  it('is put into the place of the ad, asynchronously, once', () => {
    show(<NetworkBlock />);
    expect(script()).toBeNull();
    pass(20_000);
    expect(document.querySelectorAll('script')).toHaveLength(1);
  });

  it('carries its address and `async`', () => {
    show(<NetworkBlock />);
    pass(0);
    expect(script()).toHaveAttribute('src', 'https://ads.test/placement.js');
    expect(script()).toHaveAttribute('async');
    expect(screen.getByRole('complementary', { name: 'Sponsor' })).toContainElement(script());
  });

  it('is not started when the reader has left before', () => {
    const { unmount } = show(<NetworkBlock />);
    unmount();
    pass(10_000);
    expect(document.querySelector('script')).toBeNull();
  });
});

describe('leaving', () => {
  it.each([0, 700, 3000, 9000, 20_000])('after %i ms leaves no timer', (ms) => {
    const { unmount } = show(<NetworkBlock />);
    pass(ms);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});

it('shows a bot nothing, and doesn’t look', () => {
  visitAs(BOT);
  const { container } = show(<NetworkBlock />);
  pass(20_000);
  expect(container).toBeEmptyDOMElement();
  expect(jest.getTimerCount()).toBe(0);
  expect(sentEvents()).toEqual([]);
});

describe('events', () => {
  it('report the display of a placement after 2.5 seconds', () => {
    show(<NetworkBlock />);
    pass(0);
    placeAd();
    pass(2499);
    expect(sentEvents()).toEqual([]);
    pass(1);
    expect(sentEvents()).toEqual(['display carbon-body-top-image']);
    pass(60_000);
    expect(sentEvents()).toHaveLength(1);
  });

  it('report a house ad at once by its own name, and its placement 2.5 seconds later', () => {
    show(<NetworkBlock />);
    pass(3000);
    pass(0);
    expect(sentEvents()).toEqual(['display carbon-body-top-image', 'display in-house-tidelift']);
    pass(2500);
    expect(sentEvents().at(-1)).toBe('display in-house-body-top-image');
  });

  it('are cancelled when the reader leaves or another ad takes the place', () => {
    const { unmount } = show(<NetworkBlock />);
    pass(2000);
    unmount();
    pass(10_000);
    show(<NetworkBlock />);
    pass(0);
    placeAd(FALLBACK);
    pass(1000);
    expect(sentEvents()).not.toContain('display carbon-body-top-image');
  });

  it('are drawn by the configured share, inclusive', () => {
    show(<NetworkBlock />, 0.49);
    pass(10_000);
    expect(sentEvents()).toEqual([]);
    show(<NetworkBlock />, 0.5);
    pass(10_000);
    expect(sentEvents().length).toBeGreaterThan(0);
  });

  it('report nothing where the share is 0', () => {
    show(<NetworkBlock />, 0);
    pass(20_000);
    expect(sentEvents()).toEqual([]);
  });

  it('distinguish a click on the ad from a click next to it', () => {
    show(<NetworkBlock />);
    pass(3000);
    expect(houseAd()).toHaveAttribute('data-ga-event-label', 'in-house-tidelift');
    expect(houseAd()).toHaveAttribute('data-ga-event-action', 'click');
    expect(houseAd()).toHaveAttribute('data-ga-event-category', 'ad');
    expect(screen.getByRole('complementary')).toHaveAttribute(
      'data-ga-event-label',
      'in-house-body-top-image',
    );
  });
});

it('hides an ad that throws, and reports it once', () => {
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  jest.mocked(AdRequest).mockImplementation(() => {
    throw new Error('broken');
  });
  random.mockReturnValue(0.1);
  const { container } = show(<NetworkBlock />, 0);
  pass(3000);
  expect(container).toBeEmptyDOMElement();
  expect(sentEvents()).toEqual(['crash in-house-adblock-body-top-image']);
});
