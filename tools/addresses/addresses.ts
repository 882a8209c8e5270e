/** Which addresses a build keeps that were ever published. Pure: the caller reads files. */

/** The anchors of headings by the path of their page, English and of the current version. */
export type Addresses = Readonly<Record<string, readonly string[]>>;

/** What a build holds at a path. */
export interface BuiltPage {
  /** All ids, of whatever element. */
  readonly ids: ReadonlySet<string>;
  /** Ids of headings. */
  readonly anchors: readonly string[];
}

const HEADING = /<h[1-6]\b[^>]*?\sid=(?:"([^"]*)"|([^\s>]+))/g;
const ID = /<[a-z][^>]*?\sid=(?:"([^"]*)"|([^\s>]+))/g;

function found(html: string, pattern: RegExp): readonly string[] {
  return Array.from(html.matchAll(pattern), ([, quoted, bare]) => quoted ?? bare ?? '');
}

/** Reads the HTML of a page. */
export function readPage(html: string): BuiltPage {
  return { ids: new Set(found(html, ID)), anchors: found(html, HEADING) };
}

/**
 * What was published and leads nowhere now, and what to do.
 * @param redirects where old paths lead
 */
export function lostAddresses(
  published: Addresses,
  pages: ReadonlyMap<string, BuiltPage>,
  redirects: ReadonlyMap<string, { readonly to: string }>,
): readonly string[] {
  return Object.entries(published).flatMap(([path, anchors]) => {
    const target = pages.has(path) ? path : redirects.get(path)?.to;
    const page = target === undefined ? undefined : pages.get(target);
    if (!page) {
      return [
        `${path} is gone. Write it into the front matter of the page that readers should find instead: \`redirects: [${path}]\`.`,
      ];
    }
    return anchors
      .filter((anchor) => !page.ids.has(anchor))
      .map(
        (anchor) =>
          `${path}#${anchor} is gone. Write {/* was #${anchor} */} at the end of the heading on ${target} that readers should find instead.`,
      );
  });
}

/** All that was published, and what the build adds to it. */
export function withBuilt(published: Addresses, pages: ReadonlyMap<string, BuiltPage>): Addresses {
  const paths = [...new Set([...Object.keys(published), ...pages.keys()])].toSorted();
  return Object.fromEntries(
    paths.map((path) => [
      path,
      [...new Set([...(published[path] ?? []), ...(pages.get(path)?.anchors ?? [])])],
    ]),
  );
}
