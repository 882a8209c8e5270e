/** Where files lie that belong to the host and not to the site. */
import path from 'node:path';

/**
 * The folder of a build that is the root of the host: `build` of a site below `/ui/`, which lies in `build/ui`. A build
 * of Docusaurus' own command has no such folder, and is its own.
 * @param props of the build of the language without a path of its own
 */
export function hostFolder({ outDir, baseUrl }: { outDir: string; baseUrl: string }): string {
  const folder = path.resolve(outDir);
  const base = path.normalize(baseUrl).slice(0, -1);
  return folder.endsWith(base) ? folder.slice(0, folder.length - base.length) : folder;
}
