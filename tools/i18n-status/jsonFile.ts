/** Reads the text of a JSON file of translations without giving up on what is odd in it. Knows no disk. */
import ts from 'typescript';
import { isRecord } from '../../src/lib/text/isRecord';

/** What a file holds, or why that can't be known. */
export type JsonFile =
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreadable'; readonly problem: string }
  | {
      readonly kind: 'read';
      readonly values: ReadonlyMap<string, unknown>;
      /** Keys that stand in the file more than once; the last one counts for Docusaurus. */
      readonly duplicates: ReadonlySet<string>;
    };

/** Keys that the outermost object of a JSON text has more than once; `JSON.parse` drops all but the last. */
function duplicatedKeys(text: string): ReadonlySet<string> {
  const root = ts.parseJsonText('translations.json', text).statements[0]?.expression;
  const seen = new Set<string>();
  const twice = new Set<string>();
  if (root && ts.isObjectLiteralExpression(root)) {
    for (const { name } of root.properties) {
      if (name && ts.isStringLiteral(name)) {
        (seen.has(name.text) ? twice : seen).add(name.text);
      }
    }
  }
  return twice;
}

/** A file from its text; a byte order mark at its start is allowed, as Docusaurus allows it. */
export function parseJsonFile(content: string): JsonFile {
  const text = content.replace(/^\uFEFF/, '');
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { kind: 'unreadable', problem: `is not valid JSON: ${reason}` };
  }
  return isRecord(parsed)
    ? { kind: 'read', values: new Map(Object.entries(parsed)), duplicates: duplicatedKeys(text) }
    : { kind: 'unreadable', problem: 'must hold an object: { "key": … }' };
}
