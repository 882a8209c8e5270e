/** Which addresses lead to a page of today. Pure: texts are handed in. */
import { OLD_ADDRESSES } from '../../src/data/oldAddresses';
import { DOCS_INSTANCES } from '../../src/data/docsInstances';
import { VERSION_PAGES } from '../../src/data/versionPages';
import type { PageHistory } from '../../src/lib/pages/versions';

const REDIRECTS = /^redirects:(.*(?:\n[ \t]*[-\]].*)*)$/m;

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}

/**
 * Old addresses by where they lead, both without a slash at the end.
 * @param texts of the project, by file
 */
export function oldAddressesOf(texts: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const found = new Map(
    Object.entries(OLD_ADDRESSES).map(([from, to]) => [withoutSlash(from), withoutSlash(to)]),
  );
  for (const [page, { renames = [] }] of Object.entries<PageHistory>(VERSION_PAGES)) {
    renames.forEach((rename) => found.set(withoutSlash(rename.path), page));
  }
  for (const [file, text] of texts) {
    const instance = DOCS_INSTANCES.find(({ folder }) => file.startsWith(`${folder}/`));
    const list = instance && file.endsWith('/index.mdx') ? REDIRECTS.exec(text)?.[1] : undefined;
    if (instance && list !== undefined) {
      const folder = file.slice(instance.folder.length + 1, -'/index.mdx'.length);
      for (const [path] of list.matchAll(/\/[\w./-]+/g)) {
        found.set(withoutSlash(path), `${instance.route}${folder}, whose front matter says so`);
      }
    }
  }
  return found;
}
