/** Opens and shows the entry that the address names: browsers do that for pages that come from the server only. */
import { useLocation } from '@docusaurus/router';
import { type RefObject, useEffect } from 'react';
import { openAround, showAnchor } from '../anchors';

/** @param inside changes when the entries appear */
export function useOpenTarget(root: RefObject<HTMLElement | null>, inside: unknown): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const target = hash && document.getElementById(hash.slice(1));
    if (!target || !root.current?.contains(target)) {
      return;
    }
    openAround(target, root.current);
    showAnchor(target);
  }, [root, hash, key, inside]);
}
