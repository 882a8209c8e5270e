/** Hands out the source of demos to steps of the build that aren't the bundler's. */
import path from 'node:path';
import type { CodeVariant } from '../../../src/lib/code/demo';
import { collectFiles } from './collectFiles';
import { type SourceFile, filesOf } from './demoVariant';
import { readDemoFile } from './readFile';

/** All files of a demo in both languages; the first of each list is the demo itself. */
export type DemoFiles = Readonly<Record<CodeVariant, readonly SourceFile[]>>;

/**
 * The files of a demo in its plain styling.
 * @param file path from the root of the project, with `/`
 * @throws when the demo, or a file that it imports, is missing, breaks a rule or can't be parsed
 */
export async function readDemo(siteDir: string, file: string): Promise<DemoFiles> {
  const [demo, ...others] = await collectFiles(path.join(siteDir, file), siteDir, (each) =>
    readDemoFile(each, siteDir),
  );
  if (!demo) {
    throw new Error(`Demo ${file}: there is no such file.`);
  }
  return filesOf([demo, ...others]);
}
