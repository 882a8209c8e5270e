/**
 * The button at a heading that opens the form for its section. It stands behind the heading and not in it, so that it
 * is no part of the heading's name, and there is one on the page: at the heading that was last pointed at or focused.
 */
import i18n from '@generated/i18n';
import { FEEDBACK_SECTION_TEXTS as TEXTS } from '../../i18n/dictionary/feedbackSection';
import type { SectionPlace } from './formStore';
import styles from './sectionButton.module.css';

type OpenForm = (opener: HTMLElement, section: SectionPlace) => void;

/** 24 px outline of a speech bubble. */
const BUBBLE =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 5h16v11h-9l-4 4v-4H4z"/></svg>';

let shown: HTMLElement | undefined;

/** A heading's text, without the sign of its link. */
function titleOf(heading: HTMLElement): string {
  return (heading.textContent ?? '').replaceAll('\u200b', '').trim();
}

function createPlace(heading: HTMLElement, open: OpenForm): HTMLElement {
  const place = document.createElement('div');
  const button = document.createElement('button');
  const { id } = heading;
  const title = titleOf(heading);
  place.className = styles.place ?? '';
  place.lang = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  button.type = 'button';
  button.title = TEXTS.comment({ section: title });
  button.setAttribute('aria-label', button.title);
  button.innerHTML = BUBBLE;
  button.addEventListener('click', () => open(button, { id, title, place }));
  place.append(button);
  return place;
}

/** Takes the button away, unless it is in use: the form stands beside it, or the focus is on it. */
function leave(place: HTMLElement | undefined): void {
  if (place?.childElementCount === 1 && !place.contains(document.activeElement)) {
    place.remove();
  }
}

/** Shows the button of a heading, and takes the one before away. */
export function showSectionButton(heading: HTMLElement, open: OpenForm): void {
  const present = heading.nextElementSibling;
  if (heading.id === '' || (present !== null && present.className === styles.place)) {
    return;
  }
  leave(shown);
  shown = createPlace(heading, open);
  heading.after(shown);
}
