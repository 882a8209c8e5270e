/** The whole source for readers without JavaScript. The browser's bundle doesn't hold this source. */
import type { ReactElement } from 'react';
import { DEMO_TEXTS } from '../../i18n/dictionary/demo';
import styles from '../block/Demo.module.css';

/** Renders nothing inside `<noscript>` when `html` is `undefined`, as it is in browsers. */
export function StaticSource({ html }: { readonly html: string | undefined }): ReactElement {
  return (
    <noscript>
      {html !== undefined && (
        <details className={styles.static}>
          <summary>{DEMO_TEXTS.showCode()}</summary>
          <pre className="prism" translate="no">
            <code dangerouslySetInnerHTML={{ __html: html }} />
          </pre>
        </details>
      )}
    </noscript>
  );
}
