/**
 * The data that every page of a docs version loads, without what this site doesn't use: title and description of all
 * pages, which only Docusaurus' cards show. They would grow each page's first load with the number of pages.
 */

/**
 * @param source the JSON that Docusaurus generates for a version
 * @throws when it holds no version: Docusaurus has changed it
 */
export function versionData(source: string): string {
  const data: unknown = JSON.parse(source, (key: string, value: unknown) =>
    key === 'unlisted' && value === false ? undefined : value,
  );
  if (typeof data !== 'object' || data === null || !('version' in data)) {
    throw new Error(
      'bundle-patches: the data of a docs version has no `version`. Compare plugins/internals/bundle-patches/versionData.ts with this version of Docusaurus.',
    );
  }
  return JSON.stringify({ ...data, version: { ...Object(data.version), docs: {} } });
}
