/**
 * The first thing that the Tab key reaches: a link over the header and the sidebar to the content.
 * After a navigation the focus starts here again, as it would on a newly loaded page.
 */
import { type ReactNode, useRef } from 'react';
import { useLocationChange } from '@docusaurus/theme-common/internal';
import { useHistory } from '@docusaurus/router';
import { SHELL_TEXTS } from '../i18n/dictionary/shell';
import { MAIN_CONTENT_ID } from './mainContent';
import styles from './SkipLink.module.css';

export function SkipLink(): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const { action } = useHistory();

  useLocationChange(({ location }) => {
    if (!location.hash && action === 'PUSH') {
      container.current?.focus({ preventScroll: true });
    }
  });

  const label = SHELL_TEXTS.skipLink();
  return (
    <div ref={container} role="region" aria-label={label} tabIndex={-1} className={styles.region}>
      <a className={styles.link} href={`#${MAIN_CONTENT_ID}`}>
        {label}
      </a>
    </div>
  );
}
