/**
 * The releases that the API reference was made from. `npm run docs:api` writes them to one file, so that an upgrade
 * changes the other files where readers find something new, and no more.
 */
import { isRecord } from '../text/isRecord';

/** Versions by package name. */
export type PackageVersions = Readonly<Record<string, string>>;

/** Path of the file, from the folder of the documents that have the reference. */
export const PACKAGES_FILE = 'api/packages.json';

/**
 * @param file the file that holds the text, as an error should name it
 * @throws when it holds something else
 */
export function parsePackageVersions(text: string, file: string): PackageVersions {
  const value: unknown = JSON.parse(text);
  const versions = isRecord(value) ? value.versions : undefined;
  const entries = isRecord(versions) ? Object.entries(versions) : [];
  if (!isRecord(versions) || !entries.every(([, version]) => typeof version === 'string')) {
    throw new Error(
      `${file} has no versions of packages. Run \`npm run docs:api\`, which writes it.`,
    );
  }
  return Object.fromEntries(entries.map(([name, version]) => [name, String(version)]));
}
