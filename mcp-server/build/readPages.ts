/** Reads the pages of a build from their Markdown, in the order of the site's list for programs. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plan } from '../../src/lib/pages/pageTree';
import { markdownPath } from '../../src/lib/pages/markdownPath';
import { SOURCE_LANGUAGE } from '../../src/lib/text/dictionary';
import type { Language } from '../../src/lib/text/languages';
import type { PageEntry } from '../data/docsIndex';

/** A page with its texts instead of their numbers. */
export interface BuiltPage extends Omit<PageEntry, 'texts'> {
  readonly texts: Readonly<{ TS: string; JS?: string }>;
}

export interface BuiltPages {
  readonly groups: readonly string[];
  readonly pages: readonly BuiltPage[];
}

const INDEX = 'llms.txt';

/** What stands at the head of a page, by key; lists as they are written, line by line. */
interface Head {
  readonly values: ReadonlyMap<string, string>;
  readonly packages: readonly string[];
}

function unquoted(value: string): string {
  return value.startsWith("'") ? value.slice(1, -1).replaceAll("''", "'") : value;
}

/** @throws when there is no front matter */
function readHead(text: string, file: string): Head & { readonly body: string } {
  const [whole, head] = /^---\n(.*?)\n---\n/s.exec(text) ?? [];
  if (whole === undefined || head === undefined) {
    throw new Error(`${file} has no front matter.`);
  }
  const lines = head.split('\n');
  const values = lines.flatMap((line) => {
    const [, key, value] = /^(\w+): (.+)$/.exec(line) ?? [];
    return key === undefined || value === undefined ? [] : [[key, unquoted(value)] as const];
  });
  const packages = lines.flatMap((line) => {
    const value = /^ {2}- (.+)$/.exec(line)?.[1];
    return value === undefined ? [] : [unquoted(value)];
  });
  return { values: new Map(values), packages, body: text.slice(whole.length).trim() };
}

const PLANS: readonly Plan[] = ['pro', 'premium'];

/** @throws when a file is missing, or says nothing of itself */
function readPage(
  name: string,
  group: number,
  folder: string,
  language: Language,
  site: string,
): BuiltPage {
  const read = (file: string) => readHead(readFileSync(path.join(folder, file), 'utf8'), file);
  const { values, packages, body } = read(name);
  const address = values.get('url');
  const title = values.get('title');
  if (address === undefined || title === undefined) {
    throw new Error(`${name} doesn't name its address and its title.`);
  }
  const start = language === SOURCE_LANGUAGE ? site : `${site}${language}/`;
  const js = name.replace(/\.md$/, '.js.md');
  const inJs = existsSync(path.join(folder, js)) ? read(js).body : body;
  const plan = PLANS.find((each) => each === values.get('plan'));
  const version = values.get('version');
  const isEnglish = language !== SOURCE_LANGUAGE && values.get('language') === SOURCE_LANGUAGE;
  return {
    path: `/${address.slice(start.length)}`,
    title,
    description: values.get('description') ?? '',
    group,
    ...(version !== undefined && { version }),
    ...(plan && { plan }),
    packages,
    ...(isEnglish && { isEnglish }),
    texts: { TS: body, ...(inJs !== body && { JS: inJs }) },
  };
}

/**
 * The address of the built site, with a slash at the end.
 * @param folder of the site in its build
 * @throws when there is no build
 */
export function readSite(folder: string): string {
  const home = path.join(folder, markdownPath('/').slice(1));
  if (!existsSync(home)) {
    throw new Error(`There is no build in ${folder}. Run \`npm run build\` first.`);
  }
  const address = readHead(readFileSync(home, 'utf8'), home).values.get('url');
  if (address === undefined) {
    throw new Error(`${home} doesn't name its address.`);
  }
  return address;
}

/**
 * The pages of the current version in a language.
 * @param folder of the site in its build
 * @throws when the build lacks the language
 */
export function readPages(folder: string, language: Language, site: string): BuiltPages {
  const own = language === SOURCE_LANGUAGE ? '' : `${language}/`;
  const index = path.join(folder, own, INDEX);
  if (!existsSync(index)) {
    throw new Error(
      `The build has no ${own}${INDEX}. Run \`npm run build\`, which builds all languages.`,
    );
  }
  const { pathname: base } = new URL(site);
  const groups: string[] = [];
  const pages: BuiltPage[] = [];
  const seen = new Set<string>();
  for (const line of readFileSync(index, 'utf8').split('\n')) {
    const title = /^## (.+)$/.exec(line)?.[1];
    const link = /^- \[.*?(?<!\\)\]\(([^)]+\.md)\)/.exec(line)?.[1];
    if (title !== undefined) {
      groups.push(title);
    } else if (link !== undefined && groups.length > 0 && !seen.has(link)) {
      seen.add(link);
      pages.push(readPage(link.slice(base.length), groups.length - 1, folder, language, site));
    }
  }
  return { groups, pages };
}
