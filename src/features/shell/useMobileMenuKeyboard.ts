/**
 * Makes the menu of narrow screens behave as a dialog for the keyboard: the focus moves in, stays in, Escape closes,
 * and the focus returns to the button that opened it.
 */
import { useEffect } from 'react';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';

const CLOSE_BUTTON = '.navbar-sidebar__close';
const TOGGLE_BUTTON = '.navbar__toggle';
/** All of the page but the menu. */
const REST_OF_PAGE = '.navbar__inner, .main-wrapper, .footer';

export function useMobileMenuKeyboard(): void {
  const { shown, toggle } = useNavbarMobileSidebar();

  useEffect(() => {
    if (!shown) {
      return undefined;
    }
    const rest = [...document.querySelectorAll<HTMLElement>(REST_OF_PAGE)];
    rest.forEach((element) => (element.inert = true));
    document.querySelector<HTMLElement>(CLOSE_BUTTON)?.focus();
    return () => {
      rest.forEach((element) => (element.inert = false));
      document.querySelector<HTMLElement>(TOGGLE_BUTTON)?.focus();
    };
  }, [shown]);

  useEffect(() => {
    if (!shown) {
      return undefined;
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        toggle();
      }
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [shown, toggle]);
}
