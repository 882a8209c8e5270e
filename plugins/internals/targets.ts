/** Targets that several rows have. */
import type { Target } from './table';

/** The version of Docusaurus that the rows were made for. */
export const DOCUSAURUS = '3.10.2';

/**
 * @param name of the package, without `@docusaurus/`
 * @param file path in the package
 */
export const docusaurus = (name: string, file: string, holds: RegExp): Target => ({
  package: `@docusaurus/${name}`,
  version: DOCUSAURUS,
  file,
  holds,
});

/** @param file path in the package `@docusaurus/core` */
export const core = (file: string, holds: RegExp): Target => docusaurus('core', file, holds);

/** @param file path in the browser code of `@docusaurus/core` */
export const client = (file: string, holds: RegExp): Target => core(`lib/client/${file}`, holds);
