/** Puts the question about statistics into the page, apart from the page's own tree. */
import { createRoot } from 'react-dom/client';
import { ConsentDialog } from './ConsentDialog';
import { setConsent } from './consentStore';

/** @returns takes it away */
export function showConsentDialog(): () => void {
  const container = document.createElement('div');
  // Nothing takes the focus away from what a reader does, so screen readers are told.
  container.setAttribute('aria-live', 'polite');
  // First in the page: the Tab key finds it before anything else, or Shift+Tab from the page's beginning.
  document.body.prepend(container);
  const root = createRoot(container);
  root.render(<ConsentDialog onChoose={setConsent} />);
  return () => {
    root.unmount();
    container.remove();
  };
}
