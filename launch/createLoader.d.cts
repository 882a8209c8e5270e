import type { JITI, JITIOptions } from 'jiti';

/**
 * @param file the file that loads others, whose paths are relative to it
 * @returns a `require` that compiles TypeScript
 */
export function createLoader(file: string, options?: Omit<JITIOptions, 'cache'>): JITI;
