/** All files of the export, from the pages of a build. Nothing here touches the disk. */
import { PRODUCTS } from '../../../src/data/products';
import { SITE } from '../../../src/data/site';
import { SITE_ADDRESS } from '../../../src/data/siteAddress';
import { CODE_VARIANTS } from '../../../src/lib/code/demo';
import { DEFAULT_CODE_PREFERENCES } from '../../../src/lib/code/preferences';
import { SOURCE_LANGUAGE } from '../../../src/lib/text/dictionary';
import { markdownPath } from '../../../src/lib/pages/markdownPath';
import { type PageFolders, locationOfFile } from '../../../src/lib/pages/pageFiles';
import { canonicalPath } from '../../../src/lib/pages/versions';
import type { ConvertedPage } from './convertPages';
import { frontMatterText, productName } from './frontMatter';
import { fullText, indexText } from './llms';
import { type TreeItem, createFindPages, listsOfProduct, listsOfSite } from './pageLists';
import type { SitePage } from './sitePages';
import type { LookUpText } from '../../content/ui-texts';

/** A page with its Markdown. */
export interface WrittenPage extends ConvertedPage {
  /** Without front matter. */
  readonly body: string;
}

/** The current version of an instance: its documents by id, its page tree, and where its pages begin. */
export interface CurrentVersion {
  readonly documents: ReadonlyMap<string, SitePage>;
  readonly tree: readonly TreeItem[];
  readonly path: string;
}

export interface ExportSite {
  /** `https://example.com`, without a slash at the end. */
  readonly url: string;
  readonly title: string;
  /** Path of the language, with slashes around. */
  readonly baseUrl: string;
  /** The language of the build, and how HTML names each. */
  readonly language: string;
  readonly htmlLanguageOf: (language: string) => string;
  readonly folders: PageFolders;
  readonly lookUp: LookUpText;
  /** The current versions by the ids of their documentation instances. */
  readonly current: ReadonlyMap<string, CurrentVersion>;
}

function pageText(written: WrittenPage, site: ExportSite): string {
  const { page, variant, hasDemos, model, body } = written;
  const { url, language, htmlLanguageOf, folders, lookUp } = site;
  const isTranslated = page.file === undefined || locationOfFile(page.file, folders)?.language;
  const others = CODE_VARIANTS.filter((other) => other !== variant);
  const head = frontMatterText(page, {
    model,
    lookUp,
    url: url + canonicalOf(page, site),
    language: htmlLanguageOf(isTranslated ? language : SOURCE_LANGUAGE),
    ...(hasDemos && {
      others: Object.fromEntries(
        others.map((other) => [other, markdownPath(page.permalink, other)]),
      ),
    }),
  });
  return `${head}\n${body}`;
}

function canonicalOf({ permalink, instance = '' }: SitePage, { current }: ExportSite): string {
  const version = current.get(instance);
  const docs = [...(version?.documents.values() ?? [])].map((page) => ({ path: page.permalink }));
  return version ? canonicalPath(permalink, { path: version.path, docs }) : permalink;
}

const INDEX = 'llms.txt';
const FULL = 'llms-full.txt';

/** The indexes of the current version, by their paths from the folder of the build. */
function indexFiles(
  written: readonly WrittenPage[],
  site: ExportSite,
): readonly (readonly [string, string])[] {
  const { url, title, baseUrl, language, lookUp, current } = site;
  const instances = [...current.values()].map(({ documents, tree }) => ({
    tree,
    find: createFindPages(documents),
  }));
  const summary = lookUp('portal.markdown.summary', { version: SITE.version });
  const pagesNote = lookUp('portal.markdown.pages');
  const products = PRODUCTS.flatMap(({ id, path }) => {
    const name = productName(id, lookUp);
    const front = baseUrl.slice(0, -1) + path;
    const lists = instances.flatMap(({ tree, find }) => listsOfProduct(tree, front, name, find));
    const about = `${lookUp(`portal.productSummary.${id}`)}.`;
    return lists.length === 0 ? [] : [{ name, front, lists, about }];
  });
  const lists = instances.flatMap(({ tree, find }) => listsOfSite(tree, find));
  const alone = written.flatMap(({ page, variant }) =>
    page.versionLabel === undefined && variant === DEFAULT_CODE_PREFERENCES.variant ? [page] : [],
  );
  const whole = indexText(
    {
      title,
      summary,
      notes: [
        pagesNote,
        lookUp('portal.markdown.more', { full: `[${FULL}](${SITE_ADDRESS.base}${FULL})` }),
        products
          .map(({ name, front, about }) => `- [${name}](${front}${INDEX}): ${about}`)
          .join('\n'),
      ],
      // The name is the convention's: what may be left out.
      lists: [...lists, { title: 'Optional', pages: alone }],
    },
    lookUp,
  );
  const bodies = new Map(
    written.flatMap(({ page, variant, body }) =>
      variant === DEFAULT_CODE_PREFERENCES.variant ? [[page, body]] : [],
    ),
  );
  return [
    [INDEX, whole],
    ...products.map(({ name, front, lists: own, about }): readonly [string, string] => [
      `${front.slice(baseUrl.length)}${INDEX}`,
      indexText(
        {
          title: name,
          summary: about,
          notes: [
            pagesNote,
            lookUp('portal.markdown.all', { list: `[${INDEX}](${baseUrl}${INDEX})` }),
          ],
          lists: own,
        },
        lookUp,
      ),
    ]),
    ...(language === SOURCE_LANGUAGE
      ? [
          [
            FULL,
            fullText(
              title,
              summary,
              lists
                .flatMap(({ pages }) => pages)
                .map((page) => ({ url: url + page.permalink, body: bodies.get(page) ?? '' })),
            ),
          ] as const,
        ]
      : []),
  ];
}

/** The texts of all files, by their paths from the folder of the build. */
export function exportFiles(
  written: readonly WrittenPage[],
  site: ExportSite,
): ReadonlyMap<string, string> {
  const below = (path: string) => path.slice(site.baseUrl.length);
  return new Map([
    ...written.map((one): readonly [string, string] => [
      below(markdownPath(one.page.permalink, one.variant)),
      pageText(one, site),
    ]),
    ...indexFiles(written, site),
  ]);
}
