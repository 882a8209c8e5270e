import path from 'node:path';

/** The path of a file that stands in for a module. */
export function stubPath(file: string): string {
  return path.join(__dirname, file);
}
