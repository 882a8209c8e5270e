/** Finds the Chinese texts that the prose check reads. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseTrees } from '../../plugins/content/mdx/parseTrees';
import { type ChineseText, chineseProblems, chineseTexts, parseGlossary } from './chineseProse';

const FOLDER = 'i18n/zh';
/** Messages of the user interface, and titles of pages. */
const MESSAGE_FILES = ['code.json', 'titles.json'];

interface ChineseFile {
  /** From the root of the project, with `/`. */
  readonly file: string;
  readonly texts: readonly ChineseText[];
}

function readPages(siteDir: string): readonly ChineseFile[] {
  const files = readdirSync(path.join(siteDir, FOLDER), { recursive: true, encoding: 'utf8' })
    .map((file) => `${FOLDER}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.mdx'))
    .sort();
  const trees = parseTrees(files.map((file) => readFileSync(path.join(siteDir, file), 'utf8')));
  return files.map((file, index) => {
    const parsed = trees[index];
    if (!parsed || 'problem' in parsed) {
      throw new Error(`${file} can't be parsed: ${parsed?.problem ?? 'no tree'}`);
    }
    return { file, texts: chineseTexts(parsed.tree) };
  });
}

/** A message is in one line: `"message": "…"`, or `"/x/…": "…"`. Placeholders are no text. */
function readMessages(siteDir: string): readonly ChineseFile[] {
  return MESSAGE_FILES.map((name) => {
    const file = `${FOLDER}/${name}`;
    const lines = readFileSync(path.join(siteDir, file), 'utf8').split('\n');
    const texts = lines.flatMap((line, index) => {
      const [, value] = /^\s*"[^"]+": (".*"),?$/.exec(line) ?? [];
      return value === undefined
        ? []
        : [{ text: String(JSON.parse(value)).replaceAll(/\{\w+\}/g, '…'), line: index + 1 }];
    });
    return { file, texts };
  });
}

/**
 * Where Chinese texts leave the glossary or the rules of writing: `i18n/zh/…:12: …`, and the text below.
 * @param siteDir root of the project
 * @throws when a page can't be parsed, or a row of the glossary can't be read
 */
export function readChineseProblems(siteDir: string): readonly string[] {
  const glossary = parseGlossary(readFileSync(path.join(siteDir, FOLDER, 'README.md'), 'utf8'));
  return [...readPages(siteDir), ...readMessages(siteDir)].flatMap(({ file, texts }) =>
    chineseProblems(texts, glossary).map(
      ({ line, reason, text }) => `${file}:${line}: ${reason}\n    ${text}`,
    ),
  );
}
