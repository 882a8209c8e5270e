import { act, screen } from '@testing-library/react';
import type * as AdCardModule from '../../../../src/features/ads/AdCard';
import { AdCard } from '../../../../src/features/ads/AdCard';
import { DemoAd } from '../../../../src/features/ads/DemoAd';
import type * as EventAttributesModule from '../../../../src/features/analytics/eventAttributes';
import { sentEvents, show } from './adsFixture';

jest.mock('../../../../src/features/analytics', () => ({
  ...jest.requireActual<typeof EventAttributesModule>(
    '../../../../src/features/analytics/eventAttributes',
  ),
  sendEvent: jest.fn(),
}));
jest.mock('../../../../src/data/services', () => ({ ADS: { feedUrl: 'https://feed.test/ads' } }));
jest.mock('../../../../src/features/ads/AdCard', () => {
  const actual = jest.requireActual<typeof AdCardModule>('../../../../src/features/ads/AdCard');
  return { AdCard: jest.fn(actual.AdCard) };
});

const AD = {
  statlink: 'https://feed.test/click',
  statimp: 'https://feed.test/seen.gif',
  company: 'Acme',
  description: 'Tools for <b>everyone</b>',
  pixel: 'https://a.test/p||https://b.test/p?t=[timestamp]',
  timestamp: 17,
};

const answer = jest.fn<Promise<Partial<Response>>, [string, RequestInit]>();

function answerWith(body: unknown, ok = true): void {
  answer.mockResolvedValue({ ok, status: ok ? 200 : 500, json: () => Promise.resolve(body) });
}

beforeEach(() => {
  process.env.ANALYTICS_ID = 'G-TEST';
  answer.mockReset();
  window.fetch = answer as typeof fetch;
});
afterEach(() => {
  delete process.env.ANALYTICS_ID;
  jest.clearAllMocks();
});

const showAd = async () => {
  let rendered: ReturnType<typeof show> | undefined;
  await act(async () => {
    rendered = show(<DemoAd />);
  });
  return rendered;
};

it('shows the ad of the feed as a line of text', async () => {
  answerWith({ ads: [AD] });
  await showAd();
  const link = screen.getByRole('link', { name: 'Acme' });
  expect(link).toHaveAttribute('href', 'https://feed.test/click');
  expect(link).toHaveAttribute('rel', 'sponsored noopener');
  expect(link).toHaveAttribute('target', '_blank');
  expect(screen.getByText('everyone').tagName).toBe('B');
  expect(screen.getByText('ad by Carbon')).toBeInTheDocument();
  expect(screen.getByRole('complementary', { name: 'Sponsor' })).toHaveAttribute(
    'data-ga-event-label',
    'carbon-demo-inline',
  );
});

it('requests each image of the impression once, also when drawn again', async () => {
  answerWith({ ads: [AD] });
  const rendered = await showAd();
  const addresses = () =>
    [...(rendered?.container.querySelectorAll('img') ?? [])].map((image) => image.src);
  const first = addresses();
  expect(first).toEqual([
    'https://feed.test/seen.gif',
    'https://a.test/p',
    'https://b.test/p?t=17',
  ]);
  const images = [...(rendered?.container.querySelectorAll('img') ?? [])];
  expect(images.every((image) => image.hidden)).toBe(true);
  expect(answer).toHaveBeenCalledTimes(1);
});

it.each([
  [
    'an answer that is no JSON',
    1,
    () => answer.mockResolvedValue({ ok: true, json: () => Promise.reject(new SyntaxError()) }),
  ],
  ['no answer', 1, () => answer.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['an error of the server', 1, () => answerWith({ ads: [AD] }, false)],
  ['ten answers without an ad', 10, () => answerWith({ ads: [{}] })],
])('shows nothing for %s', async (_name, calls, arrange) => {
  arrange();
  const rendered = await showAd();
  expect(rendered?.container).toBeEmptyDOMElement();
  expect(answer).toHaveBeenCalledTimes(calls);
});

it('asks no more when the reader has left', async () => {
  let give: (() => void) | undefined;
  answer.mockImplementation(
    () =>
      new Promise((resolve) => {
        give = () => resolve({ ok: true, json: () => Promise.resolve({ ads: [] }) });
      }),
  );
  const rendered = await showAd();
  rendered?.unmount();
  expect(answer.mock.calls[0]?.[1].signal?.aborted).toBe(true);
  await act(async () => give?.());
  expect(answer).toHaveBeenCalledTimes(1);
});

it('hides an ad that throws, and reports it', async () => {
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  jest.mocked(AdCard).mockImplementation(() => {
    throw new Error('broken');
  });
  answerWith({ ads: [AD] });
  const rendered = await showAd();
  expect(rendered?.container).toBeEmptyDOMElement();
  expect(sentEvents()).toEqual(['crash carbon-demo-inline']);
});
