/** Shows the choices that the page follows by itself, as they are stored now: the reader's plan and the direction. */
import { THEME_KEYS, parseDirection } from '../../lib/theme/themeState';
import { readChoice } from '../stored-choice';

/** React refuses a page that has changed before it is hydrated. */
function untilHydrated(): Promise<void> {
  const html = document.documentElement;
  return new Promise((resolve) => {
    const look = () => {
      if (html.dataset.hasHydrated === 'true') {
        observer.disconnect();
        resolve();
      }
    };
    const observer = new MutationObserver(look);
    observer.observe(html, { attributes: true });
    look();
  });
}

/**
 * Shows what is chosen now, and from then on what is chosen here or in another tab.
 * @returns a promise that rejects when what it takes can't be loaded
 */
export async function followChoices(): Promise<void> {
  const [{ followMyPlan }] = await Promise.all([import('../my-plan'), untilHydrated()]);
  followMyPlan();
  // A page that has the direction already loads nothing to turn it.
  if (parseDirection(readChoice(THEME_KEYS.direction)) !== (document.body.dir || 'ltr')) {
    const { followDirection } = await import('../theme-state');
    followDirection();
  }
}
