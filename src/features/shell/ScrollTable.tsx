/** A table that scrolls sideways by itself where it is wider than the page, with the keyboard too. */
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { SHELL_TEXTS } from '../i18n/dictionary/shell';
import styles from './ScrollTable.module.css';

export function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      setScrolls(element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // A table that fits needs no stop for the Tab key.
  const region = scrolls && {
    tabIndex: 0,
    role: 'group',
    'aria-label': SHELL_TEXTS.table(),
  };
  return (
    <div ref={frame} className={styles.frame} {...region}>
      <table {...props} />
    </div>
  );
}
