/**
 * One line at the foot of the window that says how something went, to the eye and to screen readers. The menu that
 * caused it is gone by then, so the line belongs to the document.
 */
import styles from './Notice.module.css';

let line: HTMLElement | undefined;
let timer: number | undefined;

/** Puts an empty line into the document: screen readers follow only what was there before its text. */
export function prepareNotice(): HTMLElement {
  if (!line?.isConnected) {
    line = document.createElement('div');
    line.setAttribute('role', 'status');
    if (styles.notice) {
      line.className = styles.notice;
    }
    document.body.append(line);
  }
  return line;
}

/** @param duration how long the text shows, in ms */
export function showNotice(text: string, duration: number): void {
  const shown = prepareNotice();
  window.clearTimeout(timer);
  shown.textContent = text;
  timer = window.setTimeout(() => {
    shown.textContent = '';
  }, duration);
}
