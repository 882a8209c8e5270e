/** The settings that links of the site are made of. */
import { ROUTES } from '../../src/data/docsInstances';
import { SITE_PAGES } from '../../src/data/sitePages';
import { LANGUAGES } from '../../src/lib/text/languages';
import { readSiteAddress } from '../../src/lib/pages/siteAddress';
import { isWebAddress } from '../../src/lib/pages/webAddress';
import { checkCredentials } from './credentials';

/** Read by `src/data/siteAddress.ts` and `site.ts`. */
const ADDRESSES = ['SITE_URL', 'REPOSITORY_URL'] as const;

/** What paths of the site begin with: below a base of that name, nobody could tell a path with it from one without. */
const OWN_FOLDERS: readonly string[] = [
  ...LANGUAGES.map((language) => `/${language}/`),
  ...ROUTES,
  SITE_PAGES.versions,
  '/playground/',
];

/** The address of the whole site: a host, and a path where the site has no host to itself. */
function checkSiteUrl(url: string): void {
  const fail = (problem: string): never => {
    throw new Error(
      `SITE_URL is "${url}", ${problem} Write an address such as https://docs.example.com or https://example.com/docs/.`,
    );
  };
  const { search, hash } = new URL(url);
  if (search || hash || /[?#]/.test(url)) {
    fail('which has a query or a hash: pages stand behind it.');
  }
  const { base } = readSiteAddress(url);
  if (!/^\/(?:(?!\.+\/)[\w.~-]+\/)*$/.test(base)) {
    fail(
      'whose path has more than letters, digits, hyphens, dots and underscores between single slashes.',
    );
  }
  const own = OWN_FOLDERS.find((folder) => base.startsWith(folder) && folder !== '/');
  if (own !== undefined) {
    fail(`whose path begins as those of pages do: ${own}.`);
  }
}

/** @throws when links made of a variable would lead nowhere; the message names it and what it may be */
export function checkSite(env: Readonly<Record<string, string | undefined>>): void {
  checkCredentials(env, [...ADDRESSES, 'DOCS_VERSIONS_HOST']);
  for (const name of ADDRESSES) {
    const value = env[name];
    if (value && !isWebAddress(value)) {
      throw new Error(
        `${name} is "${value}", which is no absolute address: it has to begin with https:// or http://.`,
      );
    }
  }
  const { SITE_URL: url, REPOSITORY_REF: ref } = env;
  if (url) {
    checkSiteUrl(url);
  }
  if (ref && !/^[^\s?#\\]+$/.test(ref)) {
    throw new Error(
      `REPOSITORY_REF is "${ref}", which can't stand in an address. Set it to the name of a branch or a tag.`,
    );
  }
}
