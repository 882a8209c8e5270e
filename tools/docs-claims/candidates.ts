/** Finds by rule which statements of a page need proof: those that say what happens, not what to do. Pure. */
import { markedWords } from './markedWords';
import type { Statement } from './pageText';

/** Headings of sections that only lead elsewhere. */
const LEADING_ON = /^(?:next steps|see also)$/i;

/** Words that make a statement of a sentence whatever else stands in it. */
const ABSOLUTE =
  /\b(?:never|always|only|until|by default|the default|defaults? (?:to|is)|default|exactly|at most|at least|no longer|nothing|none|throws?|throwing|each time|every time|once|immediately|at once|again|undefined|null)\b|n't\b|\bcannot\b/i;

/** What happens without the advice of a sentence. */
const CONSEQUENCE = /[^.]\b(?:otherwise|or else)\b/i;

/** What things do on a page of a library, beside what `is` and `are` say with a participle. */
const BEHAVIOUR = new RegExp(
  `\\b(?:${[
    'accepts?|adds?|allows?|announces?|answers?|appears?|applies|apply|asks?|begins?|blocks?|calls?|cancels?|changes?',
    'clears?|closes?|collapses?|comes?|compares?|contains?|converts?|copies|copy|counts?|covers?|creates?|decides?|deletes?',
    'deselects?|disables?|disappears?|does|do|draws?|drops?|edits?|empties|enables?|ends?|exists?|expands?|expects?|exports?',
    'fails?|fills?|filters?|fires?|fits?|focus(?:es)?|follows?|formats?|gets?|gives?|goes|go|groups?|grows?|happens?|has|have',
    'hides?|holds?|ignores?|imports?|inherits?|jumps?|keeps?|lacks?|leads?|leaves?|lets?|limits?|lists?|loads?|locks?|logs?|loses?',
    'makes?|marks?|matches|match|means?|measures?|merges?|mounts?|moves?|names?|needs?|offers?|opens?|overrides?|owns?|parses?|passes|pass',
    'picks?|pins?|prevents?|prints?|puts?|reads?|receives?|refers?|registers?|rejects?|reloads?|remains?|removes?|renders?|replaces?',
    'reports?|requires?|resets?|resizes?|resolves?|restores?|returns?|reverses?|rounds?|runs?|saves?|says?|scrolls?|searches|search',
    'selects?|sends?|sets?|shifts?|shows?|shrinks?|skips?|sorts?|spans?|spreads?|stands?|starts?|stays?|stops?|stores?|stretches|submits?',
    'supports?|takes?|tells?|toggles?|treats?|triggers?|turns?|types?|unmounts?|updates?|uses?|validates?|waits?|warns?|wins?|works?|wraps?|writes?',
  ].join('|')})\\b|\\b(?:is|are|was|be|becomes?)\\b`,
  'i',
);

/** What may precede the verb of advice: a word, or a subordinate clause or phrase up to its comma. */
const INTRODUCTION = `(?:${[
  '(?:then|so|also|therefore|instead|in that case|otherwise|please|there),? ',
  '(?:to|for|if|when|where|with|from|in) [^,]+,? ',
  '(?:after|as|at|because|before|besides|by|on|once|since|unless|until|while|without) [^,:;]+, ',
].join('|')})?`;

/** First words of sentences that tell the reader what to do. */
const VERBS = [
  "add|adjust|always|apply|ask|assign|avoid|await|be|begin|build|call|cast|catch|change|check|choose|click|collect|combine|compare|compute|connect|consider|control|convert|copy|create|decide|declare|define|derive|disable|do|don't|drag|drop",
  'enable|explain|export|extend|fetch|fill|find|fix|follow|format|give|go|group|guard|handle|hide|hold|import|include|install|keep|leave|let|limit|link|list|listen|load|look|make|mark|measure|memoi[sz]e|mend|migrate|mind|mount|move|name|never|notice|offer|omit|open|override',
  'pair|pass|pick|place|prefer|press|prevent|provide|put|raise|read|register|remember|remove|rename|render|repeat|replace|request|reserve|reset|resize|restore|return|reuse|review|rewrite|run|save|say|scroll|see|select|send|set|share|show|skip|sort|split|spread|start|stop|store|subscribe|switch',
  'take|tell|test|think|throw|treat|try|turn|type|unsubscribe|update|upgrade|use|validate|verify|wait|watch|wrap|write',
].join('|');

