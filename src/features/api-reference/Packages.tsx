/** The packages that export what a page documents, with the exact versions that the page was made from. */
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { planAddress } from '../../data/sitePages';
import { type ApiModel, type ApiSize, rowsOf } from '../../lib/api/apiModel';
import { changesAddress, releaseAddress } from '../../lib/history/anchors';
import { API_TEXTS } from '../i18n/dictionary/apiReference';
import { HISTORY_TEXTS } from '../i18n/dictionary/history';
import { Badges } from '../page-tree';
import { InlineText } from './InlineText';
import styles from './Packages.module.css';

export function Packages({ model }: { readonly model: ApiModel }): ReactNode {
  const { packages, plan, history } = model;
  const renamed = history?.changes.find(({ change }) => change === 'renamed');
  return (
    <p className={styles.packages}>
      {API_TEXTS.packages()}
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
      {rowsOf(model).some((row) => row.history) && (
        <Link to={changesAddress(model)}>{HISTORY_TEXTS.whatChanged()}</Link>
      )}
      {history?.since !== undefined && (
        <Link to={releaseAddress(history.since)}>
          {HISTORY_TEXTS.since({ version: history.since })}
        </Link>
      )}
      {renamed?.before !== undefined && (
        <Link to={releaseAddress(renamed.version)}>
          <InlineText>
            {HISTORY_TEXTS.formerly({ name: renamed.before, version: renamed.version })}
          </InlineText>
        </Link>
      )}
    </p>
  );
}

/** What the component adds to an app. */
export function Size({ size }: { readonly size: ApiSize }): ReactNode {
  const { alone, addedToButton: added } = size;
  return (
    <p className={styles.packages} data-size="">
      <span>
        <InlineText>
          {added === undefined ? API_TEXTS.sizeAlone({ alone }) : API_TEXTS.size({ alone, added })}
        </InlineText>
      </span>
    </p>
  );
}
