import { replaceImports, scanImports } from '../../../../src/lib/code/scanImports';

const specifiers = (text: string) => scanImports(text).map(({ specifier }) => specifier);

describe('scanImports', () => {
  it.each<[string, string, string[]]>([
    ['a default import', `import dayjs from 'dayjs';`, ['dayjs']],
    ['a namespace import', `import * as React from "react";`, ['react']],
    ['named imports over several lines', `import {\n  a,\n  b as c,\n} from 'x';`, ['x']],
    ['default and named imports', `import a, { b } from 'x';`, ['x']],
    ['an import without spaces', `import{a}from'x'`, ['x']],
    ['a type import', `import type { A } from '@mui/x-data-grid';`, ['@mui/x-data-grid']],
    ['a side-effect import', `import './styles.css';`, ['./styles.css']],
    ['an indented import', `  import a from 'x';`, ['x']],
    ['an import after a directive', `'use client';\nimport a from 'x';`, ['x']],
    ['an import after a statement on its line', `const a = 1; import b from 'x';`, ['x']],
    ['an import after a comment on its line', `/* first */ import b from 'x';`, ['x']],
    ['a comment inside the clause', `import {\n  a, // don't\n  /* "b" */ c,\n} from 'x';`, ['x']],
    ['a dynamic import', `const a = await import('x');`, ['x']],
    ['a dynamic import with a comment', `import(\n  /* chunk */ 'x'\n)`, ['x']],
    ['a named re-export', `export { a } from './a';`, ['./a']],
    [
      'a re-export of everything',
      `export * from './a';\nexport * as b from './b';`,
      ['./a', './b'],
    ],
    ['a type re-export', `export type { A } from './a';`, ['./a']],
    ['several imports in their order', `import 'b';\nimport a from 'a';`, ['b', 'a']],
    ['imports after an export without a source', `export const a = 'x';\nimport 'y';`, ['y']],
    ['imports after an interface', `export interface A {\n  b: string\n}\nimport 'y';`, ['y']],
  ])('finds %s', (_case, text, expected) => {
    expect(specifiers(text)).toEqual(expected);
  });

  it.each([
    ['line comments', `// import a from 'x';`],
    ['block comments', `/*\nimport a from 'x';\n*/`],
    ['strings', `const a = "import('x')";`],
    ['template literals', 'const a = `\nimport b from "x";\n`;'],
    ['nested template literals', 'const a = `${`\nimport b from "x";\n`}`;'],
    ['properties of that name', `loader.import('x');`],
    ['longer words', `importAll('x'); const important = 'x';`],
    ['import.meta', `console.log(import.meta.url, 'x');`],
    ['text in JSX', `const a = <p>You can import rows from 'x'</p>;`],
    ['exported strings', `export const a = 'x';`],
  ])('ignores %s', (_case, text) => {
    expect(specifiers(text)).toEqual([]);
  });

  it('is not led astray by a lone apostrophe or backtick in JSX text', () => {
    const text = "const a = <p>Don't use ` here</p>;\nconst b = () => import('x');\n";
    expect(specifiers(text)).toEqual(['x']);
  });

  it('gives the place of a specifier between its quotes', () => {
    const text = `import a from './a';`;
    expect(scanImports(text).map(({ start, end }) => text.slice(start, end))).toEqual(['./a']);
  });
});

describe('replaceImports', () => {
  it('replaces specifiers and nothing else', () => {
    const text = `import a from './a';\nimport './b.css';\nconst c = './a'; // './a'\nimport('./d');\n`;
    expect(replaceImports(text, (specifier) => specifier.toUpperCase())).toBe(
      `import a from './A';\nimport './B.CSS';\nconst c = './a'; // './a'\nimport('./D');\n`,
    );
  });
});
