/**
 * Completes props of the components of a demo, their literal values, imports, and names of imports. What is at the cursor
 * is read from the editor's own syntax tree.
 */
import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  type CompletionSource,
  pickedCompletion,
  startCompletion,
} from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import type { EditorState, Text } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { SyntaxNode } from '@lezer/common';
import {
  type CompletionExport,
  type CompletionProp,
  literalsOf,
} from '../../../lib/code/completionData';

/** Loads what is completed with; each rejects when it can't be had. */
export interface CompletionLoader {
  readonly exports: () => Promise<readonly CompletionExport[]>;
  readonly propsOf: (found: CompletionExport) => Promise<readonly CompletionProp[]>;
}

/** What the cursor is in. */
export type CompletionPlace =
  | { readonly kind: 'specifier'; readonly from: number }
  | { readonly kind: 'import'; readonly from: number; readonly specifier: string }
  | {
      readonly kind: 'prop';
      readonly from: number;
      readonly component: string;
      /** Props that the element already has. */
      readonly present: ReadonlySet<string>;
    }
  | {
      readonly kind: 'value';
      readonly from: number;
      readonly component: string;
      readonly prop: string;
    };

const WORD = /[\w$-]*$/;

function ancestor(node: SyntaxNode | null, ...names: string[]): SyntaxNode | undefined {
  for (let current = node; current; current = current.parent) {
    if (names.includes(current.name)) {
      return current;
    }
  }
  return undefined;
}

const textOf = (doc: Text, { from, to }: SyntaxNode) => doc.sliceString(from, to);

