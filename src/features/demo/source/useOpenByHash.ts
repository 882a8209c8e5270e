/** Whether the code of a demo is open: by default, by the reader, or because the address asks for it. */
import { useLocation } from '@docusaurus/router';
import { useEffect, useState } from 'react';
import { parseDemoHash } from '../../../lib/code/preferences';
import { setCodeStyling, setCodeVariant } from '../../preferences';
import { useHydrated } from './useHydrated';

/**
 * A hash such as `#BasicSorting.js` opens the code of that demo and chooses its language, and its styling if named.
 * @returns whether the code is open, what opens and closes it, and the hash
 */
export function useOpenByHash(
  name: string,
  initially: boolean,
): readonly [boolean, (open: boolean) => void, string] {
  const location = useLocation();
  // The server knows no hash.
  const hash = useHydrated() ? location.hash : '';
  // A second click on the same link is a visit of its own.
  const visit = hash && `${hash} ${location.key ?? ''}`;
  const [open, setOpen] = useState(initially);
  const [seen, setSeen] = useState('');
  if (visit !== seen) {
    setSeen(visit);
    if (parseDemoHash(hash)?.name === name) {
      setOpen(true);
    }
  }

  useEffect(() => {
    const asked = parseDemoHash(hash);
    if (asked?.name === name) {
      setCodeVariant(asked.variant);
      if (asked.styling) {
        setCodeStyling(asked.styling);
      }
    }
  }, [visit, hash, name]);

  return [open, setOpen, hash];
}
