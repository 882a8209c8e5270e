/**
 * A control that opens the versions. It is a link to the page of all versions: that is what it does without
 * JavaScript, with a modified click, and when the code of the menu can't be loaded.
 */
import type { KeyboardEvent, MouseEvent } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { productName } from '../i18n/productName';
import { versionText } from '../../lib/pages/versions';
import { VERSION_TEXTS } from '../i18n/dictionary/versions';
import { useCurrentPage } from './useCurrentPage';

export const loadChoices = () => import('./VersionChoices');

/** Fetches ahead; when that fails, the click tries again. */
function fetchAhead(): void {
  loadChoices().catch(() => undefined);
}

export function useOpener() {
  const reading = useCurrentPage();
  const href = useBaseUrl('/versions/');
  const product = productName(reading.product);
  const version = versionText(reading.version.label);
  const label = VERSION_TEXTS.button({ product, version });
  return {
    product,
    version,
    href,
    /** For an `<a role="button">`. */
    link: {
      'aria-label': label,
      onPointerEnter: fetchAhead,
      onFocus: fetchAhead,
    },
  } as const;
}

/** What makes the link a button: a plain click and the space bar. */
export function pressHandlers(toggle: () => void) {
  return {
    onClick: (event: MouseEvent) => {
      if (!event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) {
        event.preventDefault();
        toggle();
      }
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === ' ') {
        event.preventDefault();
        toggle();
      }
    },
  };
}
