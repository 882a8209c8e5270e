/**
 * Lets the static entries of an API page answer: views, filter, entries that open one by one, and the entry that the
 * address leads to. Browser only. All that it needs to know stands in the HTML, so that pages load no data for it.
 */
import type { History } from 'history';
import { parseView } from '../../lib/api/apiViews';
import { HIDES_ATTRIBUTE } from '../../lib/pages/myPlan';
import { isSitePath } from '../../lib/pages/webAddress';
import { openAround, showAnchor } from '../anchors';
import { foldUntilFound } from '../findable';
import styles from './Entries.module.css';
import { inStorage } from './inStorage';

export interface Live {
  /**
   * Opens and marks the entry that the address leads to, and lets no filter hide it.
   * @param id without `#`
   * @param isLate the entries came after the browser had looked for it
   */
  readonly arrive: (id: string, isLate: boolean) => void;
  /** Takes all listeners away. */
  readonly stop: () => void;
}

/** What the filter looks through. Types that unfold aren't part of it: the row names them. */
function textOf(row: Element): string {
  const copy = row.cloneNode(true);
  if (copy instanceof Element) {
    copy.querySelectorAll('[data-unfolds]').forEach((part) => part.remove());
  }
  return (copy.textContent ?? '').toLowerCase();
}

/** Whether the style sheet may have hidden a row, since it needs another plan than the reader's. */
function mayBeBeyondPlan({ dataset }: HTMLElement): boolean {
  return dataset.needs !== undefined && document.documentElement.hasAttribute(HIDES_ATTRIBUTE);
}

/** One section: its tools, and its rows. */
class LiveSection {
  readonly rows: readonly HTMLElement[];
  private readonly field: HTMLInputElement | null;
  private readonly texts = new Map<Element, string>();
  private readonly topics: readonly HTMLElement[];

  constructor(readonly element: HTMLElement) {
    this.rows = [...element.querySelectorAll<HTMLElement>('[role="row"][id]')];
    this.field = element.querySelector('input');
    this.topics = [...element.querySelectorAll<HTMLElement>(`.${styles.topic}`)];
    element.setAttribute('data-live', '');
    this.showView(inStorage((storage) => storage.getItem(this.data('key'))));
    // A reader may have typed already.
    if (this.field?.value) {
      this.filter();
    }
  }

  private data(name: string): string {
    return this.element.dataset[name] ?? '';
  }

  /** Shows a view, or the section's own when it is none. */
  showView(wanted: string | null | undefined): void {
    const view = parseView(wanted ?? null) ?? this.data('defaultView');
    document.documentElement.setAttribute(`data-api-${this.data('section')}`, view);
    this.element.querySelectorAll<HTMLElement>('button[data-view]').forEach((button) => {
      button.setAttribute('aria-pressed', String(button.dataset.view === view));
    });
    this.element.querySelectorAll(`.${styles.toggle}`).forEach((toggle) => toggle.remove());
    if (view === 'collapsed') {
      this.rows.forEach((row) => this.addToggle(row));
    }
    this.rows.forEach((row) => this.fold(row));
    this.order(view === 'topic');
  }

  /** Puts the rows in the order that is shown, which the style sheet did before, so that the keyboard follows. */
  private order(byTopic: boolean): void {
    const isThere = this.element.hasAttribute('data-by-topic');
    if (byTopic !== isThere && this.topics.length > 0) {
      this.element.toggleAttribute('data-by-topic', byTopic);
      const all = [...this.topics, ...this.rows];
      const placeOf = ({ style }: HTMLElement) => Number(style.order);
      if (byTopic) {
        all.sort((a, b) => placeOf(a) - placeOf(b));
      }
      this.rows[0]?.parentElement?.append(...all);
    }
  }

  choose(view: string): void {
    inStorage((storage) => storage.setItem(this.data('key'), view));
    this.rows.forEach((row) => row.removeAttribute('data-open'));
    this.showView(view);
  }

  private addToggle(row: HTMLElement): void {
    const head = row.firstElementChild;
    const name = head?.querySelector('a')?.textContent ?? '';
    const toggle = document.createElement('button');
    toggle.type = 'button';
    toggle.className = styles.toggle ?? '';
    toggle.setAttribute('aria-expanded', String(row.hasAttribute('data-open')));
    toggle.setAttribute(
      'aria-label',
      this.data('details').replace('{name}', () => name),
    );
    head?.prepend(toggle);
  }

  open(row: HTMLElement, isOpen: boolean): void {
    row.toggleAttribute('data-open', isOpen);
    row.querySelector(`.${styles.toggle}`)?.setAttribute('aria-expanded', String(isOpen));
    this.fold(row);
  }

