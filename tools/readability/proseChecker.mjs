// Reads a JSON list of texts from standard input and writes for each its problems and figures. A process of its own,
// since retext consists of ES modules, and commands and Jest load CommonJS.
import { readFileSync } from 'node:fs';
import { text as readAll } from 'node:stream/consumers';
import dictionary from 'dictionary-en';
import { toString } from 'nlcst-to-string';
import retextSpell from 'retext-spell';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { problemOf } from '../../plugins/content/mdx/mdxParser.mjs';
import { proseOf, sentencesOf } from './proseBlocks.mjs';

const rules = JSON.parse(readFileSync(new URL('rules.json', import.meta.url), 'utf8'));
/** No suggestions: each takes a second. */
const NO_SUGGESTIONS = -1;

/** The number of words of a sentence; code and names count as words. */
function wordsOf({ children }) {
  return children.filter(({ type }) => type === 'WordNode' || type === 'SourceNode').length;
}

/** The position of the word at an index of a sentence. */
function pointAt({ children, position }, index) {
  let point = position.start;
  let passed = 0;
  for (const node of children) {
    if (passed > index) {
      break;
    }
    point = node.position?.start ?? point;
    passed += toString(node).length;
  }
  return point;
}

/** Reports sentences with too many words. */
function retextSentenceLength({ max }) {
  return (tree, file) => {
    for (const sentence of sentencesOf(tree)) {
      const words = wordsOf(sentence);
      if (words > max) {
        const reason = `${words} words in one sentence, at most ${max}`;
        file.message(reason, sentence.position, 'readability:length');
      }
    }
  };
}

/** Reports words that have a better one. */
function retextTerms({ terms }) {
  const rows = Object.entries(terms).map(([pattern, advice]) => ({
    pattern: new RegExp(`(?<![\\w'-])(?:${pattern})(?![\\w-])`, 'gi'),
    advice,
  }));
  return (tree, file) => {
    for (const sentence of sentencesOf(tree)) {
      const words = toString(sentence).replaceAll('’', "'").replaceAll(/\s/g, ' ');
      for (const { pattern, advice } of rows) {
        for (const { 0: found, index } of words.matchAll(pattern)) {
          file.message(`"${found}": ${advice}`, pointAt(sentence, index), 'readability:term');
        }
      }
    }
  };
}

/** Reports names of code that have another name now, also in code. */
function retextFormerNames({ formerNames }) {
  const pattern = new RegExp(`\\b(?:${formerNames.join('|')})\\b`, 'g');
  return (_tree, file) => {
    const text = String(file);
    for (const { 0: found, index } of text.matchAll(pattern)) {
      const line = text.slice(0, index).split('\n').length;
      const point = { line, column: 1, offset: index };
      file.message(`"${found}": write the name that the code has now`, point, 'readability:term');
    }
  };
}

const checker = unified()
  .use(retextSpell, { dictionary, personal: rules.words.join('\n'), max: NO_SUGGESTIONS })
  .use(retextTerms, rules)
  .use(retextFormerNames, rules)
  .use(retextSentenceLength, { max: rules.maxSentenceWords })
  .freeze();

/** The sentence of the source around a point, in one line. */
function sentenceAround(tree, text, { offset }) {
  const sentence = sentencesOf(tree).findLast(
    ({ position: { start, end } }) => start.offset <= offset && offset <= end.offset,
  );
  const { start, end } = sentence?.position ?? {};
  return sentence ? text.slice(start.offset, end.offset).replaceAll(/\s+/g, ' ').trim() : '';
}

/** The number of all words, and that of each sentence in paragraphs and lists. */
function figuresOf(tree) {
  const paragraphs = tree.children.filter(({ data }) => data.kind === 'paragraph');
  return {
    words: sentencesOf(tree).reduce((sum, sentence) => sum + wordsOf(sentence), 0),
    sentences: paragraphs
      .flatMap(sentencesOf)
      .map(wordsOf)
      .filter((words) => words > 0),
  };
}

async function check({ text, format }) {
  const file = new VFile(text);
  const tree = proseOf(file, format);
  await checker.run(tree, file);
  const problems = file.messages
    .map((message) => ({
      line: message.line,
      rule: message.source === 'retext-spell' ? 'spelling' : message.ruleId,
      reason:
        message.source === 'retext-spell'
          ? `"${message.actual}": not in the dictionary of American English`
          : message.reason,
      sentence: sentenceAround(tree, text, message.place.start ?? message.place),
    }))
    .sort((one, other) => one.line - other.line);
  return { ...figuresOf(tree), problems };
}

const results = [];
for (const each of JSON.parse(await readAll(process.stdin))) {
  try {
    results.push(await check(each));
  } catch (error) {
    results.push({ failure: problemOf(error) });
  }
}
process.stdout.write(JSON.stringify(results));
