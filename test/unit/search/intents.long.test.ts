/**
 * What people ask in public, in their words. One half served to tune the search; the other is only measured, so that
 * the figures say what readers get. Failures of the measured half aren't listed: whoever reads them tunes to them.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PRODUCTS } from '../../../src/data/products';
import { productIdOf } from '../../../src/lib/pages/paths';
import type { SearchHit } from '../../../src/lib/search/searchHit';
import { createTitleSearch } from '../../../src/lib/search/searchTitles';
import { siteData } from './siteSearch';

type Language = 'en' | 'zh';

interface Intent {
  readonly query: string;
  readonly language: Language;
  /** Paths without language and leading slash: each counts. */
  readonly expects: readonly string[];
}

const HALVES = ['tuning', 'measured'] as const;

/**
 * Shares that must be found at the first place, and among the first three, by readers on a page of the product. They
 * follow the table: queries on pages that are new, which nobody has tuned for, bring the measured half down until its
 * pages are found as well as older ones.
 */
const FLOORS = {
  tuning: { en: [0.88, 0.97], zh: [0.945, 0.99] },
  measured: { en: [0.85, 0.95], zh: [0.86, 0.955] },
} as const satisfies Record<(typeof HALVES)[number], Record<Language, readonly [number, number]>>;

/** The same for readers elsewhere: there, the pages of both families compete for the words that they share. */
const FLOORS_ELSEWHERE = {
  tuning: { en: [0.87, 0.96], zh: [0.9, 0.97] },
  measured: { en: [0.81, 0.93], zh: [0.82, 0.93] },
} as const satisfies Record<keyof typeof FLOORS, Record<Language, readonly [number, number]>>;

/** A single name of code, with what stands before it and its brackets: `params.row`, `LicenseInfo.setLicenseKey()`. */
const ONE_NAME = /^(?:\w+\.)*(\w*[a-z\d][A-Z]\w*)(?:\(\))?$/;

/** Whether a query is a name of code, and the hit the row or page of the API that has this very name. */
function explainsName(query: string, { kind, title }: SearchHit): boolean {
  return kind !== 'page' && kind !== 'section' && ONE_NAME.exec(query.trim())?.[1] === title;
}

function readHalf(half: (typeof HALVES)[number]): readonly Intent[] {
  return JSON.parse(readFileSync(path.join(__dirname, `intents.${half}.json`), 'utf8'));
}

const halves = { tuning: readHalf('tuning'), measured: readHalf('measured') };

describe.each(['en', 'zh'] as const)('what people ask, in %s', (language) => {
  const base = language === 'en' ? '/' : `/${language}/`;

  test('leads to the guide that answers it', async () => {
    const search = createTitleSearch(await siteData(language));
    const shares = HALVES.map((half) => {
      const asked = halves[half].filter((intent) => intent.language === language);
      const places = asked.map(({ query, expects }) => {
        const found = search.find(query);
        const [page = ''] = expects;
        const product = productIdOf(`/${page}`);
        const near = PRODUCTS.find(({ id }) => id === product)?.id;
        // A section or a row of the page answers too.
        const isAnswer = (hit: SearchHit) =>
          expects.includes(hit.address.slice(base.length).replace(/#.*$/, '')) ||
          explainsName(query, hit);
        return {
          query,
          expects,
          place: found.findIndex(isAnswer),
          placeNear: search.find(query, { near }).findIndex(isAnswer),
          first: found[0]?.address,
        };
      });
      const shareOf = (found: readonly number[], count: number) =>
        found.filter((place) => place >= 0 && place < count).length / asked.length;
      const share = (count: number) =>
        shareOf(
          places.map(({ place }) => place),
          count,
        );
      const shareNear = (count: number) =>
        shareOf(
          places.map(({ placeNear }) => placeNear),
          count,
        );
      const missed = half === 'tuning' ? places.filter(({ place }) => place !== 0) : [];
      process.stdout.write(
        [
          `Intents, ${half} half (${language}): ${asked.length} queries,`,
          `first: ${share(1).toFixed(3)}, among the first three: ${share(3).toFixed(3)};`,
          `from a page of the product: ${shareNear(1).toFixed(3)}, ${shareNear(3).toFixed(3)}`,
          ...missed.map(
            ({ query, expects, place, first }) =>
              `\n  ${query} -> ${expects.join(', ')} at ${place + 1}, first ${first}`,
          ),
        ].join(' ') + '\n',
      );
      // Whoever searches on a page of the product finds at least as much.
      expect(shareNear(1)).toBeGreaterThanOrEqual(share(1));
      expect(shareNear(3)).toBeGreaterThanOrEqual(share(3));
      return { half, near: [shareNear(1), shareNear(3)], elsewhere: [share(1), share(3)] };
    });
    const tooLow = shares.filter(
      ({ half, near, elsewhere }) =>
        near.some((share, index) => share < (FLOORS[half][language][index] ?? 1)) ||
        elsewhere.some((share, index) => share < (FLOORS_ELSEWHERE[half][language][index] ?? 1)),
    );
    expect(tooLow).toEqual([]);
  }, 300_000);
});

test('both halves have enough, and share no query', () => {
  const queries = HALVES.map((half) =>
    halves[half].map(({ language, query }) => `${language} ${query}`),
  );
  expect(queries.flat().length).toBeGreaterThanOrEqual(400);
  expect(new Set(queries.flat()).size).toBe(queries.flat().length);
});

test('each guide answers at least two queries, and has keywords in both languages', async () => {
  const { pages } = await siteData('en');
  // Paths of pages elsewhere than below `/x/` begin with a slash.
  const fromRoot = (page: string) => (page.startsWith('/') ? page.slice(1) : `x/${page}`);
  const guides = pages.filter(({ path: page }) => !/^\/?api(?:\/|$)/.test(page));
  const counts = new Map<string, number>();
  for (const page of HALVES.flatMap((half) => halves[half]).flatMap(({ expects }) => expects)) {
    counts.set(page, (counts.get(page) ?? 0) + 1);
  }
  const tooFew = guides.filter(({ path: page }) => (counts.get(`${fromRoot(page)}/`) ?? 0) < 2);
  expect(tooFew.map(({ path: page }) => page)).toEqual([]);
  const isHan = (text: string) => /\p{Script=Han}/u.test(text);
  const silent = guides.filter(
    ({ keywords = [] }) => !keywords.some(isHan) || !keywords.some((text) => !isHan(text)),
  );
  expect(silent.map(({ path: page }) => page)).toEqual([]);
}, 60_000);
