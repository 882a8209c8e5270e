/** @jest-environment jsdom */
import type * as TagModule from '../../../../src/features/analytics/tag';
import type * as SendModule from '../../../../src/features/analytics/sendEvent';

const { env } = process;
let tag: typeof TagModule;
let sendEvent: (typeof SendModule)['sendEvent'];

const queued = () =>
  (window.dataLayer ?? []).map((entry) => Array.from(Object(entry) as ArrayLike<unknown>));
const ad = { name: 'ad', eventAction: 'click', eventLabel: 'x' } as const;

beforeEach(async () => {
  process.env = { ...env, ANALYTICS_ID: 'G-1', ANALYTICS_SCRIPT_URL: 'https://tags.test/tag.js' };
  jest.resetModules();
  tag = await import('../../../../src/features/analytics/tag');
  ({ sendEvent } = await import('../../../../src/features/analytics/sendEvent'));
});
afterEach(() => {
  tag.closeTag();
  delete window.dataLayer;
  process.env = env;
});

test('without an agreement, events go nowhere', () => {
  sendEvent(ad);
  expect(window.dataLayer).toBeUndefined();
});

test('the queue begins with the configuration, as argument lists', () => {
  tag.openTag();
  sendEvent(ad);
  expect(queued()).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-1', { send_page_view: false }],
    ['event', 'ad', { eventAction: 'click', eventLabel: 'x' }],
  ]);
  expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe('[object Arguments]');
});

test('sends nothing while consent is withdrawn, and resumes when granted', () => {
  tag.openTag();
  tag.closeTag();
  sendEvent(ad);
  expect(queued()).toHaveLength(2);
  expect(window['ga-disable-G-1']).toBe(true);
  tag.openTag();
  sendEvent(ad);
  expect(queued()).toHaveLength(3);
  expect(window['ga-disable-G-1']).toBe(false);
});

test('nothing piles up where no script takes it, and the configuration stays', () => {
  tag.openTag();
  for (let index = 0; index < 2 * tag.QUEUE_LIMIT; index += 1) {
    sendEvent(ad);
  }
  expect(queued()).toHaveLength(tag.QUEUE_LIMIT);
  expect(queued()[0]?.[0]).toBe('js');
});

test('without a configured id nothing is sent, though a function is there', () => {
  tag.openTag();
  process.env.ANALYTICS_ID = '';
  sendEvent(ad);
  expect(queued()).toHaveLength(2);
});
