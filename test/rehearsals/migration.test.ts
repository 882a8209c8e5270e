/**
 * Apps that were upgraded by a migration guide and nothing else: each compiles with its own packages and not with those
 * of the other side, and shows the same.
 *
 * @jest-environment jsdom
 */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { act, cleanup, render } from '@testing-library/react';
import { createElement, type ComponentType } from 'react';
import ts from 'typescript';
import { guideName, MIGRATION_GUIDES } from '../../tools/migration/guides';
import { installPackages } from '../../tools/migration/installPackages';

const ROOT = path.join(__dirname, '../..');
const FIXTURES = path.join(ROOT, 'test/fixtures/migration');
/** The sections of a date or a time, each of which is an element. */
const SECTIONS = '.MuiPickersSectionList-root';
/** Marks of direction, which nobody sees. */
const MARKS = /[\u200E\u200F\u2066-\u2069]/g;
/** What licensed packages print without a key. */
const NO_LICENSE = /^\*+$|MUI X|licen[cs]e/i;

type Side = 'before' | 'after';

/** Copies an app to where the packages of a root are found first, as written and as scripts that Node.js can run. */
function stage(name: string, side: Side, root: string): string {
  const folder = path.join(root, 'node_modules/.cache/rehearsals', name, side);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(path.join(FIXTURES, name, side))) {
    const text = readFileSync(path.join(FIXTURES, name, side, file), 'utf8');
    const { outputText } = ts.transpileModule(text, {
      fileName: file,
      compilerOptions: {
        module: ts.ModuleKind.CommonJS,
        target: ts.ScriptTarget.ES2022,
        jsx: ts.JsxEmit.ReactJSX,
        esModuleInterop: true,
      },
    });
    writeFileSync(path.join(folder, file), text);
    writeFileSync(path.join(folder, file.replace(/\.tsx?$/, '.js')), outputText);
  }
  return folder;
}

/** What the compiler says of a staged app, in the site's settings. */
function errorsIn(folder: string): readonly string[] {
  const file = path.join(ROOT, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, (name) => ts.sys.readFile(name)) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, compilerOptions: { ...config.compilerOptions, types: [], incremental: false } },
    { ...ts.sys, readDirectory: () => [] },
    ROOT,
  );
  const sources = readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(folder, name));
  return ts
    .getPreEmitDiagnostics(ts.createProgram(sources, options))
    .map(
      ({ file, code, messageText }) =>
        `${path.basename(file?.fileName ?? '')} TS${code}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
}

/** The texts that a reader sees, each once: a label may have moved, and a date may have become sections, which are one text. */
async function textsOf(folder: string): Promise<readonly string[]> {
  const { default: App } = jest.requireActual<{ default: ComponentType }>(
    path.join(folder, 'App.js'),
  );
  const { container } = render(createElement(App));
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const isSeen = (element: Element | null) =>
    !element?.closest('style, [aria-hidden="true"], .MuiBadge-invisible');
  const texts = [
    ...[...container.querySelectorAll<HTMLInputElement>('input[type=text]')]
      .filter(isSeen)
      .map(({ value }) => value),
    ...[...container.querySelectorAll(SECTIONS)].map(({ textContent }) => textContent ?? ''),
  ];
  while (walker.nextNode()) {
    const { parentElement } = walker.currentNode;
    if (isSeen(parentElement) && !parentElement?.closest(SECTIONS)) {
      texts.push(walker.currentNode.textContent ?? '');
    }
  }
  cleanup();
  return [
    ...new Set(texts.map((text) => text.replaceAll(MARKS, '').trim()).filter(Boolean)),
  ].sort();
}

describe.each(readdirSync(FIXTURES))('the rehearsal of %s', (name) => {
  const guide = MIGRATION_GUIDES.find((each) => guideName(each) === name);
  if (!guide) {
    throw new Error(`No guide is called ${name}.`);
  }
  const roots = {
    before: installPackages(ROOT, guide.from),
    after: installPackages(ROOT, guide.to),
  };

  it('compiles with the packages of its side', () => {
    expect(errorsIn(stage(name, 'before', roots.before))).toEqual([]);
    expect(errorsIn(stage(name, 'after', roots.after))).toEqual([]);
  }, 240_000);

  it('stops the compiler until it is upgraded', () => {
    expect(errorsIn(stage(name, 'before', roots.after))).not.toEqual([]);
  }, 240_000);

  it('shows the same afterwards, without a message', async () => {
    const messages: unknown[] = [];
    for (const kind of ['error', 'warn'] as const) {
      jest.spyOn(console, kind).mockImplementation((...args: unknown[]) => {
        if (!NO_LICENSE.test(String(args[0]))) {
          messages.push(args);
        }
      });
    }
    const before = await textsOf(stage(name, 'before', roots.before));
    expect(before).not.toEqual([]);
    messages.length = 0;
    expect(await textsOf(stage(name, 'after', roots.after))).toEqual(before);
    expect(messages).toEqual([]);
    jest.restoreAllMocks();
  }, 120_000);
});
