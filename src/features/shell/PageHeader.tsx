/** The head of a documentation page: its title with badges, what the page enables a reader to do, its tabs and contents. */
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { badgesOf } from '../../lib/pages/pageTree';
import { isApiPage, pageOf } from '../../lib/pages/paths';
import { AdSlot } from '../ads';
import { DocsTabs } from '../docs-tabs';
import { CodeNames } from '../i18n/CodeNames';
import { useLanguages } from '../i18n/languages';
import { Badges } from '../page-tree';
import { NarrowContents } from './NarrowContents';
import styles from './PageHeader.module.css';

export function PageHeader(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { body, description = body } = useLanguages();
  const isApi = isApiPage(pageOf(metadata.permalink));
  return (
    <header className={styles.header}>
      <h1 key={metadata.title} translate={isApi ? 'no' : undefined}>
        {metadata.title}
        <Badges {...badgesOf(frontMatter)} />
      </h1>
      <p className={`description ${styles.description}`} lang={description}>
        <CodeNames name={isApi ? metadata.title.split(' ')[0] : undefined}>
          {metadata.description}
        </CodeNames>
      </p>
      <DocsTabs />
      <NarrowContents />
      {/* A page of the API reference knows by itself whether it may show ads. */}
      {!isApi && <AdSlot />}
    </header>
  );
}
