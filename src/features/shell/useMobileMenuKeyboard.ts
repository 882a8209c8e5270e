/**
 * Makes the menu of narrow screens behave as a dialog for the keyboard: the focus moves in, stays in, Escape closes,
 * and the focus returns to the button that opened it. When the menu shows its other list, the focus starts over, since
 * the button that was pressed is in the list that has gone.
 */
import { useEffect } from 'react';
import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';

const CLOSE_BUTTON = '.navbar-sidebar__close';
const TOGGLE_BUTTON = '.navbar__toggle';
/** All of the page but the menu. */
const REST_OF_PAGE = '#__docusaurus > [role="region"], .navbar__inner, .main-wrapper, .footer';

export function useMobileMenuKeyboard(): void {
  const { shown, toggle } = useNavbarMobileSidebar();
  const { shown: showsPageTree } = useNavbarSecondaryMenu();

  useEffect(() => {
    if (!shown) {
      return undefined;
    }
    const rest = [...document.querySelectorAll<HTMLElement>(REST_OF_PAGE)];
    rest.forEach((element) => (element.inert = true));
    return () => {
      rest.forEach((element) => (element.inert = false));
      document.querySelector<HTMLElement>(TOGGLE_BUTTON)?.focus();
    };
  }, [shown]);

  useEffect(() => {
    if (shown) {
      document.querySelector<HTMLElement>(CLOSE_BUTTON)?.focus();
    }
  }, [shown, showsPageTree]);

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
