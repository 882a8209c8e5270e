/** The head of a documentation page: its title with badges, what the page enables a reader to do, its tabs and contents. */
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { badgesOf } from '../../lib/pages/pageTree';
import { isApiPage, pageOf } from '../../lib/pages/paths';
import { AdSlot } from '../ads';
import { DocsTabs } from '../docs-tabs';
import { useLanguages } from '../i18n/languages';
import { Badges } from '../page-tree';
import { NarrowContents } from './NarrowContents';
import styles from './PageHeader.module.css';

export function PageHeader(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { body, description = body } = useLanguages();
  return (
    <header className={styles.header}>
      <h1 key={metadata.title}>
        {metadata.title}
        <Badges {...badgesOf(frontMatter)} />
      </h1>
      <p className={`description ${styles.description}`} lang={description}>
        {metadata.description}
      </p>
      <DocsTabs />
      <NarrowContents />
      {/* A page of the API reference knows by itself whether it may show ads. */}
      {!isApiPage(pageOf(metadata.permalink)) && <AdSlot />}
    </header>
  );
}
