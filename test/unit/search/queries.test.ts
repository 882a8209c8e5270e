/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';
import type { TitleSearch } from '../../../src/lib/searchHit';
import { createTitleSearch } from '../../../src/lib/searchTitles';
import { QUERIES } from './queries';
import { siteData } from './siteSearch';

const KIB = 1024;

describe.each(['en', 'zh'] as const)('the site in %s', (language) => {
  const base = language === 'en' ? '/x/' : `/${language}/x/`;
  let search: TitleSearch;
  let size = 0;
  let readyAfter = 0;

  beforeAll(async () => {
    const data = await siteData(language);
    size = brotliCompressSync(JSON.stringify(data)).length / KIB;
    const start = performance.now();
    search = await createTitleSearch(data);
    readyAfter = performance.now() - start;
  }, 60_000);

  test('readers find what they mean', () => {
    const places = QUERIES.map(([group, query, expected]) => {
      const hits = search.find(query);
      const place = hits.findIndex(({ address }) => address === base + expected);
      return { group, query, expected, place, first: hits[0]?.address };
    });
    const recall = (count: number) =>
      places.filter(({ place }) => place >= 0 && place < count).length / places.length;
    const missed = places.filter(({ place }) => place !== 0);
    process.stdout.write(
      [
        `Titles and names (${language}): ${places.length} queries,`,
        `recall at 1: ${recall(1).toFixed(3)}, at 3: ${recall(3).toFixed(3)}`,
        `(data ${size.toFixed(1)} KiB brotli, ready after ${readyAfter.toFixed(0)} ms)`,
        ...missed.map(
          ({ group, query, expected, place, first }) =>
            `\n  ${group}: ${query} -> ${expected} at ${place + 1}, first ${first}`,
        ),
      ].join(' ') + '\n',
    );
    expect(recall(1)).toBeGreaterThanOrEqual(0.9);
    expect(recall(3)).toBeGreaterThanOrEqual(0.97);
  });
});
