/** The releases that the API reference of a version was made from, which its files don't repeat one by one. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type PackageVersions,
  PACKAGES_FILE,
  parsePackageVersions,
} from '../../../src/lib/api/packageVersions';
import { type PageFolders, locationOfFile, originalFile } from '../../../src/lib/pages/pageFiles';

/**
 * Versions by package name, for a file of the documentation; none for a version that was cut before they were kept.
 * @param file path from the root of the project, with `/`
 * @throws when they stand in no JSON
 */
export function packageVersionsFor(
  file: string,
  { siteDir, folders }: { readonly siteDir: string; readonly folders: PageFolders },
): PackageVersions {
  const place = locationOfFile(file, folders);
  if (place?.kind !== 'docs') {
    return {};
  }
  const name = originalFile({ ...place, language: undefined, name: PACKAGES_FILE }, folders);
  const absolute = path.join(siteDir, name);
  return existsSync(absolute) ? parsePackageVersions(readFileSync(absolute, 'utf8'), name) : {};
}
