/** The only way by which HTML of an ad gets into a page. */
import DOMPurify from 'dompurify';

/** HTML that can be shown: without scripts and styles, with links that open beside the page. */
export function sanitizeAd(html: string): string {
  const box = document.createElement('div');
  box.append(
    // Only what shapes a line of text, and links.
    DOMPurify.sanitize(html, {
      ALLOWED_TAGS: ['a', 'b', 'br', 'em', 'i', 'span', 'strong'],
      ALLOWED_ATTR: ['href'],
      ALLOWED_URI_REGEXP: /^https?:\/\//i,
      ALLOW_ARIA_ATTR: false,
      ALLOW_DATA_ATTR: false,
      RETURN_DOM_FRAGMENT: true,
    }),
  );
  for (const link of box.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'sponsored noopener';
  }
  return box.innerHTML;
}
