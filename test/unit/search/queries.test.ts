import { brotliCompressSync } from 'node:zlib';
import type { TitleSearch } from '../../../src/lib/search/searchHit';
import { isRow } from '../../../src/lib/search/searchEntries';
import { createTitleSearch } from '../../../src/lib/search/searchTitles';
import { QUERIES } from './queries';
import { siteData } from './siteSearch';

const KIB = 1024;
/** KiB for each page of prose: what there is to find grows with them. */
const MOST_DATA = 0.69;
/** ms. Readers wait for at most 50. */
const MOST_TIME = { usual: 10, slowest: 50 };
/** Other work of the machine disturbs some of the rounds. */
const ROUNDS = 9;

/** ms of a processor that a function takes; what else the machine does at that time doesn't count. */
function timeOf(run: () => void): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

describe.each(['en', 'zh'] as const)('the site in %s', (language) => {
  const base = language === 'en' ? '/x/' : `/${language}/x/`;
  let search: TitleSearch;
  let size = 0;
  let pages = 0;
  let readyAfter = 0;

  beforeAll(async () => {
    const data = await siteData(language);
    size = brotliCompressSync(JSON.stringify(data)).length / KIB;
    pages = data.pages.length;
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

  test('results come while readers type', () => {
    // The first round compiles the code.
    QUERIES.forEach(([, query]) => search.find(query));
    // All queries in turn, so that none finds its words remembered.
    const rounds = Array.from({ length: ROUNDS }, () =>
      QUERIES.map(([, query]) => timeOf(() => search.find(query))),
    );
    const times = QUERIES.map((_, index) =>
      Math.min(...rounds.map((round) => round[index] ?? 0)),
    ).sort((one, other) => one - other);
    process.stdout.write(
      `Milliseconds for a query (${language}): usual ${times[Math.floor(times.length / 2)]?.toFixed(1)}, slowest ${times.at(-1)?.toFixed(1)}\n`,
    );
    expect(times[Math.floor(times.length / 2)]).toBeLessThan(MOST_TIME.usual);
    expect(times.at(-1)).toBeLessThan(MOST_TIME.slowest);
  });

  test('a sentence leads to pages: its single words stand in many rows', () => {
    for (const sentence of ['how to sort on the server', 'licence key']) {
      const rows = search.find(sentence).filter(({ kind }) => isRow({ kind }));
      expect(rows).toEqual([]);
    }
  });

  test('the data stays small', () => {
    expect(size).toBeLessThan(MOST_DATA * pages);
  });
});
