/** What moves in a page by itself, counted as Cumulative Layout Shift does but over the page's whole life. */
import { type Page, expect } from '@playwright/test';

/** What the browser reports; TypeScript's library doesn't have it. */
interface LayoutShiftEntry extends PerformanceEntry {
  /** The part of the window that moved times how far, both from 0 to 1. */
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

interface Shift {
  readonly value: number;
  /** What moved, from where and where to. */
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    layoutShifts: Shift[];
  }
}

/** Begins to watch a page; to be called before the page is opened. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShiftEntry[]) {
        if (!hadRecentInput) {
          const moved = sources.map(({ node, previousRect, currentRect }) => {
            const element = node instanceof Element ? node : node?.parentElement;
            const demo = element?.closest('[data-demo]')?.getAttribute('data-demo') ?? '';
            const tag = (element?.cloneNode(false) as Element | undefined)?.outerHTML;
            return `${demo} ${tag}: ${place(previousRect)} to ${place(currentRect)}`;
          });
          window.layoutShifts.push({ value, moved });
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** @param limit of the sum of all shifts; the page is steady up to it */
export async function expectSteady(page: Page, limit: number): Promise<void> {
  const shifts = await page.evaluate(() => window.layoutShifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  const moved = shifts.flatMap((shift) => shift.moved);
  expect(sum, ['layout shift', ...moved].join('\n')).toBeLessThanOrEqual(limit);
}
