/**
 * The place of the block of sponsors. It is all that a page's first load holds of ads: room that is kept from the
 * start, and what asks for the rest once the page has come to rest.
 */
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { badgesOf } from '../../lib/pages/pageTree';
import { whenQuiet } from '../prefetch';
import styles from './AdSlot.module.css';

// The build puts the text in the place of the variable, and leaves out the branch that can't be reached.
const load = (): Promise<ComponentType> =>
  process.env.AD_SCRIPT_URL
    ? import('./NetworkBlock').then(({ NetworkBlock }) => NetworkBlock)
    : import('./HouseBlock').then(({ HouseBlock }) => HouseBlock);

function Slot(): ReactNode {
  const [Block, setBlock] = useState<ComponentType>();
  useEffect(() => {
    let left = false;
    const cancel = whenQuiet(() => {
      load().then(
        (loaded) => left || setBlock(() => loaded),
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
    <div className={styles.slot} data-ad-slot>
      {Block && <Block />}
    </div>
  );
}

/** Nothing on a page of a paid plan, or where `ADS=off`. */
export function AdSlot(): ReactNode {
  const { frontMatter, metadata } = useDoc();
  return process.env.ADS === 'off' || badgesOf(frontMatter).plan ? null : (
    <Slot key={metadata.id} />
  );
}
