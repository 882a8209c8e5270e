/** The rules for the front matter of a translated page, whatever the English one has. Pure. */
import { descriptionProblem } from '../../../src/lib/pages/pageTexts';

export type FrontMatter = Readonly<Record<string, unknown>>;

/** What a translation leaves out of its front matter, and where it stands. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  title: 'titles.json has it',
  keywords: 'keywords.json has them',
  tabs: 'the English page has it',
  components: 'the English page has it',
  stylesheets: 'the English page has it',
  redirects: 'the English page has it',
};

/** Front matter that a translator writes anew; all else stays as it is in English. */
const TRANSLATED: readonly string[] = [
  'description',
  'sidebar_label',
  'pagination_label',
  'source_hash',
];

/** Whether a line of front matter is the same in English and in a translation. */
export function isShared(key: string): boolean {
  return !TRANSLATED.includes(key) && !Object.hasOwn(LEFT_OUT, key);
}

/**
 * The rules that the front matter of a translation breaks, as half sentences about the page.
 * @param language of the translation
 */
export function frontMatterFaults(frontMatter: FrontMatter, language: string): readonly string[] {
  const leftOut = Object.entries(LEFT_OUT)
    .filter(([key]) => frontMatter[key] !== undefined)
    .map(([key, place]) => `must leave \`${key}\` out of its front matter: ${place}`);
  const { source_hash: hash, description } = frontMatter;
  const rule = descriptionProblem(description, language)?.replace(/\.$/, '');
  return [
    ...leftOut,
    ...(hash !== undefined && typeof hash !== 'string'
      ? ['has a `source_hash` that is not a hash in quotes']
      : []),
    ...(rule === undefined ? [] : [`breaks a rule in its front matter: ${rule}`]),
  ];
}
