import { flattenFiles } from '../../../../../src/features/demo/sandbox/flattenFiles';

const names = (files: Readonly<Record<string, string>>) => Object.keys(files);

describe('flattenFiles', () => {
  it.each([
    ['TS', 'Basic.tsx', 'Demo.tsx'],
    ['TS', 'Basic.tailwind.tsx', 'Demo.tsx'],
    ['JS', 'Basic.js', 'Demo.jsx'],
    ['JS', 'Basic.css.js', 'Demo.jsx'],
  ] as const)('calls the demo of %s, %s, by the name %s', (variant, name, expected) => {
    expect(names(flattenFiles([{ name, raw: '' }], variant))).toEqual([expected]);
  });

  it.each([
    ['./rows', 'rows.ts', './rows'],
    ['./data/rows', 'data/rows.ts', './rows'],
    ['../shared/rows', '../shared/rows.ts', './rows'],
    ['../../a/rows', '../../a/rows.ts', './rows'],
    ['./rows.js', 'rows.ts', './rows'],
    ['./rows.ts', 'rows.ts', './rows'],
    ['./parts', 'parts/index.ts', './parts-index'],
    ['./rows.json', 'rows.json', './rows.json'],
    ['./styles/grid.css', 'styles/grid.css', './grid.css'],
    ['./Basic.css', 'Basic.css', './Basic.css'],
  ])('points %s at %s as %s', (specifier, name, expected) => {
    const files = flattenFiles(
      [
        { name: 'Basic.css.tsx', raw: `import '${specifier}';\n` },
        { name, raw: '' },
      ],
      'TS',
      ['index.tsx'],
    );
    expect(files['Demo.tsx']).toBe(`import '${expected}';\n`);
  });

  it('resolves imports from the folder of the importing file', () => {
    const files = flattenFiles(
      [
        { name: 'Basic.tsx', raw: `import './data/a';` },
        { name: 'data/a.ts', raw: `import './b';\nimport '../c';\nimport Basic from '../Basic';` },
        { name: 'data/b.ts', raw: '' },
        { name: 'c.ts', raw: `import 'react';` },
      ],
      'TS',
    );
    expect(files['a.ts']).toBe(`import './b';\nimport './c';\nimport Basic from './Demo';`);
    expect(files['c.ts']).toBe(`import 'react';`);
  });

  it('keeps files of the same name apart', () => {
    const files = flattenFiles(
      [
        { name: 'Basic.tsx', raw: `import './a/rows';\nimport './b/rows';\nimport './Demo';` },
        { name: 'a/rows.ts', raw: 'a' },
        { name: 'b/rows.ts', raw: 'b' },
        { name: 'Demo.tsx', raw: 'demo' },
      ],
      'TS',
    );
    expect(files).toEqual({
      'Demo.tsx': `import './rows';\nimport './b-rows';\nimport './Demo2';`,
      'rows.ts': 'a',
      'b-rows.ts': 'b',
      'Demo2.tsx': 'demo',
    });
  });

  it('keeps away from the names that the project needs', () => {
    const files = flattenFiles(
      [
        { name: 'Basic.tsx', raw: `import './index.css';` },
        { name: 'index.css', raw: 'p {}' },
      ],
      'TS',
      ['index.tsx', 'index.css'],
    );
    expect(files).toEqual({ 'Demo.tsx': `import './index2.css';`, 'index2.css': 'p {}' });
  });

  it('gives JavaScript with JSX the extension that Vite asks for', () => {
    const files = flattenFiles(
      [
        { name: 'Basic.js', raw: '' },
        { name: 'Cell.js', raw: 'export const Cell = () => <b>1</b>;' },
        { name: 'Group.js', raw: 'export const Group = () => <></>;' },
        { name: 'rows.js', raw: 'export const rows = 1 < 2;' },
      ],
      'JS',
    );
    expect(names(files)).toEqual(['Demo.jsx', 'Cell.jsx', 'Group.jsx', 'rows.js']);
  });

  it('leaves styles and data as they are', () => {
    const files = flattenFiles(
      [
        { name: 'Basic.tsx', raw: '' },
        { name: 'a.css', raw: "@import './b.css';" },
      ],
      'TS',
    );
    expect(files['a.css']).toBe("@import './b.css';");
  });

  it('names an import that leads nowhere', () => {
    expect(() => flattenFiles([{ name: 'Basic.tsx', raw: `import './rows';` }], 'TS')).toThrow(
      "Basic.tsx imports './rows'",
    );
  });
});
