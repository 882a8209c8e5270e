/**
 * Turns `<ApiReference src="./api.json" />` of a page into what the browser shows: the model goes into the page's own
 * chunk, with its texts as HTML. The component is imported by API pages only, and makes the table of contents too.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Expression, Identifier, Program } from 'estree';
import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { pathOfApiName } from '../../../src/lib/api/apiModel';
import type { ApiPage } from '../../../src/lib/api/apiPage';
import { inVersion } from '../../../src/lib/pages/versionedPaths';
import { SOURCE_LANGUAGE } from '../../../src/lib/text/dictionary';
import { type PageFolders, locationOfFile } from '../../../src/lib/pages/pageFiles';
import { type PageFile, pageProblem } from '../../../src/lib/pages/pageProblem';
import { parseApiModel } from '../../../src/lib/api/parseApiModel';
import { preparePage } from './preparePage';
import { createMarkdownRenderer } from './renderMarkdown';

const ELEMENT = 'ApiReference';
const MODULE = '@site/src/features/api-reference';

export interface RemarkApiReferenceOptions {
  /** Root of the project. */
  readonly siteDir: string;
  readonly folders: PageFolders;
  /** The language of the build. */
  readonly language: string;
  /** The pages of a version by their paths, and their titles in that language. */
  readonly pages: {
    readonly hasPage: (path: string, version: string | undefined) => boolean;
    readonly titleOf: (path: string, version: string | undefined) => Promise<string>;
  };
  /** Address of the packages' repository, in which each release is a tag: `v8.10.2`. */
  readonly repository: string;
}

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

function importOf(...names: readonly string[]): MdxjsEsm {
  return statement({
    type: 'ImportDeclaration',
    specifiers: names.map((name) => ({
      type: 'ImportSpecifier',
      imported: identifier(name),
      local: identifier(name),
    })),
    source: { type: 'Literal', value: MODULE },
    attributes: [],
  });
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

/**
 * Reads what the page shows.
 * @throws when the file is missing or is no model, and when it names a page that doesn't exist
 */
async function readPage(
  src: string,
  file: PageFile,
  { siteDir, folders, language, pages, repository }: RemarkApiReferenceOptions,
): Promise<ApiPage> {
  const page = path.relative(siteDir, file.path ?? siteDir).replaceAll('\\', '/');
  const name = path.posix.join(path.posix.dirname(page), src);
  if (!existsSync(path.join(siteDir, name))) {
    throw new Error(`<${ELEMENT} src="${src}"> leads to no file: ${name} does not exist.`);
  }
  const model = parseApiModel(readFileSync(path.join(siteDir, name), 'utf8'), name);
  const version = locationOfFile(page, folders)?.version;
  const addressOf = (target: string) =>
    version === undefined ? `${target}/` : inVersion(`${target}/`, version);
  const demos = await Promise.all(
    model.demos.map(async (target) => {
      if (!pages.hasPage(target, version)) {
        throw new Error(`${name} has demos at ${target}, where there is no page.`);
      }
      return { path: addressOf(target), title: await pages.titleOf(target, version) };
    }),
  );
  const prefix = language === SOURCE_LANGUAGE ? '' : `/${language}`;
  const markdown = createMarkdownRenderer({
    addressOf: (target) =>
      pages.hasPage(target, version) ? prefix + addressOf(target) : undefined,
    pathOfName: (documented) =>
      pathOfApiName(documented, model, (target) => pages.hasPage(target, version)),
  });
  return preparePage(model, { markdown, demos, repository });
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
  return async (tree: Root, file: PageFile): Promise<void> => {
    const element = tree.children.find(isElement);
    if (!element) {
      return;
    }
    checkAlone(tree, file, element);
    try {
      const page = await readPage(srcOf(element), file, options);
      const value = identifier('apiPage');
      element.attributes = [
        {
          type: 'mdxJsxAttribute',
          name: 'page',
          value: {
            type: 'mdxJsxAttributeValueExpression',
            value: value.name,
            data: {
              estree: {
                type: 'Program',
                sourceType: 'module',
                comments: [],
                body: [{ type: 'ExpressionStatement', expression: value }],
              },
            },
          },
        },
      ];
      tree.children.unshift(
        importOf(ELEMENT, 'apiToc'),
        exportOf(value.name, data(page)),
        // Docusaurus makes no table of contents for a page that exports one.
        exportOf('toc', call(identifier('apiToc'), value)),
      );
    } catch (error) {
      throw pageProblem(file, element, error instanceof Error ? error.message : String(error));
    }
  };
}
