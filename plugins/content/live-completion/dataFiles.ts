/**
 * The files that the editor of demos completes with: an index of exports, and parts with the props of some components. The
 * editor fetches those that it needs. They are no scripts of the bundle, so that no page has to know their names, and all
 * languages share them.
 */
import { createHash } from 'node:crypto';
import { completionData } from '../../../src/lib/code/completionData';
import { readModels } from './readModels';

export interface DataFile {
  /** With a hash of the text. */
  readonly name: string;
  readonly text: string;
}

export interface DataFiles {
  readonly index: DataFile;
  readonly parts: readonly DataFile[];
}

function dataFile(name: string, data: unknown): DataFile {
  const text = JSON.stringify(data);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { name: `${name}.${hash}.json`, text };
}

export function completionFiles(siteDir: string): DataFiles {
  const { index, parts } = completionData(readModels(siteDir));
  return {
    index: dataFile('completion', index),
    parts: parts.map((part, number) => dataFile(`completion-${number}`, part)),
  };
}

/**
 * The module that tells the editor where the files are.
 * @param folder path of the files
 */
export function addressModule(folder: string, { index, parts }: DataFiles): string {
  const address = ({ name }: DataFile) => JSON.stringify(folder + name);
  return `export const index = ${address(index)};\nexport const parts = [${parts.map(address).join(', ')}];\n`;
}
