/**
 * Turns `<ApiReference src="./api.json" />` of a page into what shows the model. The page's own chunk holds what its table
 * of contents is made from, and its import statements; the rest comes as HTML (`pageLoader.ts`). The component is
 * imported by API pages only.
 */
import path from 'node:path';
import type { Expression, Identifier, Program } from 'estree';
import type { Root, RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { outlineOf } from '../../../src/lib/api/apiOutline';
import { highlight } from '../../../src/lib/code/highlight';
import { type PageFile, pageProblem } from '../../../src/lib/pages/pageProblem';
import { type ReadPageOptions, readModel } from './readPage';

const ELEMENT = 'ApiReference';
const MODULE = '@site/src/features/api-reference';

export type RemarkApiReferenceOptions = ReadPageOptions;

function identifier(name: string): Identifier {
  return { type: 'Identifier', name };
}

function call(callee: Expression, argument: Expression): Expression {
  return { type: 'CallExpression', callee, arguments: [argument], optional: false };
}

function statement(body: Program['body'][number]): MdxjsEsm {
  const estree: Program = { type: 'Program', sourceType: 'module', comments: [], body: [body] };
  return { type: 'mdxjsEsm', value: '', data: { estree } };
}

type Specifiers = Extract<Program['body'][number], { type: 'ImportDeclaration' }>['specifiers'];

function importOf(module: string, specifiers: Specifiers): MdxjsEsm {
  return statement({
    type: 'ImportDeclaration',
    specifiers,
    source: { type: 'Literal', value: module },
    attributes: [],
  });
}

function named(name: string): Specifiers[number] {
  return { type: 'ImportSpecifier', imported: identifier(name), local: identifier(name) };
}

function exportOf(name: string, init: Expression): MdxjsEsm {
  return statement({
    type: 'ExportNamedDeclaration',
    declaration: {
      type: 'VariableDeclaration',
      kind: 'const',
      declarations: [{ type: 'VariableDeclarator', id: identifier(name), init }],
    },
    specifiers: [],
    attributes: [],
  });
}

/** Data as text that the browser parses faster than the same as code. */
function data(value: unknown): Expression {
  const parse: Expression = {
    type: 'MemberExpression',
    object: identifier('JSON'),
    property: identifier('parse'),
    computed: false,
    optional: false,
  };
  return call(parse, { type: 'Literal', value: JSON.stringify(value) });
}

/** @throws for anything but one attribute `src` with the path of a file */
function srcOf({ attributes, children }: MdxJsxFlowElement): string {
  const [attribute] = attributes;
  if (
    attributes.length !== 1 ||
    children.length > 0 ||
    attribute?.type !== 'mdxJsxAttribute' ||
    attribute.name !== 'src' ||
    typeof attribute.value !== 'string' ||
    !/^\.\/[^/]+\.json$/.test(attribute.value)
  ) {
    throw new Error(`Write <${ELEMENT} src="./api.json" />, with a JSON file beside the page.`);
  }
  return attribute.value;
}

/** An attribute whose value is a variable of the page. */
function attributeOf(name: string, value: Identifier): MdxJsxAttribute {
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [{ type: 'ExpressionStatement', expression: value }],
  };
  return {
    type: 'mdxJsxAttribute',
    name,
    value: { type: 'mdxJsxAttributeValueExpression', value: value.name, data: { estree } },
  };
}

function isElement(node: RootContent): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && node.name === ELEMENT;
}

/** @throws when the element isn't alone: the table of contents knows its sections only */
function checkAlone(tree: Root, file: PageFile, element: MdxJsxFlowElement): void {
  const other = tree.children.find(
    (node) => node !== element && (node.type === 'heading' || isElement(node)),
  );
  if (other) {
    throw pageProblem(
      file,
      other,
      `A page with <${ELEMENT}> has no other <${ELEMENT}> and no heading of its own.`,
    );
  }
}

/** A remark plugin for `beforeDefaultRemarkPlugins`; pages without the element stay as they are. */
export function remarkApiReference(options: RemarkApiReferenceOptions) {
  return (tree: Root, file: PageFile): void => {
    const element = tree.children.find(isElement);
    if (!element) {
      return;
    }
    checkAlone(tree, file, element);
    try {
      const src = srcOf(element);
      const page = path.relative(options.siteDir, file.path ?? '').replaceAll('\\', '/');
      const model = readModel(path.posix.join(path.posix.dirname(page), src), options);
      const content = identifier('apiContent');
      element.attributes = [
        attributeOf('content', content),
        ...(model.kind === 'component'
          ? [{ type: 'mdxJsxAttribute' as const, name: 'isComponent', value: null }]
          : []),
        {
          type: 'mdxJsxAttribute',
          name: 'imports',
          value: highlight(model.imports.join('\n// or\n'), 'tsx'),
        },
      ];
      tree.children.unshift(
        importOf(MODULE, [named(ELEMENT), named('apiToc')]),
        importOf(`${src}?api-page`, [{ type: 'ImportDefaultSpecifier', local: content }]),
        // Docusaurus makes no table of contents for a page that exports one.
        exportOf('toc', call(identifier('apiToc'), data(outlineOf(model)))),
      );
    } catch (error) {
      throw pageProblem(file, element, error instanceof Error ? error.message : String(error));
    }
  };
}