/** Verbs that are nouns as often: only what follows tells. */
const NOUNS_TOO = 'aggregate|answer|count|edit|filter|focus|label|log|pin|round|zoom';
const OBJECT =
  '(?= (?:a|all|an|as|at|both|by|each|every|fewer|for|from|in|it|its|less|more|no|on|one|only|that|the|them|these|this|those|to|two|with|your)\\b)';

const ADVICE = new RegExp(`^${INTRODUCTION}(?:(?:${VERBS})\\b|(?:${NOUNS_TOO})${OBJECT})`, 'i');

/** What a sentence without code speaks of when it tells what happens. */
const SUBJECT = new RegExp(
  `^(?:(?:then|so|but|and|after that|by itself|on (?:the )?[^,]+,|in [^,]+,|with [^,]+,|without [^,]+,|while [^,]+,|when [^,]+,|if [^,]+,) )?(?:it|they|this|that|both|people|(?:(?:the|a|an|each|every|all|other|their|your|its) )?(?:[\\w-]+ ){0,2}(?:${[
    'grids?|charts?|trees?|pickers?|fields?|calendars?|clocks?|series|ax[ei]s|legends?|tooltips?|bars?|lines?|slices?|marks?|labels?|items?|views?|popups?|dialogs?',
    'rows?|columns?|cells?|headers?|groups?|menus?|panels?|toolbars?|footers?|overlays?|filters?|buttons?|checkbox(?:es)?|models?|values?|sections?|events?|callbacks?',
    'functions?|methods?|hooks?|slots?|props?|components?|options?|answers?|errors?|requests?|sources?|operators?|pages?|dates?|keys?|ids?|validators?|comparisons?',
  ].join('|')}))\\b`,
  'i',
);

/** Why a statement needs proof. */
export type Reason =
  | 'row of a table'
  | 'row for a browser'
  | 'warning'
  | 'absolute'
  | 'number'
  | 'behaviour of code'
  | 'behaviour';

/** @param words with marks in place of code, which can be the subject */
function isAdvice(words: string): boolean {
  return ADVICE.test(words.trim());
}

/** A number that isn't part of a name or a version of something else. */
function hasNumber(prose: string): boolean {
  const withoutVersions = prose.replace(
    /(?:UI|React|MUI X|Next\.js|Node\.js|WCAG) v?\d[\d.]*/g,
    '',
  );
  return /(?<![\w.-])\d+(?:[.,]\d+)*(?![\w-])/.test(withoutVersions);
}

/** Whether a sentence of advice also says what happens, behind a colon or a semicolon. */
function tellsWhy(words: string): boolean {
  return words
    .split(/[:;] /)
    .slice(1)
    .some(
      (clause) =>
        !isAdvice(clause) &&
        (BEHAVIOUR.test(clause) || /n't\b|\b(?:never|throws?)\b/.test(clause)) &&
        /(?:\S+ ){3}/.test(clause),
    );
}

/** A sentence that only says which plan a name needs: that is compared with the model of the API. */
const PLAN = /^\s*(?:,|and|\s)*(?:(?:needs?|requires?) (?:Pro|Premium)|\((?:Pro|Premium)\))\.?$/;

/** Why a statement needs proof; `undefined` when it needs none. */
export function reasonOf(statement: Statement): Reason | undefined {
  const { words, prose, codes, leadsOn, hasKey, isWarning, kind, section, a11yTable } = statement;
  if (a11yTable) {
    return 'row for a browser';
  }
  if (
    LEADING_ON.test(section) ||
    (leadsOn && codes.length === 0) ||
    (codes.length === 1 && PLAN.test(prose))
  ) {
    return undefined;
  }
  if (kind === 'row') {
    return 'row of a table';
  }
  if (/[:?]$/.test(words) || !/[a-z]/i.test(prose)) {
    return undefined;
  }
  const marked = markedWords(statement);
  if (isAdvice(marked)) {
    return CONSEQUENCE.test(marked) || tellsWhy(marked) ? 'absolute' : undefined;
  }
  if (isWarning) {
    return 'warning';
  }
  if (ABSOLUTE.test(prose)) {
    return 'absolute';
  }
  if (hasNumber(prose)) {
    return 'number';
  }
  if ((codes.length > 0 || hasKey) && BEHAVIOUR.test(prose)) {
    return 'behaviour of code';
  }
  return SUBJECT.test(prose.trim()) && BEHAVIOUR.test(prose) ? 'behaviour' : undefined;
}

/** The statements of a page that need proof. */
export function candidatesOf(statements: readonly Statement[]): readonly Statement[] {
  return statements.filter((statement) => reasonOf(statement) !== undefined);
}
