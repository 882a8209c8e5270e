/**
 * Leads old addresses of pages to where they stand now: by the rules that servers get (`../server-rules`), and for hosts
 * without such rules by small pages of Docusaurus' own plugin.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import clientRedirects from '@docusaurus/plugin-client-redirects';
import type { LoadContext, Props } from '@docusaurus/types';
import { OLD_ADDRESSES } from '../../../src/data/oldAddresses';
import { VERSION_PAGES } from '../../../src/data/versionPages';
import { formerAddresses } from '../../../src/lib/pages/baseAddresses';
import { productOf } from '../../../src/lib/pages/productOf';
import { type Redirect, collectRedirects } from '../../../src/lib/pages/redirects';
import { docsContent, sitePages } from '../markdown-export';
import type { OutputStep } from '../outputStep';
import { withSharedScript } from './withSharedScript';

/** The redirects of a language, whose path is left out of them: of this site, and of former addresses elsewhere. */
export function redirectsOf({ plugins, baseUrl }: Pick<Props, 'plugins' | 'baseUrl'>): {
  readonly own: readonly Redirect[];
  readonly former: readonly Redirect[];
} {
  const cut = new Set(
    [...docsContent(plugins).values()].flatMap(({ loadedVersions }) =>
      loadedVersions
        .filter(({ isLast }) => !isLast)
        .flatMap(({ docs }) => docs.map(({ permalink }) => permalink)),
    ),
  );
  const pages = sitePages(plugins).map(({ permalink, frontMatter }) => {
    const own = cut.has(permalink) ? undefined : frontMatter.redirects;
    return {
      path: `/${permalink.slice(baseUrl.length)}`,
      redirects: Array.isArray(own) ? own.map(String) : [],
    };
  });
  const known = new Set(pages.map(({ path: page }) => page));
  const { api } = productOf('material-ui');
  const references = pages.flatMap(({ path: page }) =>
    page.startsWith(api) && page !== api ? [page.slice(api.length, -1)] : [],
  );
  const former = known.has(api) ? formerAddresses(references, (page) => known.has(page)) : {};
  const found = collectRedirects({
    histories: VERSION_PAGES,
    old: { ...OLD_ADDRESSES, ...former },
    pages,
  });
  const isFormer = ({ from }: Redirect) => Object.hasOwn(former, from);
  return { own: found.filter((one) => !isFormer(one)), former: found.filter(isFormer) };
}

export function redirects(context: LoadContext): OutputStep {
  return {
    async postBuild(props) {
      const { own, former } = redirectsOf(props);
      const found = [...own, ...former];
      const plugin = clientRedirects(context, {
        id: 'default',
        fromExtensions: [],
        toExtensions: [],
        redirects: [...found],
      });
      await plugin?.postBuild?.({ ...props, content: undefined });
      await Promise.all(
        found.map(async ({ from }) => {
          const file = path.join(props.outDir, from, 'index.html');
          await writeFile(file, withSharedScript(await readFile(file, 'utf8')));
        }),
      );
    },
  };
}
