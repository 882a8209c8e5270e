/** Makes the two functions of Docusaurus that load pages ahead open the section of a page first. */

function replaceOnce(source: string, file: string, part: RegExp, by: string): string {
  if (!part.test(source)) {
    throw new Error(
      `sections: ${file} of Docusaurus has changed. Compare plugins/internals/sections/clientSources.ts with this version of Docusaurus.`,
    );
  }
  return source.replace(part, by);
}

const importing = (name: string, runtime: string) =>
  `import { ${name} } from ${JSON.stringify(runtime)};\n`;

/**
 * What loads all of a page before it is shown.
 * @param source `lib/client/preload.js`, which imports `matchRoutes` and `routes`
 * @param runtime path of `browser/sections.ts`
 * @param groups path of `browser/groups.ts`
 * @throws when it has changed
 */
export function openingPreload(source: string, runtime: string, groups: string): string {
  const renamed = replaceOnce(
    source,
    'preload.js',
    /export default function preload\(pathname\) \{(?=[^]*matchRoutes\(routes, )/,
    'function preloadOpened(pathname) {',
  );
  return `${importing('openSections', runtime)}${importing('fillGroups', groups)}${renamed}
export default async function preload(pathname) {
  const paths = [pathname, decodeURI(pathname)];
  await openSections(paths.flatMap((path) => matchRoutes(routes, path)));
  await Promise.all([preloadOpened(pathname), fillGroups(pathname)]);
  // The sidebar of the first page has been loaded only now.
  await fillGroups(pathname);
}
`;
}

/**
 * What fetches the files of a page that a reader may open next.
 * @param source `lib/client/docusaurus.js`, which knows whether a path can be fetched ahead
 * @param runtime path of `browser/sections.ts`
 * @throws when it has changed
 */
export function openingPrefetch(source: string, runtime: string): string {
  const changed = replaceOnce(
    source,
    'docusaurus.js',
    /(?<=import prefetchHelper [^]*const canPrefetch =[^]*matchRoutes\(routes, routePath\)[^]*const docusaurus = \{\s*)prefetch,/,
    `prefetch: (routePath) =>
        canPrefetch(routePath) &&
        whenOpened(
            matchRoutes(routes, routePath),
            () => prefetch(routePath),
            (chunkName) => prefetchHelper(__webpack_require__.gca(chunkName)),
        ),`,
  );
  return importing('whenOpened', runtime) + changed;
}
