/** The blocks of code of a page, and how a fragment becomes a module that a compiler reads. Pure. */
import type { Root } from 'mdast';
import ts from 'typescript';
import { parseCodeMeta } from '../../src/lib/code/codeMeta';
import { walk } from '../../src/lib/text/syntaxTree';

/** Languages whose blocks are compiled. */
const LANGUAGES = ['ts', 'tsx', 'js', 'jsx'];

/** A block of code of a page. */
export interface Fence {
  readonly text: string;
  readonly language: string;
  /** Of its first line of code, from 1. */
  readonly line: number;
  /** The major version that its title says it is written for; absent for the installed packages. */
  readonly major?: string;
  /** What the compiler says of it with the next major version, by its title: `['TS2305']`. */
  readonly errorsLater?: readonly string[];
  /** The major version that gives these errors. */
  readonly laterMajor?: string;
}

/** `v7`, and `v7, error TS2305 in v8` when the code doesn't compile with the next major version. */
const MAJOR_TITLE = /^(v\d+|lab)(?:, error (TS\d+(?:, TS\d+)*) in (v\d+))?$/;

function majorOf(meta: string): Pick<Fence, 'major' | 'errorsLater' | 'laterMajor'> {
  const [, major, errors, laterMajor] = MAJOR_TITLE.exec(parseCodeMeta(meta).title ?? '') ?? [];
  return major === undefined
    ? {}
    : {
        major,
        errorsLater: errors?.split(', ') ?? [],
        ...(laterMajor === undefined ? {} : { laterMajor }),
      };
}

/** The blocks of code of a page that a compiler can read, in order. */
export function fencesOf(tree: Root): readonly Fence[] {
  const fences: Fence[] = [];
  walk(tree, (node) => {
    if (node.type === 'code' && LANGUAGES.includes(node.lang ?? '')) {
      fences.push({
        ...majorOf(node.meta ?? ''),
        text: node.value,
        language: node.lang ?? '',
        line: (node.position?.start.line ?? 0) + 1,
      });
    }
  });
  return fences;
}

/** Whether a compiler can read a text as a module. */
function parses(text: string): boolean {
  const { diagnostics = [] } = ts.transpileModule(text, {
    reportDiagnostics: true,
    fileName: 'fence.tsx',
    compilerOptions: { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ES2022 },
  });
  return diagnostics.length === 0;
}

/** Puts brackets around each element that begins a line of its own, so that several can follow each other. */
function bracketElements(text: string): string {
  const lines = text.split('\n');
  let isOpen = false;
  return lines
    .map((line) => {
      const begins = !isOpen && /^<[\w>]/.test(line);
      isOpen ||= begins;
      const ends = isOpen && /^(?:<.*)?(?:\/>|<\/[\w.]*>)$/.test(line);
      isOpen &&= !ends;
      return `${begins ? ';(' : ''}${line}${ends ? ');' : ''}`;
    })
    .join('\n');
}

/** Fields that only a definition of a column has. */
const COLUMN = /^\{?\s*(?:\.\.\.\w+,\s*)?(?:field|type|headerName): /;

/**
 * The module that a fragment is a part of: as it stands, or inside of what it needs around it. Lines keep their numbers.
 */
export function moduleOf({ text }: Fence): string {
  const body = text.trimEnd().replace(/[,;]$/, '');
  // Shown is how an element begins; what stands inside of it is the reader's.
  const [, unclosed = 'Fragment'] =
    /^<(\w+)(?=[^]*[^/]>$)[^]*$/m.exec(body.split(/\n(?=<)/).at(-1) ?? '') ?? [];
  const forms = [
    ...(/^return\b/m.test(text) ? [] : [text, bracketElements(text)]),
    ...(COLUMN.test(body) ? [`const fragment: GridColDef[] = [${body}];`] : []),
    `const fragment = [${body}];`,
    `const fragment = {${body}};`,
    `${text}</${unclosed}>`,
    `const fragment = () => { ${text} };`,
    `const fragment = <Fragment ${body} />;`,
  ];
  // `{ field: 'name' }` reads as a block with a label, which says nothing.
  const isObject = /^\{\s*(?:\.\.\.|\w+:|\w+,)/.test(body);
  const form = (isObject ? forms.slice(2) : forms).find(parses) ?? text;
  return `${form}\nexport {};\n`;
}
