/**
 * What changed in one release. It is static HTML: it comes with the page, works without JavaScript, and no script holds
 * it. Only a page that is reached by a link of the site loads it.
 */
import { type ReactNode, useRef } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { type ApiBlockContent } from '../../lib/api/apiBlocks';
import { useBlockHtml, useCollected } from '../api-blocks';
import { changeText } from './changeText';
import styles from './WhatChanged.module.css';

export interface ReleaseChangesProps {
  readonly version: string;
  /** HTML by version, with `{{key}}` for texts, and links to pages without the language's folder. */
  readonly content: ApiBlockContent;
}

export function ReleaseChanges({ version, content }: ReleaseChangesProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const baseUrl = useBaseUrl('/');
  const loaded = useBlockHtml(root, content, (html) =>
    (html[version] ?? '')
      .replaceAll(/\{\{([\w-]+)\}\}/g, (_placeholder, key: string) => changeText(key))
      .replaceAll(' href="/', ` href="${baseUrl}`),
  );
  useCollected('html' in content ? loaded.__html : undefined);
  return (
    <div
      ref={root}
      className={styles.changes}
      data-changes
      dangerouslySetInnerHTML={loaded}
      // In the browser there is none at first, and that of the server stays.
      suppressHydrationWarning
    />
  );
}
