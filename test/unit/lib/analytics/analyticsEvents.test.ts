import {
  clickEvent,
  measuresWebVitals,
  pageView,
  roundedRatio,
  tagEvent,
} from '../../../../src/lib/analytics/analyticsEvents';
import { productCategoryOf } from '../../../../src/lib/pages/paths';

describe('pageView', () => {
  it.each([
    ['/zh/x/react-charts/bars/?a=1#b', '/x/react-charts/bars', 'x-charts', 'x'],
    ['/x/introduction/', '/x/introduction', 'x', 'x'],
    ['/x/api/data-grid/data-grid/', '/x/api/data-grid/data-grid', 'x-data-grid', 'x'],
    ['/material-ui/button/', '/material-ui/button', 'material-ui', 'core'],
    ['/toolpad/studio/a/', '/toolpad/studio/a', 'toolpad-studio', 'toolpad'],
    ['/versions/', '/versions', 'docs', 'null'],
    ['/', '/', 'null', 'null'],
  ])('of %s', (address, path, productId, productCategoryId) => {
    expect(pageView('T', address, 'https://a.test')).toEqual({
      name: 'page_view',
      page_title: 'T',
      page_path: path,
      page_location: `https://a.test${path}`,
      productId,
      productCategoryId,
    });
  });
});

test('pages about the documentation belong to no family', () => {
  expect(productCategoryOf('docs-infra')).toBeUndefined();
  expect(productCategoryOf('system')).toBe('core');
});

describe('clickEvent', () => {
  const attributes = { category: 'demo', action: 'copy', label: 'a.tsx', split: null };
  const event = { name: 'click', category: 'demo', eventAction: 'copy', eventLabel: 'a.tsx' };

  it('says what the attributes say', () => {
    expect(clickEvent(attributes, true, 0.99)).toEqual(event);
    expect(clickEvent({ ...attributes, action: null, label: null }, true, 0)).toEqual({
      name: 'click',
      category: 'demo',
      eventAction: undefined,
      eventLabel: undefined,
    });
  });

  it('is none without a category', () => {
    expect(clickEvent({ ...attributes, category: '' }, true, 0)).toBeUndefined();
  });

  it.each([
    ['0.5', 0.49, true],
    ['0.5', 0.5, false],
    ['1', 0.999, true],
    ['0', 0, false],
    ['', 0.9, true],
    ['many', 0.9, true],
    ['7', 0.9, true],
    ['-1', 0.9, true],
  ])('with the share %s and %d drawn', (split, random, isSent) => {
    expect(clickEvent({ ...attributes, split }, true, random) !== undefined).toBe(isSent);
  });

  it.each([
    ['copy', 'copy-keyboard'],
    ['copy-click', 'copy-keyboard'],
    ['copy-js-source-link', 'copy-js-source-link'],
    ['reset', 'reset'],
  ])('tells a key from a press: %s', (action, byKey) => {
    expect(clickEvent({ ...attributes, action }, false, 0)?.eventAction).toBe(byKey);
    expect(clickEvent({ ...attributes, action }, true, 0)?.eventAction).toBe(action);
  });

  it('is named by its category for the tag function', () => {
    expect(tagEvent({ ...event, name: 'click' })).toEqual({
      name: 'demo',
      parameters: { eventAction: 'copy', eventLabel: 'a.tsx' },
    });
  });
});

test('an event keeps its name and its parameters', () => {
  expect(tagEvent({ name: 'ad', eventAction: 'click', eventLabel: 'x' })).toEqual({
    name: 'ad',
    parameters: { eventAction: 'click', eventLabel: 'x' },
  });
});

test.each([
  [1, 1],
  [1.25, 1.3],
  [1.3333334, 1.3],
  [2.0000001, 2],
])('the ratio %d is reported as %d', (ratio, reported) => {
  expect(roundedRatio(ratio)).toBe(reported);
});

test.each([
  [0, true],
  [1e-4, true],
  [1.0001e-4, false],
  [0.5, false],
])('with %d drawn, speed is measured: %s', (random, isMeasured) => {
  expect(measuresWebVitals(random)).toBe(isMeasured);
});
