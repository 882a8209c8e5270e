/**
 * Turns `<GridEvents src="./events.json" />` and its like into an import of `./events.json?block` and an element that
 * shows it. The component is imported too, by pages that have such blocks only: prose must not pay for it. Wrong use,
 * and a part of a file that a page leaves out, are build errors that name the page and the line.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Identifier, ImportDeclaration, Program } from 'estree';
import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import {
  API_BLOCK_ELEMENTS,
  type ApiBlockFile,
  type ApiBlockKind,
  groupsOf,
} from '../../../src/lib/api/apiBlocks';
import { flowElement, walk } from '../../../src/lib/text/syntaxTree';
import { type PageFolders, foldersOfPage } from '../../../src/lib/pages/pageFiles';
import { type PageFile, pageProblem } from '../../../src/lib/pages/pageProblem';
import { packageVersionsFor } from '../api-links';
import { parseBlockFile } from '../../../src/lib/api/parseBlockFile';

const BLOCK: Identifier = { type: 'Identifier', name: 'ApiBlock' };
const BLOCK_MODULE = '@site/src/features/api-blocks';

function program(statement: Program['body'][number]): Program {
  return { type: 'Program', sourceType: 'module', comments: [], body: [statement] };
}

function importOf(source: string, specifier: ImportDeclaration['specifiers'][number]): MdxjsEsm {
  const declaration: ImportDeclaration = {
    type: 'ImportDeclaration',
    specifiers: [specifier],
    source: { type: 'Literal', value: source },
    attributes: [],
  };
  return { type: 'mdxjsEsm', value: '', data: { estree: program(declaration) } };
}

export interface RemarkApiBlocksOptions {
  /** Root of the project. */
  readonly siteDir: string;
  readonly folders: PageFolders;
}

/** A file on a page. */
interface UsedFile {
  readonly file: ApiBlockFile;
  readonly local: Identifier;
  readonly module: string;
  /** Its groups that the page shows so far. */
  readonly shown: Set<string>;
  /** Where the page names it first. */
  readonly node: RootContent;
}

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** @throws for anything but `src` and the attribute for groups, with plain text */
function attributesOf(
  element: Element,
  part: string | undefined,
): Readonly<Record<string, string>> {
  const known = ['src', part];
  return Object.fromEntries(
    element.attributes.map((attribute): [string, string] => {
      if (
        attribute.type !== 'mdxJsxAttribute' ||
        !known.includes(attribute.name) ||
        typeof attribute.value !== 'string'
      ) {
        throw new Error(
          `<${element.name}> takes ${part === undefined ? 'src' : `src and ${part}`} only, as texts.`,
        );
      }
      return [attribute.name, attribute.value];
    }),
  );
}

/** @throws when there is no such file, or it is of another kind */
function readFile(
  src: string | undefined,
  { element, kind, page }: { element: string; kind: ApiBlockKind; page: string },
  { siteDir, folders }: RemarkApiBlocksOptions,
): { readonly file: ApiBlockFile; readonly name: string } {
  if (src === undefined || !/^\.\/[\w-]+\.json$/.test(src)) {
    throw new Error(`Write <${element} src="./${kind}.json" />, with the file beside the page.`);
  }
  const candidates = foldersOfPage(page, folders).map((folder) => path.posix.join(folder, src));
  const name = candidates.find((candidate) => existsSync(path.join(siteDir, candidate)));
  if (name === undefined) {
    throw new Error(`<${element} src="${src}"> leads to no file: ${candidates.join(', ')}.`);
  }
  const file = parseBlockFile(
    readFileSync(path.join(siteDir, name), 'utf8'),
    name,
    packageVersionsFor(name, { siteDir, folders }),
  );
  if (file.kind !== kind) {
    throw new Error(`<${element}> shows a file of ${kind}, and ${name} is one of ${file.kind}.`);
  }
  return { file, name };
}

/** @throws for a group that the file hasn't, or that the page shows already */
function groupsToShow({ file, shown }: UsedFile, asked: string | undefined): readonly string[] {
  const all = groupsOf(file);
  const groups = asked === undefined ? all : asked.split(/\s*,\s*/);
  for (const group of groups) {
    if (!all.includes(group)) {
      throw new Error(`There is no "${group}" in the file. Write one of ${all.join(', ')}.`);
    }
    if (shown.has(group)) {
      throw new Error(`The page shows ${group === '' ? 'the file' : `"${group}"`} twice.`);
    }
    shown.add(group);
  }
  return groups;
}

/** A remark plugin for `beforeDefaultRemarkPlugins`. */
export function remarkApiBlocks(options: RemarkApiBlocksOptions) {
  return (tree: Root, page: PageFile): void => {
    const pageName = path.relative(options.siteDir, page.path ?? '').replaceAll('\\', '/');
    const used = new Map<string, UsedFile>();
    const convert = (element: Element): MdxJsxFlowElement | undefined => {
      const name = element.name ?? '';
      const known = API_BLOCK_ELEMENTS.get(name);
      if (!known) {
        return undefined;
      }
      const attributes = attributesOf(element, known.part);
      const found = readFile(
        attributes.src,
        { element: name, kind: known.kind, page: pageName },
        options,
      );
      const earlier = used.get(found.name);
      const entry = earlier ?? {
        file: found.file,
        local: { type: 'Identifier', name: `_block${used.size}` },
        module: `@site/${found.name}?block`,
        shown: new Set<string>(),
        node: element,
      };
      used.set(found.name, entry);
      const groups = groupsToShow(entry, known.part && attributes[known.part]);
      const made = flowElement(BLOCK.name, {
        groups: groups.join(','),
        kind: known.kind,
        // Once on a page is enough.
        source: earlier ? undefined : `${found.file.package} ${found.file.version}`,
      });
      made.attributes.unshift({
        type: 'mdxJsxAttribute',
        name: 'content',
        value: {
          type: 'mdxJsxAttributeValueExpression',
          value: entry.local.name,
          data: { estree: program({ type: 'ExpressionStatement', expression: entry.local }) },
        },
      });
      return made;
    };
    walk(tree, (node, replace) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
        return;
      }
      try {
        const made = convert(node);
        if (made) {
          replace({ ...made, position: node.position });
        }
      } catch (error) {
        throw pageProblem(page, node, error instanceof Error ? error.message : String(error));
      }
    });
    for (const [name, { file, shown, node }] of used) {
      const rest = groupsOf(file).filter((group) => !shown.has(group));
      if (rest.length > 0) {
        throw pageProblem(page, node, `The page leaves out of ${name}: ${rest.join(', ')}.`);
      }
    }
    if (used.size > 0) {
      tree.children.unshift(
        importOf(BLOCK_MODULE, { type: 'ImportSpecifier', imported: BLOCK, local: BLOCK }),
        ...[...used.values()].map(({ module, local }) =>
          importOf(module, { type: 'ImportDefaultSpecifier', local }),
        ),
      );
    }
  };
}
