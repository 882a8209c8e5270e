/**
 * A note for each list that hides entries: how many, which plan they need, and a press that shows them. The style sheet
 * hides the entries, so that none is painted first. The notes are no part of React's tree: they are placed before the
 * sidebar's list, and between the tools of an API section, which is static HTML.
 */
import { SHOWS_ALL_ATTRIBUTE } from '../../lib/pages/myPlan';
import type { Plan } from '../../lib/pages/pageTree';
import { buttonText } from '../beyond-plan';
import { noteText } from './noteText';

const MENU = '.theme-doc-sidebar-menu';
const LISTS = `${MENU}, [data-section]`;
/** A row says itself which plan it needs. */
const ROWS = '[role="row"][data-needs]';
/** The badge of an item of the sidebar. */
const BADGE = ':scope > * > * > [data-needs]';
/** The items of a group that has been open once; before, the page doesn't have them. */
const ITEMS = ':scope > ul > li';
/** An entry that is one of these, or has one inside, is never hidden. See src/css/custom.css. */
const WANTED = ':target, [aria-current], [data-marked]';

const notes = new Map<Element, HTMLButtonElement>();
let lacked: readonly Plan[] = [];
let observer: MutationObserver | undefined;
let frame: number | undefined;

function isWanted(entry: Element): boolean {
  return entry.matches(WANTED) || entry.querySelector(WANTED) !== null;
}

function lackedPlan(entry: HTMLElement): Plan | undefined {
  return lacked.find((plan) => plan === entry.dataset.needs);
}

/** The plans of the pages of a group that the reader lacks, as its item counts them: see `src/lib/pages/pageTree.ts`. */
function countedPlans({ dataset }: HTMLElement): readonly Plan[] {
  const [pro = 0, premium = 0] = (dataset.paid ?? '').split(',').map(Number);
  const counts: Readonly<Record<Plan, number>> = { pro, premium };
  return lacked.flatMap((plan) => Array.from({ length: counts[plan] }, () => plan));
}

/** The plans of the pages that an item of the sidebar hides, or would hide in its group if that were open. */
function plansOfItem(item: HTMLElement): readonly Plan[] {
  const badge = item.querySelector<HTMLElement>(BADGE);
  const plan = badge && lackedPlan(badge);
  if (plan && !isWanted(item)) {
    return item.dataset.paid === undefined ? [plan] : countedPlans(item);
  }
  const items = [...item.querySelectorAll<HTMLElement>(ITEMS)];
  return items.length === 0 ? countedPlans(item) : items.flatMap(plansOfItem);
}

/** The plans of the entries that are hidden, or would be if they weren't shown on demand. */
function plansOf(list: Element): readonly Plan[] {
  if (list.matches(MENU)) {
    return [...list.querySelectorAll<HTMLElement>(':scope > li')].flatMap(plansOfItem);
  }
  return [...list.querySelectorAll<HTMLElement>(ROWS)].flatMap((row) => {
    const plan = lackedPlan(row);
    return plan && !row.hidden && !isWanted(row) ? [plan] : [];
  });
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
      .querySelectorAll(`:is(${LISTS})[${SHOWS_ALL_ATTRIBUTE}]`)
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
