/**
 * A note for each list that hides entries: how many, which plan they need, and a press that shows them. The style sheet
 * hides the entries, so that none is painted first. The notes are no part of React's tree: they are placed before the
 * sidebar's list, and between the tools of an API section, which is static HTML.
 */
import { SHOWS_ALL_ATTRIBUTE } from '../../lib/pages/myPlan';
import type { Plan } from '../../lib/pages/pageTree';
import { buttonText, noteText } from './noteText';

const MENU = '.theme-doc-sidebar-menu';
const LISTS = `${MENU}, [data-section]`;
/** What says which plan an entry needs: the badge of an item of the sidebar, and a row itself. */
const MARKS = `${MENU} [data-needs], [role="row"][data-needs]`;
/** An entry that is one of these, or has one inside, is never hidden. See src/css/custom.css. */
const WANTED = ':target, [aria-current], [data-marked]';

const notes = new Map<Element, HTMLButtonElement>();
let lacked: readonly Plan[] = [];
let observer: MutationObserver | undefined;
let frame: number | undefined;

function isWanted(entry: Element): boolean {
  return entry.matches(WANTED) || entry.querySelector(WANTED) !== null;
}

/** The plans of the entries that are hidden, or would be if they weren't shown on demand; one inside another is ignored. */
function plansOf(list: Element): readonly Plan[] {
  const plans: Plan[] = [];
  // What is inside an entry follows it.
  let latest: Element | undefined;
  for (const mark of list.querySelectorAll<HTMLElement>(MARKS)) {
    const plan = lacked.find((one) => one === mark.dataset.needs);
    const entry = mark.closest<HTMLElement>('li, [role="row"]');
    if (plan && entry && !entry.hidden && !isWanted(entry) && !latest?.contains(entry)) {
      latest = entry;
      plans.push(plan);
    }
  }
  return plans;
}

function createNote(list: Element): HTMLButtonElement {
  const note = document.createElement('button');
  note.type = 'button';
  note.setAttribute('data-beyond', '');
  note.addEventListener('click', () => {
    list.toggleAttribute(SHOWS_ALL_ATTRIBUTE);
    update();
  });
  notes.set(list, note);
  return note;
}

function place(list: Element, note: Element): void {
  if (list.matches(MENU)) {
    if (note.nextElementSibling !== list) {
      list.before(note);
    }
    return;
  }
  const views = list.querySelector('[role="group"]');
  if (views && note.nextElementSibling !== views) {
    views.before(note);
  }
}

function update(): void {
  frame = undefined;
  // React replaces a list, and knows nothing of the note before it.
  for (const [list, note] of notes) {
    if (!list.isConnected) {
      note.remove();
      notes.delete(list);
    }
  }
  for (const list of document.querySelectorAll(LISTS)) {
    const plans = plansOf(list);
    if (plans.length === 0) {
      notes.get(list)?.remove();
      continue;
    }
    const isShown = list.hasAttribute(SHOWS_ALL_ATTRIBUTE);
    const text = buttonText(noteText(list.matches(MENU) ? 'item' : 'row', plans), isShown);
    const note = notes.get(list) ?? createNote(list);
    if (note.textContent !== text) {
      note.textContent = text;
    }
    note.setAttribute('aria-expanded', String(isShown));
    place(list, note);
  }
}

function updateSoon(): void {
  frame ??= requestAnimationFrame(update);
}

/** Keeps the notes of all lists up to date. Without a plan that the reader lacks, there are none. */
export function followLists(plans: readonly Plan[]): void {
  lacked = plans;
  observer?.disconnect();
  observer = undefined;
  if (plans.length === 0) {
    document
      .querySelectorAll(`[${SHOWS_ALL_ATTRIBUTE}]`)
      .forEach((list) => list.removeAttribute(SHOWS_ALL_ATTRIBUTE));
  } else {
    observer = new MutationObserver(updateSoon);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['hidden', 'aria-current', 'data-marked'],
    });
  }
  update();
}