/** Text between quotes; the closing one may not be there yet. */
function unquoted(text: string): string {
  return text.replace(/^['"]|['"]$/g, '');
}

/** The name that an element begins with. */
function nameOfTag(doc: Text, tag: SyntaxNode): string {
  const name = tag.getChild('JSXIdentifier') ?? tag.getChild('JSXMemberExpression');
  return name ? textOf(doc, name) : '';
}

function nameOfAttribute(doc: Text, attribute: SyntaxNode): string {
  const name = attribute.getChild('JSXIdentifier');
  return name ? textOf(doc, name) : '';
}

/** What stands at a position of the code. */
export function placeAt(state: EditorState, position: number): CompletionPlace | undefined {
  const { doc } = state;
  const node = syntaxTree(state).resolveInner(position, -1);
  const line = doc.lineAt(position);
  const word = WORD.exec(line.text.slice(0, position - line.from))?.[0] ?? '';
  const from = position - word.length;

  const declaration = ancestor(node, 'ImportDeclaration');
  if (declaration) {
    const source = declaration.getChild('String');
    if (node.name === 'String') {
      return { kind: 'specifier', from: node.from + 1 };
    }
    return source && ancestor(node, 'ImportGroup')
      ? { kind: 'import', from, specifier: unquoted(textOf(doc, source)) }
      : undefined;
  }

  const tag = ancestor(node, 'JSXSelfClosingTag', 'JSXOpenTag');
  const component = tag ? nameOfTag(doc, tag) : '';
  if (!tag || !/^[A-Z]/.test(component)) {
    return undefined;
  }
  const isText = node.name === 'JSXAttributeValue' || node.name === 'String';
  if (isText) {
    if (position === node.to && /.['"]$/.test(textOf(doc, node))) {
      return undefined;
    }
    const attribute = ancestor(node, 'JSXAttribute');
    const holder = node.name === 'String' ? node.parent?.name : 'JSXEscape';
    return attribute && holder === 'JSXEscape'
      ? { kind: 'value', from: node.from + 1, component, prop: nameOfAttribute(doc, attribute) }
      : undefined;
  }
  const inside = ancestor(
    node,
    'JSXEscape',
    'JSXSpreadAttribute',
    'JSXSelfClosingTag',
    'JSXOpenTag',
  );
  const nameEnd = tag.from + 1 + component.length;
  // Behind the end of the tag, or right behind a value, no prop begins.
  const isAfterSpace = /\s/.test(doc.sliceString(from - 1, from));
  if (inside?.from !== tag.from || from <= nameEnd || position > tag.to || !isAfterSpace) {
    return undefined;
  }
  const present = tag
    .getChildren('JSXAttribute')
    .filter((attribute) => attribute.from !== from)
    .map((attribute) => nameOfAttribute(doc, attribute));
  return { kind: 'prop', from, component, present: new Set(present) };
}

/** The exported name and the source of each imported name. */
export function importsIn(
  state: EditorState,
): ReadonlyMap<string, { readonly name: string; readonly specifier: string }> {
  const found = new Map<string, { name: string; specifier: string }>();
  const text = state.doc.toString();
  for (const [, clause = '', specifier = ''] of text.matchAll(
    /\bimport\s+(?:type\s+)?([^'";]+?)\s+from\s+['"]([^'"\n]+)['"]/g,
  )) {
    const [, whole, , group = ''] = /^([\w$]+)?(\s*,\s*)?(?:\{([^}]*)\})?/.exec(clause) ?? [];
    if (whole) {
      // The default export of a file of Material UI has the file's name.
      found.set(whole, { name: specifier.replace(/^.*\//, ''), specifier });
    }
    for (const part of group.split(',')) {
      const [, name, local = name] =
        /^\s*(?:type\s+)?([\w$]+)(?:\s+as\s+([\w$]+))?/.exec(part) ?? [];
      if (name && local) {
        found.set(local, { name, specifier });
      }
    }
  }
  return found;
}

/** The export behind a name in the code. */
function exportOf(
  state: EditorState,
  component: string,
  exports: readonly CompletionExport[],
): CompletionExport | undefined {
  const imported = importsIn(state).get(component);
  const name = imported?.name ?? component;
  const named = exports.filter((one) => one.name === name && one.part !== undefined);
  return named.find(({ specifiers }) => specifiers.includes(imported?.specifier ?? '')) ?? named[0];
}

/** Puts a prop with what its value stands in, and the cursor there. */
function applyProp({ name, type }: CompletionProp) {
  const isText = literalsOf(type).length > 0 || /^string\b/.test(type);
  const isFlag = /^boolean\b/.test(type);
  return (view: EditorView, completion: Completion, from: number, to: number) => {
    const hasValue = view.state.doc.sliceString(to, to + 1) === '=';
    const value = isFlag || hasValue ? '' : isText ? '=""' : '={}';
    view.dispatch({
      changes: { from, to, insert: name + value },
      selection: { anchor: from + name.length + (value ? 2 : 0) },
      annotations: pickedCompletion.of(completion),
      userEvent: 'input.complete',
    });
    if (isText && value) {
      startCompletion(view);
    }
  };
}

/** A short text below the entry that is chosen. */
function infoOf(text: string): Completion['info'] {
  return text ? text : undefined;
}

function propOptions(
  props: readonly CompletionProp[],
  present: ReadonlySet<string>,
): readonly Completion[] {
  return props
    .filter(({ name }) => !present.has(name))
    .map((prop) => ({
      label: prop.name,
      detail: prop.type,
      type: 'property',
      info: infoOf(prop.description),
      apply: applyProp(prop),
    }));
}

async function optionsAt(
  state: EditorState,
  place: CompletionPlace,
  loader: CompletionLoader,
): Promise<readonly Completion[]> {
  const exports = await loader.exports();
  if (place.kind === 'specifier') {
    const specifiers = new Set(exports.flatMap((one) => one.specifiers));
    return [...specifiers].map((label) => ({ label, type: 'namespace' }));
  }
  if (place.kind === 'import') {
    return exports
      .filter(({ specifiers }) => specifiers.includes(place.specifier))
      .map(({ name, part }) => ({ label: name, type: part === undefined ? 'function' : 'class' }));
  }
  const found = exportOf(state, place.component, exports);
  const props = found ? await loader.propsOf(found) : [];
  if (place.kind === 'prop') {
    return propOptions(props, place.present);
  }
  const prop = props.find(({ name }) => name === place.prop);
  return literalsOf(prop?.type ?? '').map((label, order) => ({
    label,
    type: 'enum',
    boost: -order,
    info: infoOf(prop?.description ?? ''),
  }));
}

/** The source for the editor. Where data can't be had, nothing is completed. */
export function apiCompletions(loader: CompletionLoader): CompletionSource {
  return async (context: CompletionContext): Promise<CompletionResult | null> => {
    const place = placeAt(context.state, context.pos);
    if (!place) {
      return null;
    }
    try {
      const options = await optionsAt(context.state, place, loader);
      const validFor = place.kind === 'specifier' ? /^[\w@/.-]*$/ : /^[\w$-]*$/;
      return options.length > 0 ? { from: place.from, options, validFor } : null;
    } catch {
      return null;
    }
  };
}
