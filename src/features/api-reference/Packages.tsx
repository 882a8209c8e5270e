/** The packages that export what a page documents, with the exact versions that the page was made from. */
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { planAddress } from '../../data/sitePages';
import type { ApiModel } from '../../lib/api/apiModel';
import { API_TEXTS } from '../i18n/dictionary/apiReference';
import { Badges } from '../page-tree';
import styles from './Packages.module.css';

export function Packages({ model }: { readonly model: ApiModel }): ReactNode {
  const { packages, plan } = model;
  return (
    <p className={styles.packages}>
      <span>{API_TEXTS.packages()}</span>
      {packages.map(({ name, version }) => (
        <code key={name} translate="no" className={styles.package}>
          {name} <b>{version}</b>
        </code>
      ))}
      {plan && (
        <Link to={planAddress(plan)}>
          <Badges plan={plan} />
        </Link>
      )}
    </p>
  );
}
