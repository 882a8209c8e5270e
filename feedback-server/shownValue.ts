/** How messages show what an operator has set: a value in the wrong place may be a password, or an address with one. */

/** What addresses and settings of databases have, and no other value needs. */
const MAY_BE_SECRET = /[@=]|postgres|jdbc|passw|pwd|secret/i;

/** Characters that show as nothing, or as spaces. */
export const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Longer ones are no mistyped number or address. */
const LENGTH_MAX = 200;

/** @returns the value in quotes, or words that say why it isn't shown */
export function shownValue(text: string): string {
  return text.length > LENGTH_MAX || MAY_BE_SECRET.test(text) || INVISIBLE.test(text)
    ? 'a value that may contain a password, and so is not shown'
    : `"${text}"`;
}
