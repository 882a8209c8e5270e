/**
 * Makes the JavaScript that a reader would have written from the TypeScript of a demo: types and type imports
 * are gone; JSX, comments and blank lines stay. Knows nothing of files or bundlers.
 */
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import { format } from 'prettier/standalone';
import ts from 'typescript';

/** TypeScript drops blank lines but keeps comments, so each blank line travels as one. */
const BLANK_LINE = '//@@blank-line@@';

const COMPILER_OPTIONS = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  jsx: ts.JsxEmit.Preserve,
  removeComments: false,
} as const satisfies ts.CompilerOptions;

/**
 * @param code TypeScript, with or without JSX
 * @param fileName decides whether `<` may begin JSX; stands in error messages
 * @throws when the code has a syntax error
 */
export async function tsToJs(code: string, fileName: string): Promise<string> {
  const marked = code.replace(/^$/gm, BLANK_LINE);
  const { outputText, diagnostics = [] } = ts.transpileModule(marked, {
    fileName,
    compilerOptions: COMPILER_OPTIONS,
    reportDiagnostics: true,
  });
  const [problem] = diagnostics;
  if (problem) {
    const line = problem.file?.getLineAndCharacterOfPosition(problem.start ?? 0).line ?? 0;
    const message = ts.flattenDiagnosticMessageText(problem.messageText, '\n');
    throw new Error(`${fileName}:${line + 1}: ${message}`);
  }
  return format(outputText.replaceAll(new RegExp(`^[ \\t]*${BLANK_LINE}$`, 'gm'), ''), {
    parser: 'babel',
    plugins: [babel, estree],
    singleQuote: true,
    printWidth: 100,
  });
}
