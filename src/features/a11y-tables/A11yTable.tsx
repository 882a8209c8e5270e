/** A table with the name of the component that it is about; what is in the table is the author's. */
import { type ReactNode, useId } from 'react';
import { CodeNames } from '../i18n/CodeNames';
import { A11Y_TABLE_TEXTS } from '../i18n/dictionary/a11yTables';
import { useLanguages } from '../i18n/languages';
import styles from './A11yTable.module.css';

interface A11yTableProps {
  /** `Button` */
  readonly component: string;
  /** The table. */
  readonly children: ReactNode;
}

interface FrameProps extends A11yTableProps {
  readonly kind: keyof typeof A11Y_TABLE_TEXTS;
}

function Frame({ kind, component, children }: FrameProps): ReactNode {
  const language = useLanguages().shell;
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles[kind]}>
      <p id={id} lang={language}>
        <strong>
          <CodeNames name={component}>{A11Y_TABLE_TEXTS[kind]({ component })}</CodeNames>
        </strong>
      </p>
      {children}
    </div>
  );
}

/** What each key does. */
export function Keyboard(props: A11yTableProps): ReactNode {
  return <Frame {...props} kind="keyboard" />;
}

/** What the component gives to assistive technology, and what is left to the author of an app. */
export function A11y(props: A11yTableProps): ReactNode {
  return <Frame {...props} kind="a11y" />;
}
