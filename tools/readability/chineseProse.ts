/** Checks Chinese texts with the glossary and the rules of `i18n/zh/README.md`. Pure. */
import type { Nodes, Root } from 'mdast';
import { walk } from '../../src/lib/text/syntaxTree';

/** A row of the glossary. */
export interface GlossaryTerm {
  readonly english: string;
  readonly chinese: string;
  /** Other translations, which the check reports. */
  readonly avoided: readonly string[];
}

/** A piece of text, and its line in the file, from 1. */
export interface ChineseText {
  readonly text: string;
  readonly line: number;
}

export interface ChineseProblem {
  readonly line: number;
  readonly reason: string;
  /** The text that has the problem. */
  readonly text: string;
}

/** `- tooltip：提示框（不写：工具提示、气泡）` */
const GLOSSARY_ROW = /^- (?<english>[^：]+)：(?<chinese>[^（]+)(?:（不写：(?<avoided>[^）]+)）)?$/;

/**
 * Reads the glossary: the list of the last section of the README.
 * @throws for a row of another form
 */
export function parseGlossary(readme: string): readonly GlossaryTerm[] {
  const [, section = ''] = readme.split('\n## 术语\n');
  return section
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => {
      const { english, chinese, avoided } = GLOSSARY_ROW.exec(line)?.groups ?? {};
      if (english === undefined || chinese === undefined) {
        throw new Error(
          `i18n/zh/README.md: "${line}" isn't a row of the glossary. Write: - english：中文（不写：词、词）`,
        );
      }
      return { english, chinese, avoided: avoided?.split('、') ?? [] };
    });
}

const HAN = '\\p{Script=Han}';

/** What `## 书写` of the README asks for, as what breaks it. */
const WRITING_RULES: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [/您/gu, '写“你”'],
  [new RegExp(`${HAN}[A-Za-z0-9]|[A-Za-z0-9]${HAN}`, 'gu'), '中间留一个半角空格'],
  [new RegExp(`${HAN}[,;:?!]|[,;:?!]${HAN}`, 'gu'), '使用全角标点'],
  [/ [，。；：？！、）]|[，。；：？！、（] /gu, '全角标点两侧不留空格'],
  [new RegExp(`${HAN}["']|["']${HAN}`, 'gu'), '引号用“ ”'],
];

/** The problems of texts of one file, in their order. */
export function chineseProblems(
  texts: readonly ChineseText[],
  glossary: readonly GlossaryTerm[],
): readonly ChineseProblem[] {
  return texts.flatMap(({ text, line }) => [
    ...glossary.flatMap(({ english, chinese, avoided }) =>
      avoided
        .filter((word) => text.includes(word))
        .map((word) => ({ line, reason: `“${word}”：${english} 译作“${chinese}”`, text })),
    ),
    ...WRITING_RULES.flatMap(([pattern, advice]) =>
      Array.from(text.matchAll(pattern), ([found]) => ({
        line,
        reason: `“${found}”：${advice}`,
        text,
      })),
    ),
  ]);
}

/** What replaces inline code and elements without text: a word in Latin letters. */
const CODE = 'code';

/** Separates bold text from what follows: Markdown needs a space between its punctuation and the next word. */
const END_OF_BOLD = '\u2060';

function wordsOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (
    node.type === 'inlineCode' ||
    (node.type === 'mdxJsxTextElement' && node.children.length === 0)
  ) {
    return CODE;
  }
  const words = 'children' in node ? node.children.map(wordsOf).join('') : '';
  return node.type === 'strong' ? `${words}${END_OF_BOLD}` : words;
}

/** The texts of a page that a reader sees, without code. */
export function chineseTexts(tree: Root): readonly ChineseText[] {
  const texts: ChineseText[] = [];
  walk(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      texts.push({ text: wordsOf(node).trim(), line });
    }
    if (node.type === 'yaml') {
      const lines = node.value.split('\n');
      const index = lines.findIndex((one) => one.startsWith('description: '));
      if (index !== -1) {
        texts.push({
          text: lines[index]?.slice('description: '.length) ?? '',
          line: line + index + 1,
        });
      }
    }
    if (node.type === 'mdxJsxFlowElement') {
      for (const attribute of node.attributes) {
        if (
          'name' in attribute &&
          attribute.name === 'summary' &&
          typeof attribute.value === 'string'
        ) {
          texts.push({ text: attribute.value, line });
        }
      }
    }
  });
  return texts;
}
