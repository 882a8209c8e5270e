/**
 * Names of code in plain texts. They are what they are in every language, so translators have to leave them alone:
 * `translate="no"`. Pure.
 */
import { escapeHtml } from './escapeHtml';

/** A package, or a word with a capital letter inside of it, with what follows after dots: `slotProps.legend`. */
const NAMES = /@mui\/[\w-]+|(?<![\w$@/-])(?=[A-Za-z])\w*?[a-z\d][A-Z]\w*(?:\.\w+)*/.source;

/**
 * The parts of a text, of which those with an odd index are names of code.
 * @param name a further name, which needn't look like one: `Toolbar`
 */
export function splitNames(text: string, name?: string): readonly string[] {
  return text.split(new RegExp(name ? `(${NAMES}|\\b${name}\\b)` : `(${NAMES})`));
}

/** Whether a text has names of code in it. */
export function hasNames(text: string): boolean {
  return splitNames(text).length > 1;
}

/** HTML of a text in which names of code are kept from being translated. */
export function namesHtml(text: string): string {
  return markNames(escapeHtml(text));
}

/** The same of a text that is escaped already: no name has a character that would be. */
export function markNames(escaped: string): string {
  return splitNames(escaped)
    .map((part, index) => (index % 2 === 1 ? `<span translate="no">${part}</span>` : part))
    .join('');
}
