/**
 * What the browser's bundle tells a step that works on the finished pages. It travels in a file, since `npm run build`
 * bundles and renders in processes of their own.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';

export interface BuildArtifact<T> {
  readonly write: (value: T) => void;
  /** @throws when nothing was written: the bundle wasn't made */
  readonly read: () => T;
}

/**
 * @param folder where Docusaurus keeps what it generates
 * @param name name of the step
 */
export function buildArtifact<T>(folder: string, name: string): BuildArtifact<T> {
  const file = path.join(folder, `${name}.artifact`);
  return {
    write: (value) => writeFileSync(file, serialize(value)),
    read: (): T => {
      try {
        return deserialize(readFileSync(file));
      } catch (cause) {
        throw new Error(
          `The step "${name}" has nothing from the browser's bundle, which must be made before the pages.`,
          { cause },
        );
      }
    },
  };
}
