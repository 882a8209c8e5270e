/**
 * Completes the heads of the finished pages: breadcrumbs for search engines, and what stands for a page where its
 * address is shared. Scripts of a page need nothing of that, so it costs readers no JavaScript. `plugins/output/first-load`
 * calls this for each page that it writes.
 */
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent, LoadContext } from '@docusaurus/types';
import { DOCS_INSTANCES } from '../../../src/data/docsInstances';
import { readPath } from '../../../src/lib/pages/paths';
import { SOCIAL_IMAGE_SIZE, socialImageOf, socialImagePath } from '../social-images/socialImages';
import { type Crumb, breadcrumbTrails } from './breadcrumbs';
import { withPageHead } from './headTags';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

function isLoadedContent(content: unknown): content is LoadedContent {
  return typeof content === 'object' && content !== null && 'loadedVersions' in content;
}

/** The ways to all pages of all versions of all instances. */
function allTrails(allContent: AllContent, home: Crumb): ReadonlyMap<string, readonly Crumb[]> {
  const trails = DOCS_INSTANCES.flatMap(({ id, route }) => {
    const content = allContent[DOCS_PLUGIN]?.[id];
    const versions = isLoadedContent(content) ? content.loadedVersions : [];
    return versions.flatMap(({ sidebars, docs }) =>
      Object.values(sidebars).flatMap((items) => [...breadcrumbTrails(items, docs, home, route)]),
    );
  });
  return new Map(trails);
}

/**
 * @returns what completes the HTML of the page at a path, with language
 * @throws on a page without a head
 */
export function createPageHeads(
  { siteConfig: { title, url }, baseUrl }: LoadContext,
  allContent: AllContent,
): (html: string, page: string) => string {
  const trails = allTrails(allContent, { name: title, path: baseUrl });
  return (html, page) => {
    const { name, alt } = socialImageOf(page);
    return withPageHead(html, {
      siteUrl: url,
      kind: readPath(page).route === '/' ? 'website' : 'article',
      image: { url: url + baseUrl + socialImagePath(name), alt, ...SOCIAL_IMAGE_SIZE },
      trail: trails.get(page),
    });
  };
}
