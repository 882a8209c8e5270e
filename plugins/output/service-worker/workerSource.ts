/**
 * The worker's code as JavaScript: the bundler that `@docusaurus/plugin-pwa` sets up for it knows no TypeScript.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import type { WorkerBuild } from '../../../src/lib/offline/offline';

/** The modules, from `src`. One that is missing here fails the build. */
const MODULES = [
  'features/service-worker/worker/strategies',
  'features/service-worker/worker/main',
  'lib/text/isRecord',
  'lib/offline/offline',
  'lib/offline/workerMessages',
] as const;

const REMOVER = 'features/service-worker/worker/remover';

async function readModule(siteDir: string, name: string): Promise<string> {
  const source = await readFile(path.join(siteDir, 'src', `${name}.ts`), 'utf8');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  return outputText;
}

/**
 * Writes the modules and the one that plugin-pwa's worker calls.
 * @returns the file of the latter
 */
export async function writeWorkerSource(
  siteDir: string,
  folder: string,
  build: WorkerBuild,
): Promise<string> {
  await Promise.all(
    MODULES.map(async (name) => {
      const file = path.join(folder, `${name}.js`);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, await readModule(siteDir, name));
    }),
  );
  const entry = path.join(folder, 'entry.js');
  const start = `import { startWorker } from './features/service-worker/worker/main';
export default () => startWorker(${JSON.stringify(build)});
`;
  await writeFile(entry, start);
  return entry;
}

/** The whole worker that removes the others. */
export async function removerSource(
  siteDir: string,
  prefixes: readonly string[],
  scope: string,
): Promise<string> {
  const source = await readModule(siteDir, REMOVER);
  const call = `removeWorker(${JSON.stringify(prefixes)}, ${JSON.stringify(scope)});\n`;
  return source.replace('export function', 'function') + call;
}
