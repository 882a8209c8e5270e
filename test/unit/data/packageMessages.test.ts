/** Asks the installed packages whether the table of their messages is what they throw and log. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { MESSAGES_FOR_NOBODY, PACKAGE_MESSAGES } from '../../../src/data/packageMessages';
import { siteData } from '../search/siteSearch';

const PACKAGES = path.join(__dirname, '../../../node_modules/@mui');

/** Other builds of the same code, and what isn't code. */
const LEFT_OUT = new Set(['esm', 'modern', 'node_modules', 'locales']);

/** How a message begins. */
const BEGIN = /^(?:MUI\b.{12}|The parent DOM element)/;

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      return LEFT_OUT.has(entry.name) ? [] : filesBelow(file);
    }
    return file.endsWith('.js') ? [file] : [];
  });
}

/** What a literal says; `{}` stands for what is put in. */
function literalText(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) {
    return node.text;
  }
  return ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{}')
    : undefined;
}

function messagesOf(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  if (!/['"`](?:MUI\b|The parent DOM)/.test(text)) {
    return [];
  }
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const begin = literalText(node);
    if (begin !== undefined && BEGIN.test(begin)) {
      const { parent } = node;
      const parts = ts.isArrayLiteralExpression(parent)
        ? parent.elements.map((element) => literalText(element) ?? '{}')
        : [begin];
      found.push(parts.join(' '));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found;
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const known = Object.values(PACKAGE_MESSAGES).flat();
const found = readdirSync(PACKAGES)
  .filter((name) => name.startsWith('x-') && name !== 'x-data-grid-generator')
  .flatMap((name) => filesBelow(path.join(PACKAGES, name)))
  .flatMap(messagesOf)
  .map(plain);

test('the packages have each message of the table', () => {
  expect(known.filter((text) => !found.some((message) => message.startsWith(text)))).toEqual([]);
});

test('the table has each message of the packages', () => {
  const listed = [...known, ...MESSAGES_FOR_NOBODY];
  expect(found.length).toBeGreaterThan(100);
  expect(found.filter((message) => !listed.some((text) => message.startsWith(text)))).toEqual([]);
});

test('each message leads to a section that exists', async () => {
  const { messages } = await siteData('en');
  expect(known.filter((text) => !messages.some((message) => message.text === text))).toEqual([]);
}, 60_000);
