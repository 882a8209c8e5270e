/**
 * Client module: hears when another tab chooses a direction, on every page. What it takes to turn the page loads only
 * then; a page that is loaded after the choice was turned before its first paint.
 */
import { THEME_KEYS } from '../../lib/theme/themeState';

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === THEME_KEYS.direction) {
      import('./rtlStyles').then(
        ({ followDirection }) => followDirection(),
        // Offline: the next page is loaded in the new direction.
        () => undefined,
      );
    }
  });
}
