/**
 * The first thing that the Tab key reaches: a link over the header and the sidebar to the content.
 * After a navigation the focus starts here again, as it would on a newly loaded page, and after the button that scrolls
 * back to the top, which disappears there.
 */
import { type ReactNode, useEffect, useRef } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useLocationChange } from '@docusaurus/theme-common/internal';
import { useHistory } from '@docusaurus/router';
import { SHELL_TEXTS } from '../i18n/dictionary/shell';
import { MAIN_CONTENT_ID } from './mainContent';
import styles from './SkipLink.module.css';

const TOP_BUTTON = `.${ThemeClassNames.common.backToTopButton}`;

export function SkipLink(): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const { action } = useHistory();

  useLocationChange(({ location }) => {
    if (!location.hash && action === 'PUSH') {
      container.current?.focus({ preventScroll: true });
    }
  });

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(TOP_BUTTON)) {
        container.current?.focus({ preventScroll: true });
      }
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  const label = SHELL_TEXTS.skipLink();
  return (
    <div ref={container} role="region" aria-label={label} tabIndex={-1} className={styles.region}>
      <a className={styles.link} href={`#${MAIN_CONTENT_ID}`}>
        {label}
      </a>
    </div>
  );
}