  /** Lets a search in the page find what a closed entry says. */
  private fold(row: HTMLElement): void {
    const isFolded =
      row.querySelector(`.${styles.toggle}`) !== null && !row.hasAttribute('data-open');
    row
      .querySelectorAll(':scope > [role="cell"]')
      .forEach((cell) => foldUntilFound(cell, isFolded));
  }

  /** Leaves the rows that have each word of the field. */
  filter(): void {
    const query = (this.field?.value ?? '').toLowerCase().trim();
    const words = query.split(/\s+/);
    let count = 0;
    for (const row of this.rows) {
      const text = this.texts.get(row) ?? textOf(row);
      this.texts.set(row, text);
      row.hidden = !words.every((word) => text.includes(word));
      count += Number(!row.hidden);
    }
    for (const topic of this.topics) {
      const { order } = topic.style;
      topic.hidden = !this.rows.some(({ hidden, style }) => !hidden && style.order === order);
    }
    const status = this.element.querySelector('[role="status"]');
    const values = { count: String(count), total: String(this.rows.length) };
    if (status) {
      status.textContent =
        query === ''
          ? ''
          : this.data('matches').replace(/\{(count|total)\}/g, (_all, key: keyof typeof values) =>
              String(values[key]),
            );
    }
    this.element.querySelector(`.${styles.none}`)?.toggleAttribute('hidden', count > 0);
  }

  empty(): void {
    if (this.field) {
      this.field.value = '';
      this.filter();
    }
  }
}

/** Lets links of static HTML lead to other pages of the site without loading it anew. */
function followLink(event: MouseEvent, history: Pick<History, 'push'>): void {
  const isPlain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link =
    event.target instanceof Element
      ? event.target.closest<HTMLAnchorElement>('a[href^="/"]')
      : undefined;
  if (isPlain && !event.defaultPrevented && link && isSitePath(link.getAttribute('href') ?? '')) {
    event.preventDefault();
    history.push(link.pathname + link.search + link.hash);
  }
}

/**
 * @param root what holds the sections
 * @param history the router's
 */
export function makeLive(root: HTMLElement, history: Pick<History, 'push'>): Live {
  const listening = new AbortController();
  const { signal } = listening;
  const sections = [...root.querySelectorAll<HTMLElement>('[data-section]')].map(
    (element) => new LiveSection(element),
  );
  const sectionOf = (target: EventTarget | null) =>
    sections.find(({ element }) => target instanceof Node && element.contains(target));
  root.addEventListener('click', (event) => followLink(event, history), { signal });
  root.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target : null;
      const section = sectionOf(target);
      const view = target?.closest<HTMLElement>('button[data-view]')?.dataset.view;
      // In the collapsed list all of an entry's head opens it, its name too.
      const head = target?.closest<HTMLElement>(`.${styles.toggle}, .${styles.anchor}`);
      const row = head?.closest<HTMLElement>('[role="row"]');
      if (view !== undefined) {
        section?.choose(view);
      } else if (row?.querySelector(`.${styles.toggle}`)) {
        event.preventDefault();
        section?.open(row, !row.hasAttribute('data-open'));
      }
    },
    { signal },
  );
  root.addEventListener(
    'beforematch',
    ({ target }) => {
      const row = target instanceof Element && target.closest<HTMLElement>('[role="row"]');
      if (row) {
        sectionOf(row)?.open(row, true);
      }
    },
    { signal },
  );
  root.addEventListener('input', ({ target }) => sectionOf(target)?.filter(), { signal });
  root.addEventListener(
    'keydown',
    (event) => {
      if (
        event.key === 'Escape' &&
        event.target instanceof HTMLInputElement &&
        event.target.value
      ) {
        event.preventDefault();
        sectionOf(event.target)?.empty();
      }
    },
    { signal },
  );
  // A page that the browser kept while the reader chose elsewhere takes that over.
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) {
        sections.forEach((section) =>
          section.showView(
            inStorage((storage) => storage.getItem(section.element.dataset.key ?? '')),
          ),
        );
      }
    },
    { signal },
  );

  return {
    arrive: (id, isLate) => {
      root.querySelector('[data-marked]')?.removeAttribute('data-marked');
      const target = id === '' ? null : document.getElementById(id);
      const section = sectionOf(target);
      const row = section?.rows.find((one) => target !== null && one.contains(target));
      const wasHidden = row !== undefined && (row.hidden || mayBeBeyondPlan(row));
      const wasClosed = target !== null && openAround(target, root);
      if (section && row) {
        if (row.hidden) {
          section.empty();
        }
        section.open(row, true);
        row.setAttribute('data-marked', '');
      }
      // The browser looked for it while it wasn't there, or hidden.
      if (target && (wasHidden || wasClosed || (isLate && root.contains(target)))) {
        showAnchor(target);
      }
    },
    stop: () => listening.abort(),
  };
}
