/**
 * The place of the block of sponsors. An ad of the site's own stands in it from the first paint; a network's block loads
 * once the page has come to rest, and a quiet panel keeps its room till then.
 */
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { badgesOf } from '../../lib/pages/pageTree';
import { AD_TEXTS } from '../i18n/dictionary/ads';
import { whenQuiet } from '../prefetch';
import styles from './AdSlot.module.css';
import { HouseBlock } from './HouseBlock';

function NetworkSlot(): ReactNode {
  const [Block, setBlock] = useState<ComponentType>();
  useEffect(() => {
    let left = false;
    const cancel = whenQuiet(() => {
      import('./NetworkBlock').then(
        ({ NetworkBlock }) => left || setBlock(() => NetworkBlock),
        // A page without its ad is whole.
        () => undefined,
      );
    });
    return () => {
      left = true;
      cancel();
    };
  }, []);
  return (
    <>
      <p className={styles.waiting} aria-hidden="true">
        {AD_TEXTS.region()}
      </p>
      {Block && <Block />}
    </>
  );
}

/** Nothing on a page of a paid plan, or where `ADS=off`. */
export function AdSlot(): ReactNode {
  const { frontMatter, metadata } = useDoc();
  return process.env.ADS === 'off' || badgesOf(frontMatter).plan ? null : (
    // What a search engine shows of a page isn't its ad.
    <div key={metadata.id} className={styles.slot} data-ad-slot data-nosnippet>
      {/* The build puts the text in the place of the variable, and leaves out the branch that can't be reached. */}
      {process.env.AD_SCRIPT_URL ? <NetworkSlot /> : <HouseBlock />}
    </div>
  );
}
