/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import adsPlugin from '../../../../../plugins/first-paint/ads';
import { adTags } from '../../../../../plugins/first-paint/ads/htmlTags';
import { HOUSE_ADS } from '../../../../../src/data/houseAds';
import { AD_ATTRIBUTES, CANDIDATE_ATTRIBUTE } from '../../../../../src/lib/ads/adFlow';

const [script, style] = adTags();
const html = document.documentElement;
const NAMES = HOUSE_ADS.map(({ name }) => name);

/** Runs the script as the page does: only its text is known to it. */
function choose(house: number, shape: number): void {
  jest.spyOn(Math, 'random').mockReturnValueOnce(house).mockReturnValueOnce(shape);
  window.eval(script?.innerHTML ?? '');
}

afterEach(() => {
  jest.restoreAllMocks();
  delete process.env.ADS;
  Object.values(AD_ATTRIBUTES).forEach((name) => html.removeAttribute(name));
});

it.each([
  [0, 'templates'],
  [0.25, 'themes'],
  [0.5, 'tidelift'],
  [0.9999, 'figma'],
])('a random number of %p chooses %s', (random, name) => {
  choose(random, 0.5);
  expect(html).toHaveAttribute(AD_ATTRIBUTES.house, name);
});

it.each([
  [0, 'inline'],
  [0.1999, 'inline'],
  [0.2, 'image'],
  [0.9999, 'image'],
])('a random number of %p gives ads the shape %s', (random, shape) => {
  choose(0, random);
  expect(html).toHaveAttribute(AD_ATTRIBUTES.shape, shape);
});

it.each(NAMES)('of all candidates, only the chosen one shows: %s', (chosen) => {
  document.head.innerHTML = `<style>${style?.innerHTML}</style>`;
  document.body.innerHTML = NAMES.map((name) => `<i ${CANDIDATE_ATTRIBUTE}="${name}"></i>`).join(
    '',
  );
  html.setAttribute(AD_ATTRIBUTES.house, chosen);
  const shown = [...document.querySelectorAll<HTMLElement>('i')].filter(
    (candidate) => getComputedStyle(candidate).display !== 'none',
  );
  expect(shown.map((candidate) => candidate.getAttribute(CANDIDATE_ATTRIBUTE))).toEqual([chosen]);
});

it('a site without ads chooses none', () => {
  const tags = () => adsPlugin().injectHtmlTags?.({ content: undefined });
  expect(tags()).toEqual({ headTags: adTags() });
  process.env.ADS = 'off';
  expect(tags()).toEqual({});
});
