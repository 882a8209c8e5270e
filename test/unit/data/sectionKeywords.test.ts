import { SECTION_KEYWORDS } from '../../../src/data/sectionKeywords';
import { anchorOfTitle } from '../../../src/lib/search/searchData';
import { isHan, normalizeKey } from '../../../src/lib/search/searchTerms';
import { siteData } from '../search/siteSearch';

/** More would draw queries to a section that it doesn't answer. */
const MAX_IN_A_LANGUAGE = 16;

const isChinese = (text: string) => Array.from(text).some(isHan);

test('every section is there, and its keywords say what its heading and its page do not', async () => {
  const { pages } = await siteData('en');
  const headings = new Map(
    pages.flatMap((page) =>
      (page.sections ?? []).map((section) => [
        `/x/${page.path}/#${section.anchor ?? anchorOfTitle(section.title)}`,
        { title: normalizeKey(section.title), keywords: (page.keywords ?? []).map(normalizeKey) },
      ]),
    ),
  );
  const problems = Object.entries(SECTION_KEYWORDS).flatMap(([address, texts]) => {
    const heading = headings.get(address);
    if (!heading) {
      return [`${address}: no such section`];
    }
    const keys = texts.map(normalizeKey);
    return [
      ...[true, false]
        .map((chinese) => texts.filter((text) => isChinese(text) === chinese).length)
        .filter((count) => count > MAX_IN_A_LANGUAGE)
        .map((count) => `${address}: ${count} texts in a language`),
      ...texts
        .filter((_, place) => {
          const key = keys[place] ?? '';
          return (
            key === '' ||
            keys.indexOf(key) !== place ||
            heading.title.includes(key) ||
            heading.keywords.includes(key)
          );
        })
        .map(
          (text) => `${address}: "${text}" is empty, twice, or a keyword or the heading already`,
        ),
    ];
  });
  expect(problems).toEqual([]);
}, 60_000);
