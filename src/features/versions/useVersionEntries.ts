/** The entries of the version switcher on the current page. Part of what loads with the open menu. */
import { useLocation } from '@docusaurus/router';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { productName } from '../i18n/productName';
import { SITE } from '../../data/site';
import { VERSION_PAGES } from '../../data/versionPages';
import { type VersionTarget, olderTarget, siteTarget } from '../../lib/pages/versionTargets';
import { type PageHistory, versionText } from '../../lib/pages/versions';
import { VERSION_MENU_TEXTS } from '../i18n/dictionary/versionMenu';
import { versionList } from './newerMajor';
import { useCurrentPage } from './useCurrentPage';

export interface VersionEntry {
  /** Another one for each entry. Until the current version has its next name, a cut may have the same. */
  readonly key: string;
  readonly name: string;
  /** What a click does. */
  readonly detail: string;
  /** `here` is the version that the reader is on, `site` another one of this site, `host` one elsewhere. */
  readonly place: 'here' | 'site' | 'host';
  readonly href: string;
}

const HISTORIES: ReadonlyMap<string, PageHistory> = new Map(Object.entries(VERSION_PAGES));

/** Versions of this site first, newest first. */
export function useVersionEntries(): readonly VersionEntry[] {
  const { hash } = useLocation();
  const { currentLocale, defaultLocale } = useDocusaurusContext().i18n;
  const { page, instance, product, version } = useCurrentPage();
  const siteVersions = useVersions(instance);

  const list = versionList(product);
  const current = { page, hash, front: list?.front ?? version.path };
  const hosts = {
    template: SITE.versionsHost,
    histories: HISTORIES,
    prefix: currentLocale === defaultLocale ? '' : `/${currentLocale}`,
  };
  const entry = (
    key: string,
    name: string,
    place: VersionEntry['place'],
    { href, lands }: VersionTarget,
  ): VersionEntry => {
    const detail =
      lands === 'page'
        ? VERSION_MENU_TEXTS.samePage()
        : VERSION_MENU_TEXTS.frontPage({ product: productName(product) });
    return {
      key,
      name,
      place,
      href,
      detail: place === 'here' ? VERSION_MENU_TEXTS.here() : detail,
    };
  };
  return [
    ...siteVersions.map((site) =>
      entry(
        site.name,
        versionText(site.label),
        site.name === version.name ? 'here' : 'site',
        siteTarget(current, site, HISTORIES),
      ),
    ),
    ...(list?.older ?? []).map((older) =>
      entry(older.name, older.name, 'host', olderTarget(current, older, hosts)),
    ),
  ];
}
