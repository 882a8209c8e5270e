/**
 * Before the claims run: reads what the pages of the selected claims say, once, and starts the process that compiles code for them. Both find
 * their way to the tests by the environment.
 */
import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { writePageTexts } from './writePageTexts';

declare global {
  /** Files of claims that the run selected, absolute; the sequencer tells. */
  var selectedClaims: readonly string[] | undefined;
  /** Shared with the end of the run, which is in the same process. */
  var claimsCompiler: ChildProcess | undefined;
}

const root = path.resolve(__dirname, '../../..');

export default async function globalSetup(): Promise<void> {
  writePageTexts(root, globalThis.selectedClaims);
  const compiler = fork(
    path.join(__dirname, 'compilerProcess.cjs'),
    [...(globalThis.selectedClaims ?? [])],
    {
      cwd: root,
    },
  );
  process.env.CLAIMS_COMPILER = await new Promise<string>((resolve, reject) => {
    compiler.once('message', (port) => resolve(String(port)));
    compiler.once('error', reject);
    compiler.once('exit', (code) => reject(new Error(`The compiler ended with ${code}.`)));
  });
  globalThis.claimsCompiler = compiler;
}
