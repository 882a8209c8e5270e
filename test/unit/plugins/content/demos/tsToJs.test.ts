import { tsToJs } from '../../../../../plugins/content/demos/tsToJs';

describe('tsToJs', () => {
  it.each([
    [
      'drops annotations, interfaces and type arguments',
      'interface A { b: string }\ntype B = A;\nconst a: A = f<A>({ b: "c" }) as A;\n',
      "const a = f({ b: 'c' });\n",
    ],
    [
      'drops type imports and imports that only types use',
      "import { DataGrid, type GridColDef } from '@mui/x-data-grid';\nimport type { A } from './a';\nimport { B } from './b';\nconst c: B = DataGrid;\n",
      "import { DataGrid } from '@mui/x-data-grid';\nconst c = DataGrid;\n",
    ],
    [
      'keeps imports for their side effects',
      "import './style.css';\n\nf();\n",
      "import './style.css';\n\nf();\n",
    ],
    [
      'keeps comments and blank lines',
      '// one\nf();\n\n/* two */\ng(); // three\n\nh();\n',
      '// one\nf();\n\n/* two */\ng(); // three\n\nh();\n',
    ],
    [
      'keeps comments and blank lines inside functions, objects and JSX',
      'function F(): JSX.Element {\n  const a = {\n    // one\n    b: 1,\n\n    c: 2,\n  };\n\n  return (\n    <A>\n      {/* two */}\n      <B c={a} />\n    </A>\n  );\n}\n',
      'function F() {\n  const a = {\n    // one\n    b: 1,\n\n    c: 2,\n  };\n\n  return (\n    <A>\n      {/* two */}\n      <B c={a} />\n    </A>\n  );\n}\n',
    ],
    [
      'keeps blank lines inside template strings',
      'const a: string = `one\n\n  two\n   \nthree`;\n',
      'const a = `one\n\n  two\n   \nthree`;\n',
    ],
    [
      'keeps JSX, and drops its type arguments',
      'const a = <DataGrid<Row> rows={rows!} />;\n',
      'const a = <DataGrid rows={rows} />;\n',
    ],
    [
      'keeps the React import that JSX may need',
      "import * as React from 'react';\nexport default () => <A />;\n",
      "import * as React from 'react';\nexport default () => <A />;\n",
    ],
    [
      'drops satisfies, const assertions and non-null marks',
      'const a = { b: 1 } as const satisfies A;\nf(c!.d);\n',
      'const a = { b: 1 };\nf(c.d);\n',
    ],
    [
      'breaks lines at 100 characters',
      `const value = call(${'argument, '.repeat(9)}argument);\n`,
      `const value = call(\n${'  argument,\n'.repeat(10)});\n`,
    ],
  ])('%s', async (_name, code, expected) => {
    expect(await tsToJs(code, 'Demo.tsx')).toBe(expected);
  });

  it('reads a type assertion in angle brackets in a .ts file', async () => {
    expect(await tsToJs('const a = <A>b;\n', 'data.ts')).toBe('const a = b;\n');
  });

  it('names the file and the line of a syntax error', async () => {
    await expect(tsToJs('const a = 1;\n\nconst b = ;\n', 'Demo.tsx')).rejects.toThrow(
      'Demo.tsx:3: ',
    );
  });
});
