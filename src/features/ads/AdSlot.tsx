/**
 * The place of the block of sponsors. It is all that a page's first load holds of ads: what stands there is the
 * server's, and what asks for the rest once the page has come to rest. An ad of the site's own shows from the first
 * paint; for a network's, a quiet panel keeps the room.
 */
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { badgesOf } from '../../lib/pages/pageTree';
import { whenSettled } from '../prefetch';
import styles from './AdSlot.module.css';
import type * as HouseModule from './HouseBlock';

// The build puts the text in the place of the variable, and leaves out the branch that can't be reached.
const load = (): Promise<ComponentType> =>
  process.env.AD_SCRIPT_URL
    ? import('./NetworkBlock').then(({ NetworkBlock }) => NetworkBlock)
    : import('./HouseBlock').then(({ HouseBlock }) => HouseBlock);

/** A network is asked anew on each page, once that is at rest. */
const isPatient = Boolean(process.env.AD_SCRIPT_URL);

/** Once it has come; then other pages have it at once. */
let loaded: ComponentType | undefined;

/** In the browser, what the server wrote isn't React's. */
const UNMANAGED_HTML = { __html: '' } as const;

function Served(): ReactNode {
  if (process.env.IS_SERVER && !process.env.AD_SCRIPT_URL) {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would bring it to browsers too
    const { HouseBlock } = require('./HouseBlock') as typeof HouseModule;
    return (
      <div>
        <HouseBlock />
      </div>
    );
  }
  return <div suppressHydrationWarning dangerouslySetInnerHTML={UNMANAGED_HTML} />;
}

function Slot(): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const isBrowser = useIsBrowser();
  const [isNext] = useState(isBrowser);
  const [Block, setBlock] = useState(() => (isBrowser ? loaded : undefined));
  useEffect(() => {
    let left = false;
    const begin = () => {
      load().then(
        (Loaded) => {
          loaded = isPatient ? undefined : Loaded;
          // Skip the update if the user has focus inside the slot.
          if (!left && !place.current?.contains(document.activeElement)) {
            setBlock(() => Loaded);
          }
        },
        // A page without its ad is whole.
        () => undefined,
      );
    };
    if (isNext && !isPatient) {
      begin();
    }
    const cancel = whenSettled(begin);
    return () => {
      left = true;
      cancel();
    };
  }, [isNext]);
  return (
    // What a search engine shows of a page isn't its ad.
    <div
      ref={place}
      className={styles.slot}
      data-ad-slot={isPatient ? 'network' : 'house'}
      data-nosnippet
    >
      {Block ? <Block /> : <Served />}
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
