/**
 * The script that lets links to a text, which a browser follows once while it loads a page, find what is folded before
 * the page answers. A self-contained function that is written into the page as text: it may use nothing but the browser,
 * and must not throw. `src/features/findable` and the API reference take over from it.
 */
export function showFolded(): void {
  const html = document.documentElement;
  if ('onbeforematch' in html) {
    document.addEventListener('DOMContentLoaded', () => {
      document
        .querySelectorAll('[data-inactive], [data-section] [role="row"][id] > [role="cell"]')
        .forEach((part) => {
          const section = part.closest('[data-section]')?.getAttribute('data-section');
          if (!section || html.getAttribute(`data-api-${section}`) === 'collapsed') {
            part.setAttribute('hidden', 'until-found');
            part.setAttribute('aria-hidden', 'true');
          }
        });
    });
    document.addEventListener('beforematch', ({ target }) => {
      const part = target instanceof Element && target.closest('[data-inactive], [role="row"]');
      if (part) {
        part.setAttribute(part.matches('[data-inactive]') ? 'data-found' : 'data-open', '');
      }
    });
  }
}
