/** The JSON feed of ads that show below a demo: what of an answer can be used. Nothing in it is trusted. */
import { isRecord } from '../text/isRecord';

/** Times that the feed is asked for an ad, the first among them (`guides/requirements.md`, Ads). */
export const FEED_ATTEMPTS = 10;

export interface FeedAd {
  readonly link: string;
  readonly image?: string;
  /** Who advertises; without a name, the host that the link leads to. */
  readonly company: string;
  /** HTML as it came: to be sanitised before it is shown. */
  readonly description: string;
  /** Images to request once, when the ad shows. */
  readonly impressions: readonly string[];
}

/** An address of the web, else `undefined`. Feeds leave the scheme out (`//host/path`): it is taken as https. */
function webAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^(https?:)?\/\/[^/]/i.test(value)) {
    return undefined;
  }
  try {
    return new URL(value, 'https://feed').href;
  } catch {
    return undefined;
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The addresses in `pixel`, with the first `[timestamp]` of each filled in. */
function pixels(pixel: string, timestamp: string): readonly unknown[] {
  return pixel.split('||').map((part) => part.trim().replace('[timestamp]', () => timestamp));
}

function readAd(value: unknown): FeedAd | undefined {
  if (!isRecord(value)) {
    return undefined;
  }
  const link = webAddress(value.statlink);
  if (link === undefined) {
    return undefined;
  }
  const { timestamp } = value;
  const time = typeof timestamp === 'number' ? String(timestamp) : textOf(timestamp);
  const image = webAddress(value.image);
  return {
    link,
    ...(image !== undefined && { image }),
    company: textOf(value.company) || new URL(link).hostname,
    description: textOf(value.description),
    impressions: [value.statimp, ...pixels(textOf(value.pixel), time)].flatMap(
      (address) => webAddress(address) ?? [],
    ),
  };
}

/** The first ad of an answer that leads somewhere; `undefined` when there is none. */
export function readFeed(answer: unknown): FeedAd | undefined {
  const ads: readonly unknown[] = isRecord(answer) && Array.isArray(answer.ads) ? answer.ads : [];
  for (const value of ads) {
    const ad = readAd(value);
    if (ad) {
      return ad;
    }
  }
  return undefined;
}

/**
 * Asks until an answer holds an ad, at most {@link FEED_ATTEMPTS} times.
 * @param ask gives the parsed answer; when it throws, that was the last try
 */
export async function findFeedAd(ask: () => Promise<unknown>): Promise<FeedAd | undefined> {
  try {
    for (let attempt = 0; attempt < FEED_ATTEMPTS; attempt += 1) {
      const ad = readFeed(await ask());
      if (ad) {
        return ad;
      }
    }
  } catch {
    return undefined;
  }
  return undefined;
}
