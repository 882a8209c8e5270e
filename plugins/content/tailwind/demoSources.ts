/** Where Tailwind looks for the classes that demos use. */
import path from 'node:path';
import { type DocsInstance, versionedName } from '../../../src/lib/pages/docsInstance';

/**
 * Patterns of the files that Tailwind looks into.
 * @param siteDir absolute path of the project's root
 */
export function demoSources(
  siteDir: string,
  instances: readonly DocsInstance[],
): readonly string[] {
  const root = path.relative(__dirname, siteDir).replaceAll('\\', '/');
  return instances
    .flatMap((instance) => [instance.folder, versionedName(instance, 'versioned_docs')])
    .map((folder) => `${root}/${folder}/**/*.tailwind.tsx`);
}
