/** Programs of TypeScript over packages that exist in a test only. */
import ts from 'typescript';

/** @param files declarations by path below `node_modules/@mui`: `x-data-grid/index.d.ts` */
export function memoryProgram(files: Readonly<Record<string, string>>): ts.Program {
  const texts = new Map(
    Object.entries(files).map(([name, text]) => [`/site/node_modules/@mui/${name}`, text]),
  );
  const options: ts.CompilerOptions = {
    noLib: true,
    types: [],
    strict: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host: ts.CompilerHost = {
    fileExists: (file) => texts.has(file),
    readFile: (file) => texts.get(file),
    getSourceFile: (file, version) => {
      const text = texts.get(file);
      return text === undefined ? undefined : ts.createSourceFile(file, text, version, true);
    },
    getDefaultLibFileName: () => 'lib.d.ts',
    getCurrentDirectory: () => '/site',
    getCanonicalFileName: (file) => file,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    writeFile: () => undefined,
  };
  return ts.createProgram([...texts.keys()], options, host);
}
