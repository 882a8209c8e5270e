/**
 * Turns `<Demo src="./X.tsx" />` of a page into an import of `./X.tsx?demo` and `<Demo demo={…} />`, so that
 * the bundler makes the demo's chunks. The block itself is imported too, by pages that have demos only: prose must
 * not pay for it. Wrong use is a build error that names the page and the line. `<Playground component="X" />` is a demo
 * too, that of `./XPlayground.tsx`.
 */
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { Identifier, ImportDeclaration, ImportSpecifier, Program } from 'estree';
import type { Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { walk } from '../../../src/lib/text/syntaxTree';
import { type PageFolders, foldersOfPage } from '../../../src/lib/pages/pageFiles';
import { type PageFile, pageProblem } from '../../../src/lib/pages/pageProblem';
import { type CheckedDemo, type DemoElement, checkDemo, checkPlayground } from './demoOptions';
import type { DemoSite } from './sharedDemo';

export function program(statement: Program['body'][number]): Program {
  return { type: 'Program', sourceType: 'module', comments: [], body: [statement] };
}

/** The demo block, whose name authors write. */
const BLOCK: Identifier = { type: 'Identifier', name: 'Demo' };
const BLOCK_MODULE = '@site/src/features/demo';

const PLAYGROUND = 'Playground';

export function importOf(
  source: string,
  specifier: ImportDeclaration['specifiers'][number],
  value: string,
): MdxjsEsm {
  const declaration: ImportDeclaration = {
    type: 'ImportDeclaration',
    specifiers: [specifier],
    source: { type: 'Literal', value: source },
    attributes: [],
  };
  return { type: 'mdxjsEsm', value, data: { estree: program(declaration) } };
}

/** @param file the demo's */
function importOfDemo(file: string, local: Identifier): MdxjsEsm {
  const source = `${file}?demo`;
  const value = `import ${local.name} from ${JSON.stringify(source)};`;
  return importOf(source, { type: 'ImportDefaultSpecifier', local }, value);
}

function importOfBlock(): MdxjsEsm {
  const specifier: ImportSpecifier = { type: 'ImportSpecifier', imported: BLOCK, local: BLOCK };
  return importOf(BLOCK_MODULE, specifier, `import { ${BLOCK.name} } from '${BLOCK_MODULE}';`);
}

/** No author would write such a name, so it meets no other import or export of the page. */
function localName(index: number, { name }: CheckedDemo): Identifier {
  return { type: 'Identifier', name: `_demo${index}_${name}` };
}

/** The name of the demo that an element of a finished page shows, which is its anchor. */
export function demoNameOf({ name, attributes }: DemoElement): string | undefined {
  for (const attribute of name === BLOCK.name ? attributes : []) {
    const { value } = attribute;
    if (attribute.type === 'mdxJsxAttribute' && attribute.name === 'demo') {
      return typeof value === 'object'
        ? /^_demo\d+_(\w+)$/.exec(value?.value ?? '')?.[1]
        : undefined;
    }
  }
  return undefined;
}

function demoAttribute(local: Identifier): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name: 'demo',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: local.name,
      data: { estree: program({ type: 'ExpressionStatement', expression: local }) },
    },
  };
}

function flag(name: string): MdxJsxAttribute {
  return { type: 'mdxJsxAttribute', name, value: null };
}

/** The demo of an element of either kind. */
function checkElement(element: DemoElement): CheckedDemo {
  if (element.name !== PLAYGROUND) {
    return checkDemo(element);
  }
  const src = checkPlayground(element);
  return {
    src,
    name: path.posix.basename(src, '.tsx'),
    options: [flag('hideToolbar'), flag('isPlayground')],
  };
}

export interface RemarkDemoOptions {
  /** Root of the project. */
  readonly siteDir: string;
  readonly folders: PageFolders;
  /**
   * Whether pages of cut versions take demos that are the same in a newer version from there; see `sharedDemo`. Not in
   * development, where the newer one may be edited after the page was read.
   */
  readonly sharesDemos?: boolean;
}

/** A demo's file as a page finds it. */
interface FoundDemo {
  /** Path from the root of the project, with `/`. */
  readonly file: string;
  /** What the page's module imports. */
  readonly module: string;
}

/**
 * @param name of the element
 * @throws when there is no such file, or a symbolic link to it
 */
export function findDemo(
  name: string,
  src: string,
  file: PageFile,
  options: RemarkDemoOptions,
): FoundDemo {
  const page = path.relative(options.siteDir, file.path ?? options.siteDir).replaceAll('\\', '/');
  const candidates = foldersOfPage(page, options.folders).map((folder) =>
    path.posix.join(folder, src),
  );
  const found = candidates.find((name) => existsSync(path.join(options.siteDir, name)));
  if (found === undefined) {
    throw new Error(
      `<${name} src="${src}"> leads to no file: ${candidates.join(' and ')} ${candidates.length > 1 ? 'do' : 'does'} not exist.`,
    );
  }
  const root = realpathSync(options.siteDir);
  const target = path.relative(root, realpathSync(path.join(root, found))).replaceAll('\\', '/');
  if (target !== found) {
    throw new Error(
      `<${name} src="${src}"> leads through a symbolic link to ${target}. Put the demo's files themselves beside the page.`,
    );
  }
  return { file: found, module: found === candidates[0] ? src : `@site/${found}` };
}

/** @throws when the demo's name stands on the page already */
function checkUnique({ src, name }: CheckedDemo, earlier: readonly CheckedDemo[]): void {
  const twin = earlier.find((other) => other.name === name);
  if (twin) {
    throw new Error(
      path.posix.normalize(twin.src) === path.posix.normalize(src)
        ? `<Demo src="${src}"> stands on this page twice. Show a demo once and link to #${name}.`
        : `<Demo src="${src}"> and <Demo src="${twin.src}"> are both named ${name}, which is their anchor. Rename one.`,
    );
  }
}

/** The module to import when a newer version has the same demo. */
async function sharedModule({ file, module }: FoundDemo, site: DemoSite): Promise<string> {
  const shared = await (await import('./sharedDemo')).sharedDemo(file, site);
  return shared === file ? module : `@site/${shared}`;
}

/** A remark plugin; all demos of the site go through it. */
export function remarkDemo(options: RemarkDemoOptions) {
  return (tree: Root, file: PageFile): void | Promise<void> => {
    const demos: CheckedDemo[] = [];
    const found: (FoundDemo & { readonly local: Identifier })[] = [];
    const convert = (element: DemoElement) => {
      const demo = checkElement(element);
      const place = findDemo(BLOCK.name, demo.src, file, options);
      checkUnique(demo, demos);
      const local = localName(demos.length, demo);
      demos.push(demo);
      found.push({ ...place, local });
      element.name = BLOCK.name;
      element.attributes = [demoAttribute(local), ...demo.options];
    };
    walk(tree, (node) => {
      if (
        (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
        (node.name === BLOCK.name || node.name === PLAYGROUND)
      ) {
        try {
          convert(node);
        } catch (error) {
          throw pageProblem(file, node, error instanceof Error ? error.message : String(error));
        }
      }
    });
    const addImports = (imports: readonly MdxjsEsm[]) => {
      if (imports.length > 0) {
        tree.children.unshift(importOfBlock(), ...imports);
      }
    };
    if (!options.sharesDemos) {
      return addImports(found.map(({ module, local }) => importOfDemo(module, local)));
    }
    return Promise.all(
      found.map(async (demo) => importOfDemo(await sharedModule(demo, options), demo.local)),
    ).then(addImports);
  };
}
