/**
 * A page of the API reference. It is static HTML: it comes with the page, works without JavaScript, and no script that
 * the page loads holds it. Only a page that is reached by a link of the site loads what renders it.
 */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { AdSlot } from '../ads';
import { StaticCode } from '../code';
import type { ApiContent, MadeContent } from './content';
import { useLive } from './useLive';
import styles from './ApiReference.module.css';

/** React sets the HTML again whenever this is another object, so there is one for "what stands there stays". */
const AS_IT_IS = { __html: '' } as const;

export interface ApiReferenceProps {
  readonly content: ApiContent;
  /** Whether the page documents a component, and so has a place for sponsors. */
  readonly isComponent?: boolean;
  /** Its import statements, highlighted. */
  readonly imports: string;
}

/** What the page shows, where it has to be made: not when it came as HTML. */
function useMade(content: ApiContent, isThere: () => boolean): MadeContent | undefined {
  const [loaded, setLoaded] = useState<MadeContent>();
  useEffect(() => {
    if (!('load' in content) || isThere()) {
      return undefined;
    }
    let current = true;
    content.load().then(
      (made) => {
        if (current) {
          setLoaded(made);
        }
      },
      () => {
        // The file is gone, after a deployment for instance. The server has the page.
        if (current) {
          window.location.reload();
        }
      },
    );
    return () => {
      current = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is there is asked once, when the page begins
  }, [content]);
  return 'load' in content ? loaded : content;
}

export function ApiReference({ content, isComponent, imports }: ApiReferenceProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const lists = useRef<HTMLDivElement>(null);
  const made = useMade(content, () => Boolean(lists.current?.firstChild));
  const problem = useLive(root, made);

  const top = made && <made.Top page={made.page} />;
  const rest = made && <made.Lists page={made.page} />;
  const kept = { suppressHydrationWarning: true, dangerouslySetInnerHTML: AS_IT_IS } as const;
  return (
    <div ref={root} data-api-page>
      {isComponent && <AdSlot />}
      {problem}
      {top ? <div className={styles.part}>{top}</div> : <div className={styles.part} {...kept} />}
      <StaticCode language="tsx" html={imports} />
      {rest ? (
        <div ref={lists} key="made" className={styles.part}>
          {rest}
        </div>
      ) : (
        <div ref={lists} key="kept" className={styles.part} {...kept} />
      )}
    </div>
  );
}
