/** Where the HTML of a reference block comes from: the server's page, or a file that is loaded. */
import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { ApiBlockContent, ApiBlockHtml } from '../../lib/api/apiBlocks';

/** React sets the HTML again whenever this is another object, so there is one for "what stands there stays". */
const AS_IT_IS = { __html: '' } as const;

export interface InnerHtml {
  readonly __html: string;
}

/**
 * The inside of an element.
 * @param root the element, which is empty unless the server has filled it
 * @param toHtml makes the HTML of the block out of that of its file
 */
export function useBlockHtml(
  root: RefObject<HTMLElement | null>,
  content: ApiBlockContent,
  toHtml: (html: ApiBlockHtml) => string,
): InnerHtml {
  const [loaded, setLoaded] = useState<ApiBlockHtml>();
  useEffect(() => {
    if ('html' in content || root.current?.firstChild) {
      return undefined;
    }
    let current = true;
    content.load().then(
      (html) => {
        if (current) {
          setLoaded(html);
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
  }, [content, root]);

  const html = 'html' in content ? content.html : loaded;
  const text = html && toHtml(html);
  return useMemo(() => (text === undefined ? AS_IT_IS : { __html: text }), [text]);
}
