/** Notices the heading that a reader points at or has the focus in: only then its button is loaded and shown. */
import { useEffect, useEffectEvent } from 'react';
import type { SectionPlace } from './form/formStore';

type OpenForm = (opener: HTMLElement, section: SectionPlace) => void;

/** @param enabled whether sections of this page take comments */
export function useSectionButtons(enabled: boolean, open: OpenForm): void {
  const openLatest = useEffectEvent(open);
  useEffect(() => {
    if (!enabled) {
      return undefined;
    }
    const notice = ({ target }: Event) => {
      const heading =
        target instanceof Element && target.closest<HTMLElement>('h2.anchor,h3.anchor');
      if (heading) {
        import('./form/sectionButton').then(
          ({ showSectionButton }) => showSectionButton(heading, (...wish) => openLatest(...wish)),
          () => undefined,
        );
      }
    };
    document.addEventListener('pointerover', notice);
    document.addEventListener('focusin', notice);
    return () => {
      document.removeEventListener('pointerover', notice);
      document.removeEventListener('focusin', notice);
    };
  }, [enabled]);
}
