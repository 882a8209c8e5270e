/** An ad from the JSON feed, below a demo. Where the feed gives none, its place stays empty. */
import { type ReactNode, useEffect, useState } from 'react';
import { ADS } from '../../data/services';
import { type FeedAd, findFeedAd } from '../../lib/ads/adFeed';
import { AD_TEXTS } from '../i18n/dictionary/ads';
import { AdBoundary } from './AdBoundary';
import { AdCard } from './AdCard';
import { sanitizeAd } from './sanitizeAd';
import { clickAttributes } from './useDisplayEvent';

const LABEL = 'carbon-demo-inline';

async function askFeed(signal: AbortSignal): Promise<unknown> {
  signal.throwIfAborted();
  const response = await fetch(ADS.feedUrl, { signal });
  if (!response.ok) {
    throw new Error(`The ad feed answered ${response.status}.`);
  }
  return response.json();
}

function useFeedAd(): FeedAd | undefined {
  const [ad, setAd] = useState<FeedAd>();
  useEffect(() => {
    const leaving = new AbortController();
    void findFeedAd(() => askFeed(leaving.signal)).then((found) => {
      if (!leaving.signal.aborted) {
        setAd(found);
      }
    });
    return () => leaving.abort();
  }, []);
  return ad;
}

function FeedCard({ ad }: { readonly ad: FeedAd }): ReactNode {
  const [html] = useState(() => ({ __html: sanitizeAd(ad.description) }));
  return (
    <aside aria-label={AD_TEXTS.region()} {...clickAttributes(LABEL)}>
      <AdCard
        link={ad.link}
        image={ad.image}
        name={ad.company}
        publisher="Carbon"
        label={LABEL}
        shape="inline"
      >
        {html.__html && <span dangerouslySetInnerHTML={html} />}
      </AdCard>
      {ad.impressions.map((address) => (
        <img key={address} src={address} alt="" hidden />
      ))}
    </aside>
  );
}

export function DemoAd(): ReactNode {
  const ad = useFeedAd();
  return (
    ad && (
      <AdBoundary label={LABEL}>
        <FeedCard ad={ad} />
      </AdBoundary>
    )
  );
}
