/** The command `i18n:status`: which languages, what to record, what to print, and how it ends. */
import path from 'node:path';
import { type Change, changesToAccept, changesToUpdate } from './changes';
import { encodingProblems } from './encoding';
import type { Extracted } from './extractTexts';
import { pageEntries } from '../../plugins/content/translations';
import { parseTrees } from '../../plugins/content/mdx/parseTrees';
import { type EnglishSite, readEnglish, readLocale } from './readSite';
import { faultCount, makeReport, type Report, reportText } from './report';
import type { Entry } from './status';
import { checkHashes, type Hashes, textEntries } from './texts';
import { writeChanges } from './writeChanges';

/** What the command needs to know of the site, as Docusaurus' context has it. */
export interface Site {
  readonly siteDir: string;
  readonly i18n: {
    /** Folder of all languages, from the root of the site. */
    readonly path: string;
    readonly defaultLocale: string;
    readonly locales: readonly string[];
    readonly localeConfigs: Readonly<Record<string, { readonly path: string } | undefined>>;
  };
}

export interface StatusOptions {
  /** The only language to look at; all but the first one otherwise. */
  readonly locale?: string;
  /** End with 1 when there are orphans or broken entries. */
  readonly check: boolean;
  /** Print data instead of text. */
  readonly json: boolean;
  /** Record the hashes of what is translated and has none. */
  readonly update: boolean;
  /** Entries whose translation holds for the English text as it is now. */
  readonly accept: readonly string[];
}

/** What the command prints, and the code it ends with. */
export interface Outcome {
  readonly output: string;
  readonly exitCode: number;
}

interface Inspected {
  readonly entries: readonly Entry[];
  readonly hashes: Hashes;
  /** Whether the stored hashes were read without a finding, so that writing them anew loses nothing. */
  readonly hashesAreSound: boolean;
}

async function inspect(
  localeDir: string,
  locale: string,
  english: EnglishSite,
): Promise<Inspected> {
  const sources = await readLocale(localeDir, english);
  const { hashes, entries } = checkHashes(sources.hashes, sources.textFiles);
  const found = [
    ...sources.textFiles.flatMap((file) => textEntries(file, hashes)),
    ...(await pageEntries(sources.pages, locale, parseTrees)),
    ...entries,
  ];
  const isReported = (file: string) =>
    found.some((entry) => entry.file === file && entry.state === 'broken');
  // Such as parts of pages, which have no entries.
  const others = (await encodingProblems(localeDir)).filter(({ file }) => !isReported(file));
  return {
    hashes,
    hashesAreSound: entries.length === 0,
    entries: [
      ...found,
      ...others.map((other): Entry => ({ kind: 'pages', state: 'broken', ...other })),
    ],
  };
}

/** @throws when a language is asked for that the site doesn't have, or that isn't translated into */
function localesOf({ i18n }: Site, { locale, accept }: StatusOptions): readonly string[] {
  const locales = i18n.locales.filter((other) => other !== i18n.defaultLocale);
  if (locale !== undefined && !locales.includes(locale)) {
    throw new Error(`${locale} is none of the translations: ${locales.join(', ') || 'none yet'}.`);
  }
  const chosen = locale === undefined ? locales : [locale];
  if (accept.length > 0 && chosen.length !== 1) {
    throw new Error('Name the language of what you accept with --locale.');
  }
  return chosen;
}

async function reportOn(
  locale: string,
  { i18n, siteDir }: Site,
  english: EnglishSite,
  { update, accept }: StatusOptions,
): Promise<Report> {
  const folder = `${i18n.path}/${i18n.localeConfigs[locale]?.path ?? locale}`;
  const localeDir = path.resolve(siteDir, folder);
  const found = await inspect(localeDir, locale, english);
  const changes: readonly Change[] = [
    ...changesToAccept(found.entries, accept, folder),
    ...(update ? changesToUpdate(found.entries) : []),
  ];
  if (changes.length === 0) {
    return makeReport(locale, found.entries);
  }
  if (!found.hashesAreSound) {
    throw new Error(
      `Nothing was recorded for ${locale}: mend the stored hashes first; the report without --update and --accept names the places.`,
    );
  }
  await writeChanges(localeDir, found.hashes, changes);
  return makeReport(locale, (await inspect(localeDir, locale, english)).entries);
}

/**
 * @param extract gives the English texts that are in the code and the configuration
 * @throws when an option is wrong or an English file is broken; nothing is written then
 */
export async function runStatus(
  site: Site,
  options: StatusOptions,
  extract: () => Promise<Extracted>,
): Promise<Outcome> {
  const { siteDir, i18n } = site;
  const locales = localesOf(site, options);
  const extracted = await extract();
  const englishFolder = i18n.localeConfigs[i18n.defaultLocale]?.path ?? i18n.defaultLocale;
  const englishDir = path.resolve(siteDir, i18n.path, englishFolder);
  const english = await readEnglish(siteDir, englishDir, extracted);
  const reports: Report[] = [];
  for (const locale of locales) {
    reports.push(await reportOn(locale, site, english, options));
  }
  const text = reports.map(reportText).join('\n') || 'The site has one language: nothing to do.\n';
  const hasFaults = reports.some((report) => faultCount(report) > 0);
  return {
    output: options.json ? `${JSON.stringify(reports, null, 2)}\n` : text,
    exitCode: options.check && hasFaults ? 1 : 0,
  };
}
