/** Finds what runs in a page without being loaded: inline scripts and handlers of events. Pure. */

/** Attributes, also with `>` in a quoted value. */
const ATTRIBUTES = String.raw`((?:"[^"]*"|'[^']*'|[^"'>])*)`;
const SCRIPT = new RegExp(String.raw`<script\b${ATTRIBUTES}>([^]*?)</script\s*>`, 'gi');
const TAG = new RegExp(String.raw`<[a-z][^\s>/"'=]*[\s/]${ATTRIBUTES}>`, 'gi');
const QUOTED = /"[^"]*"|'[^']*'/g;
const SOURCE = /(?:^|[\s/])src\s*=/i;
const TYPE = /(?:^|[\s/])type\s*=\s*["']?([^\s"'>]*)/i;
const HANDLER = /(?:^|[\s/])(on[a-z]+)\s*=/i;
/** Types of scripts that run; others hold data. */
const RUNS = /^(?:|module|text\/javascript|application\/javascript|speculationrules|importmap)$/i;

export interface InlineCode {
  /** The text of each script, as its hash is made of it. */
  readonly scripts: readonly string[];
  /** Names of attributes such as `onclick`, which no hash covers. */
  readonly handlers: readonly string[];
}

export function inlineCode(html: string): InlineCode {
  const scripts: string[] = [];
  const rest = html.replaceAll(SCRIPT, (_element, attributes: string, text: string) => {
    const [, type = ''] = TYPE.exec(attributes) ?? [];
    if (!SOURCE.test(attributes.replaceAll(QUOTED, '""')) && RUNS.test(type)) {
      scripts.push(text);
    }
    return `<script ${attributes}>`;
  });
  const handlers = [...rest.matchAll(TAG)].flatMap(([, attributes = '']) => {
    const [, name] = HANDLER.exec(attributes.replaceAll(QUOTED, '""')) ?? [];
    return name === undefined ? [] : [name];
  });
  return { scripts, handlers };
}
