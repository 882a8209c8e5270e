/** The end of the list, which asks for more once a reader comes near. */
import { type ReactNode, useEffect, useRef } from 'react';
import { SEARCH_TEXTS } from '../../i18n/dictionary/search';
import styles from './SearchDialog.module.css';

/** How far below the visible part of the list its end may be. */
const NEAR = '0px 0px 100px';

export interface ListEndProps {
  readonly isAsking: boolean;
  /** Called again after each change of the list, as long as its end is near. */
  readonly onReach: () => void;
}

export function ListEnd({ isAsking, onReach }: ListEndProps): ReactNode {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          onReach();
        }
      },
      { root: end.current.parentElement, rootMargin: NEAR },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [onReach]);
  return (
    <div ref={end} aria-hidden="true">
      {isAsking && <p className={styles.note}>{SEARCH_TEXTS.loading()}</p>}
    </div>
  );
}
