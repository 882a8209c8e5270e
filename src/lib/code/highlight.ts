/**
 * Turns code into escaped HTML with Prism's class names, at build time: the colours come from a style sheet,
 * and browsers never load a highlighter. It knows nothing of pages; callers add where the code stands.
 */
import { escapeHtml } from '../text/escapeHtml';
import { Prism } from './prism';
// Adds itself to the global that `./prism` set: it must come after that import.
import 'prismjs/components/prism-bash';

export { escapeHtml };

type Grammar = Parameters<typeof Prism.tokenize>[1];
type TokenStream = InstanceType<typeof Prism.Token>['content'];

/** Only whole lines with `+` or `-` in front count: a line of JSX that begins with `<` is not a removal. */
const DIFF: Grammar = {
  coord: /^(?:@@ .*|\+{3} .*|-{3} .*)$/m,
  deleted: /^-.*$/m,
  inserted: /^\+.*$/m,
};

/** Languages of code fences, and the grammar that colours them; `text` has none. */
const GRAMMARS = {
  bash: 'bash',
  css: 'css',
  diff: 'diff',
  html: 'markup',
  markup: 'markup',
  javascript: 'jsx',
  js: 'jsx',
  jsx: 'jsx',
  json: 'json',
  typescript: 'typescript',
  ts: 'typescript',
  tsx: 'tsx',
  yaml: 'yaml',
  text: undefined,
} as const satisfies Readonly<Record<string, string | undefined>>;

/** A language that `highlight` takes. */
export type Language = keyof typeof GRAMMARS;

/** All languages that `highlight` takes, for messages. */
export const LANGUAGES: readonly string[] = Object.keys(GRAMMARS);

function isLanguage(language: string): language is Language {
  return Object.hasOwn(GRAMMARS, language);
}

function toHtml(tokens: TokenStream): string {
  if (typeof tokens === 'string') {
    return escapeHtml(tokens);
  }
  if (Array.isArray(tokens)) {
    return tokens.map(toHtml).join('');
  }
  const inner = toHtml(tokens.content);
  if (tokens.type === 'plain-text') {
    return inner;
  }
  const classes = ['token', tokens.type].concat(tokens.alias ?? []).join(' ');
  return `<span class="${classes}">${inner}</span>`;
}

/**
 * The code as HTML for the inside of `<code>`.
 * @throws for a language that isn't in {@link LANGUAGES}; the message says what to write instead
 */
export function highlight(code: string, language: string): string {
  if (language === 'sh') {
    throw new Error('The language "sh" is not supported. Use bash instead.');
  }
  if (!isLanguage(language)) {
    throw new Error(
      `The language "${language}" is not supported. Use one of ${LANGUAGES.join(', ')}.`,
    );
  }
  const name = GRAMMARS[language];
  if (name === undefined) {
    return escapeHtml(code);
  }
  const grammar = name === 'diff' ? DIFF : Prism.languages[name];
  if (!grammar) {
    throw new Error(`Prism has no grammar "${name}", which "${language}" needs.`);
  }
  // The JSX grammars mark their plain text in a hook after tokenizing.
  const env = { code, grammar, language: name, tokens: [] as ReturnType<typeof Prism.tokenize> };
  Prism.hooks.run('before-tokenize', env);
  env.tokens = Prism.tokenize(env.code, env.grammar);
  Prism.hooks.run('after-tokenize', env);
  return toHtml(env.tokens);
}
