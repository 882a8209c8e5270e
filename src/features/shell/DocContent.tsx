/** The content of a documentation page, which is the target of the skip link, and what readers say of it. */
import { type ReactNode, useDeferredValue } from 'react';
import { useHistory } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import MDXContent from '@theme/MDXContent';
import { PageFeedback } from '../feedback';
import { useLanguages } from '../i18n/languages';
import { UntranslatedNotice } from '../i18n/UntranslatedNotice';
import { Remount } from '../remount';
import { CanonicalLink } from '../versions';
import styles from './DocContent.module.css';
import { MAIN_CONTENT_ID } from './mainContent';
import { PageHeader } from './PageHeader';

/**
 * Whether the body may follow the heading by a moment: only after a click on a link. On the first load it stands
 * in the HTML already; on the way back, and on the way to a heading, the browser needs it to find the place.
 */
function useMayFollow(): boolean {
  const isBrowser = useIsBrowser();
  const { action, location } = useHistory();
  return isBrowser && action === 'PUSH' && location.hash === '';
}

/** The text of the page, in a frame of its own where it is of another language than the shell. */
function Body({ children }: { readonly children: ReactNode }): ReactNode {
  const language = useLanguages().body;
  const content = <MDXContent>{children}</MDXContent>;
  return language === undefined ? (
    content
  ) : (
    <div lang={language} className="markdown">
      {content}
    </div>
  );
}

export function DocContent({ children }: { readonly children: ReactNode }): ReactNode {
  // What a click asks for shows at once: title and description first, the rest right after they are painted.
  const body = useDeferredValue(children, useMayFollow() ? null : children);
  return (
    <>
      <div id={MAIN_CONTENT_ID} tabIndex={-1} className="theme-doc-markdown markdown">
        <CanonicalLink />
        <PageHeader />
        <UntranslatedNotice />
        {body === null ? <div className={styles.pending} /> : <Body>{body}</Body>}
      </div>
      <Remount>
        <PageFeedback />
      </Remount>
    </>
  );
}
