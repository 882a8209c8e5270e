/** Names in inline code that the data grid doesn't have and that pages may write all the same, reviewed, with reasons. */

/** The file, from the root of the project. */
export const EXCEPTIONS_FILE = 'docs/identifiers.json';

export interface ExceptionGroup {
  /** Where the names come from. */
  readonly reason: string;
  readonly names: readonly string[];
}

function isGroup(value: unknown): value is ExceptionGroup {
  return (
    typeof value === 'object' &&
    value !== null &&
    'reason' in value &&
    typeof value.reason === 'string' &&
    value.reason.trim() !== '' &&
    'names' in value &&
    Array.isArray(value.names) &&
    value.names.every((name) => typeof name === 'string')
  );
}

/** @throws when the text holds something else */
export function parseExceptions(text: string): readonly ExceptionGroup[] {
  const value: unknown = JSON.parse(text);
  if (typeof value === 'object' && value !== null && 'groups' in value) {
    const { groups } = value;
    if (Array.isArray(groups) && groups.every(isGroup)) {
      return groups;
    }
  }
  throw new Error(`${EXCEPTIONS_FILE} must hold { "groups": [{ "reason": …, "names": [...] }] }.`);
}
