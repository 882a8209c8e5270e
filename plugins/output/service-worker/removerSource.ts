/** The worker that removes the others, as JavaScript. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';

const REMOVER = 'src/features/service-worker/worker/remover.ts';

/**
 * @param prefixes what the names of the removed worker's caches begin with
 * @param scopes that the removed worker may have
 */
export async function removerSource(
  siteDir: string,
  prefixes: readonly string[],
  scopes: readonly string[],
): Promise<string> {
  const source = await readFile(path.join(siteDir, REMOVER), 'utf8');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  const call = `removeWorker(${JSON.stringify(prefixes)}, ${JSON.stringify(scopes)});\n`;
  return outputText.replace('export function', 'function') + call;
}
