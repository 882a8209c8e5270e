import { act, render, screen } from '@testing-library/react';
import type * as SlotModule from '../../../../src/features/ads/DemoAdSlot';
import { show } from './adsFixture';

jest.mock('../../../../src/features/ads/DemoAd', () => ({ DemoAd: () => <p>ad of the feed</p> }));

/** The build decides by the feed's address, so it has to be set before the module is read. */
async function slotWithFeed() {
  process.env.AD_FEED_URL = 'https://feed.test/ads.json';
  const { DemoAdSlot }: typeof SlotModule = await import('../../../../src/features/ads/DemoAdSlot');
  return <DemoAdSlot />;
}

afterEach(() => {
  delete process.env.AD_FEED_URL;
});

it('shows an ad on a page that has a place for ads', async () => {
  render(<div data-ad-slot />);
  const slot = await slotWithFeed();
  await act(async () => {
    show(slot);
  });
  expect(await screen.findByText('ad of the feed')).toBeInTheDocument();
});

it('takes no room on another page', async () => {
  expect(show(await slotWithFeed()).container).toBeEmptyDOMElement();
});
