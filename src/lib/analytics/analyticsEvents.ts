/**
 * Everything that the site ever reports to statistics, and the rules by which it does. Pure: what is read from the
 * page, the clock and the dice is handed in.
 */
import type { ProductId } from '../../data/products';
import { type ProductCategoryId, productCategoryOf, productIdOf, readPath } from '../pages/paths';

/** What happened to the sponsor block. */
export interface AdEvent {
  readonly name: 'ad';
  readonly eventAction: 'display' | 'click' | 'crash';
  /** Which ad (`in-house-figma`), or what stands where and in which shape (`in-house-body-top-image`). */
  readonly eventLabel: string;
}

/** A reader came to a page. */
export interface PageViewEvent {
  readonly name: 'page_view';
  readonly page_title: string;
  /** Canonical path: no base, language, query or hash. */
  readonly page_path: string;
  /** The same with the site's address in front, so that the tag script doesn't report the address bar. */
  readonly page_location: string;
  /** The word `null` stands for a page of no product. */
  readonly productId: ProductId | 'null';
  readonly productCategoryId: ProductCategoryId | 'null';
}

/** A click on an element, or inside one, that has a category for statistics. */
export interface ClickEvent {
  readonly name: 'click';
  /** Becomes the event's name in statistics. */
  readonly category: string;
  readonly eventAction: string | undefined;
  readonly eventLabel: string | undefined;
}

/** How fast a page was, by one of the metrics of the `web-vitals` package. */
export interface WebVitalEvent {
  readonly name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  /** What was added since the last report of this metric, so that sums come out right. In ms, but for CLS. */
  readonly value: number;
  readonly metric_label: 'Web Vitals';
  /** The metric so far. */
  readonly metric_value: number;
  readonly metric_delta: number;
  /** Same for all reports of one metric on one page. */
  readonly metric_id: string;
}

export type AnalyticsEvent = AdEvent | PageViewEvent | ClickEvent | WebVitalEvent;

/** An event as the tag function takes it. */
export interface TagEvent {
  readonly name: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

export function tagEvent(event: AnalyticsEvent): TagEvent {
  if (event.name === 'click') {
    const { category, eventAction, eventLabel } = event;
    return { name: category, parameters: { eventAction, eventLabel } };
  }
  const { name, ...parameters } = event;
  return { name, parameters };
}

/**
 * @param address path of the page, in any language
 * @param site its address, without a slash at the end: `https://docs.example.com`, or `https://example.com/docs`
 */
export function pageView(title: string, address: string, site: string): PageViewEvent {
  const { page } = readPath(address);
  const productId = productIdOf(address);
  return {
    name: 'page_view',
    page_title: title,
    page_path: page,
    page_location: site + page,
    productId: productId ?? 'null',
    productCategoryId: (productId && productCategoryOf(productId)) ?? 'null',
  };
}

/** The attributes by which an element says how clicks on it are reported. */
export const CLICK_ATTRIBUTES = {
  category: 'data-ga-event-category',
  action: 'data-ga-event-action',
  label: 'data-ga-event-label',
  /** Share of the clicks that is reported, from 0 to 1; all where it is missing. */
  split: 'data-ga-event-split',
} as const;

/** Values of {@link CLICK_ATTRIBUTES}; `null` for one that is missing. */
export type ClickAttributes = Readonly<Record<keyof typeof CLICK_ATTRIBUTES, string | null>>;

/** What keys do by pressing a copy button. */
const KEYBOARD_COPY = 'copy-keyboard';

/** @param split what the attribute says; anything but a share counts as missing */
function isSampled(split: string | null, random: number): boolean {
  const share = split === null || split.trim() === '' ? NaN : Number(split);
  return !(share >= 0 && share <= 1) || random < share;
}

/**
 * What a click reports, if anything.
 * @param isByReader whether the reader pressed the element; a copy key presses it for them
 * @param random from 0 to 1
 */
export function clickEvent(
  { category, action, label, split }: ClickAttributes,
  isByReader: boolean,
  random: number,
): ClickEvent | undefined {
  if (!category || !isSampled(split, random)) {
    return undefined;
  }
  const isKeyboardCopy = !isByReader && /^copy(-click)?$/.test(action ?? '');
  return {
    name: 'click',
    category,
    eventAction: isKeyboardCopy ? KEYBOARD_COPY : (action ?? undefined),
    eventLabel: label ?? undefined,
  };
}

/** What is said of a reader besides what they do. */
export interface UserProperties {
  readonly codeVariant: string;
  readonly userLanguage: string;
  /** Rounded to 0.1: the exact value would tell readers apart by their zoom. */
  readonly devicePixelRatio: number;
  readonly colorSchemeOS: 'light' | 'dark';
  readonly colorScheme: 'light' | 'dark';
}

export function roundedRatio(devicePixelRatio: number): number {
  return Math.round(devicePixelRatio * 10) / 10;
}

/** Share of the sessions whose speed is measured (`guides/requirements.md`, Statistics and updates). */
export const WEB_VITALS_SHARE = 1e-4;

/** @param random drawn once for a session, from 0 to 1 */
export function measuresWebVitals(random: number): boolean {
  return random <= WEB_VITALS_SHARE;
}
