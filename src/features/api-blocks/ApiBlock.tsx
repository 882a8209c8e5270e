/**
 * A generated reference block of a page. It is static HTML: it comes with the page, works without JavaScript, and no
 * script holds it. Only a page that is reached by a link of the site loads it.
 */
import useBaseUrl from '@docusaurus/useBaseUrl';
import { type ReactNode, useRef } from 'react';
import type { ApiBlockContent, ApiBlockKind } from '../../lib/api/apiBlocks';
import { API_BLOCK_TEXTS } from '../i18n/dictionary/apiBlocks';
import { interpolate } from './interpolate';
import { useBlockHtml } from './useBlockHtml';
import { useCollected } from './useCollected';
import { useOpenTarget } from './useOpenTarget';
import styles from './ApiBlock.module.css';

export interface ApiBlockProps {
  readonly content: ApiBlockContent;
  readonly kind: ApiBlockKind;
  /** Names of the groups to show, with commas between. */
  readonly groups: string;
  /** The package and version that it comes from; shown when given. */
  readonly source?: string;
}

export function ApiBlock({ content, kind, groups, source }: ApiBlockProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const baseUrl = useBaseUrl('/');
  const toHtml = (html: Readonly<Record<string, string>>) =>
    interpolate(
      groups.split(',').reduce((sum, group) => sum + (html[group] ?? ''), ''),
      baseUrl,
    );
  const loaded = useBlockHtml(root, content, toHtml);
  useCollected('html' in content ? loaded.__html : undefined);
  useOpenTarget(root, loaded);

  const isList = kind === 'events' || kind === 'selectors';
  return (
    <>
      {source !== undefined && (
        <p className={styles.source}>{API_BLOCK_TEXTS.source({ source })}</p>
      )}
      <div
        ref={root}
        className={styles.root}
        data-api-block={kind}
        role={isList ? 'list' : undefined}
        dangerouslySetInnerHTML={loaded}
        // In the browser there is none at first, and that of the server stays.
        suppressHydrationWarning
      />
    </>
  );
}
