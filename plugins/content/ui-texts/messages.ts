/** Reads the English texts of the user interface from the sources of its dictionary, `src/features/i18n/dictionary`. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Folder of the dictionary, from the root of the project. */
export const DICTIONARY = 'src/features/i18n/dictionary';

/** A text as it is written in a file. */
export interface Message {
  readonly id: string;
  readonly message: string;
  /** Line of the text, counted from 1. */
  readonly line: number;
}

/** The value of a property, if both are literal. */
function propertyOf(object: ts.ObjectLiteralExpression, name: string) {
  for (const property of object.properties) {
    if (
      ts.isPropertyAssignment(property) &&
      ts.isIdentifier(property.name) &&
      property.name.text === name &&
      ts.isStringLiteralLike(property.initializer)
    ) {
      return property.initializer;
    }
  }
  return undefined;
}

/** The texts of all `translate({ id, message })` in a file, in its order. */
export function messagesIn(file: string, code: string): readonly Message[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TS);
  const found: Message[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const id = propertyOf(node, 'id');
      const message = propertyOf(node, 'message');
      if (id && message) {
        const { line } = source.getLineAndCharacterOfPosition(message.getStart(source));
        found.push({ id: id.text, message: message.text, line: line + 1 });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The English texts of the whole dictionary, by their ids. */
export function readDictionary(): ReadonlyMap<string, string> {
  const folder = path.join(__dirname, '../../..', DICTIONARY);
  const messages = readdirSync(folder).flatMap((file) =>
    messagesIn(file, readFileSync(path.join(folder, file), 'utf8')),
  );
  return new Map(messages.map(({ id, message }) => [id, message]));
}
