/** The page of all versions: for each product a table of where a version is documented and since when it exists. */
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { type GlobalVersion, useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { productName } from '../i18n/productName';
import { PRODUCTS, type VersionedProductId } from '../../data/products';
import { SITE } from '../../data/site';
import { SITE_PAGES } from '../../data/sitePages';
import { VERSION_LISTS } from '../../data/versions';
import { instanceOfPath } from '../../lib/pages/docsInstance';
import { readPath } from '../../lib/pages/paths';
import { hostAddress, siteTarget } from '../../lib/pages/versionTargets';
import { type VersionList, unversionedPage, versionText } from '../../lib/pages/versions';
import { VERSIONS_PAGE_TEXTS } from '../i18n/dictionary/versionsPage';
import { MAIN_CONTENT_ID } from '../shell';
import { newerMajor } from './newerMajor';
import styles from './Versions.module.css';

/** What all products share comes last. */
const VERSIONED = [
  ...PRODUCTS.map(({ id }) => id),
  'x',
] as const satisfies readonly VersionedProductId[];

interface Row {
  /** Another one for each version. */
  readonly key: string;
  readonly name: string;
  readonly link: ReactNode;
  /** `2025-04-17` */
  readonly released: string | undefined;
  readonly state: string;
}

/** A day as readers of the language write it. */
function ReleaseDay({ day }: { readonly day: string }): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  const text = new Intl.DateTimeFormat(currentLocale, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  }).format(new Date(day));
  return <time dateTime={day}>{text}</time>;
}

/** The versions that this site has of the pages at a path. */
function useVersionsAt(front: string): readonly GlobalVersion[] {
  const instances = Object.values(useAllDocsData()).map(({ path, versions }) => ({
    route: readPath(path).route.replace(/\/*$/, '/'),
    versions,
  }));
  return instanceOfPath(front, instances)?.versions ?? [];
}

function useRows(list: VersionList): readonly Row[] {
  const { currentLocale, defaultLocale } = useDocusaurusContext().i18n;
  const prefix = currentLocale === defaultLocale ? '' : `/${currentLocale}`;
  const { front } = list;
  const start = { page: unversionedPage(front), hash: '', front };
  const siteRow = (version: GlobalVersion): Row => {
    const name = versionText(version.label);
    return {
      key: version.name,
      name,
      link: <Link to={siteTarget(start, version).href}>{name}</Link>,
      released: version.isLast ? list.released : undefined,
      state: version.isLast ? VERSIONS_PAGE_TEXTS.current() : VERSIONS_PAGE_TEXTS.cut(),
    };
  };
  return [
    ...useVersionsAt(front).map(siteRow),
    ...list.older.map(({ name, front: path, released }) => ({
      key: name,
      name,
      link: <a href={hostAddress(SITE.versionsHost, name, prefix, path)}>{name}</a>,
      released,
      state: VERSIONS_PAGE_TEXTS.older(),
    })),
  ];
}

function ProductVersions({ product }: { readonly product: VersionedProductId }): ReactNode {
  const rows = useRows(VERSION_LISTS[product]);
  const newer = newerMajor(product);
  return (
    <section>
      <h2 id={product}>{productName(product)}</h2>
      <table aria-labelledby={product}>
        <thead>
          <tr>
            <th scope="col">{VERSIONS_PAGE_TEXTS.version()}</th>
            <th scope="col">{VERSIONS_PAGE_TEXTS.released()}</th>
            <th scope="col">{VERSIONS_PAGE_TEXTS.state()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.link}</th>
              <td>
                {row.released ? <ReleaseDay day={row.released} /> : VERSIONS_PAGE_TEXTS.noDate()}
              </td>
              <td>{row.state}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {newer && (
        <p>
          <a href={newer.href}>{newer.text}</a>
        </p>
      )}
    </section>
  );
}

export function VersionsPage(): ReactNode {
  return (
    <main id={MAIN_CONTENT_ID} tabIndex={-1} className={`markdown ${styles.page}`}>
      <h1>{VERSIONS_PAGE_TEXTS.title()}</h1>
      <p>
        {`${VERSIONS_PAGE_TEXTS.lead({ version: SITE.version })} ${VERSIONS_PAGE_TEXTS.switcher()}`}
      </p>
      <p>
        <span>{VERSIONS_PAGE_TEXTS.supportNote()}</span>{' '}
        <Link to={`${SITE_PAGES.support}#supported-versions`}>
          {VERSIONS_PAGE_TEXTS.supportLink()}
        </Link>
      </p>
      {VERSIONED.map((product) => (
        <ProductVersions key={product} product={product} />
      ))}
    </main>
  );
}
