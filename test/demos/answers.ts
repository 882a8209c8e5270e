/**
 * Answers of a demo's pretended server, given when a test says so and in the order that it wants. Each server waits some
 * hundred milliseconds with `setTimeout`, so the timers with these delays are held.
 */
import { expect, type Page } from '@playwright/test';

/** Delays of the servers in ms. */
const DELAYS: readonly number[] = [600, 800, 1500];

declare global {
  /** In the browser: the answers that wait, the oldest first. */
  var heldAnswers: Map<number, () => void> | undefined;
}

function holdTimers(delays: readonly number[]): void {
  const held = new Map<number, () => void>();
  const { setTimeout: start, clearTimeout: stop } = window;
  globalThis.heldAnswers = held;
  Object.assign(window, {
    setTimeout: (handler: () => void, delay?: number, ...args: unknown[]) => {
      // Material UI's timer class has the same delay for tooltips.
      const isOther = /currentId/.test(String(handler));
      if (delay === undefined || isOther || !delays.includes(delay)) {
        return start(handler, delay, ...args);
      }
      const timer = Number(start(() => undefined));
      held.set(timer, handler);
      return timer;
    },
    clearTimeout: (timer?: number) => {
      held.delete(Number(timer));
      stop(timer);
    },
  });
}

export class Answers {
  private constructor(private readonly page: Page) {}

  /** Call it before the demo opens. */
  static async hold(page: Page): Promise<Answers> {
    await page.addInitScript(holdTimers, DELAYS);
    return new Answers(page);
  }

  /** Waits until so many requests wait for their answer. */
  async expectPending(count: number): Promise<void> {
    await expect.poll(() => this.count(), { timeout: 10_000 }).toBe(count);
  }

  /** Waits for the request and answers it. 0 is the oldest one that still waits. */
  async give(index = 0): Promise<void> {
    await expect.poll(() => this.count(), { timeout: 10_000 }).toBeGreaterThan(index);
    await this.page.evaluate((position) => {
      const entry = [...(globalThis.heldAnswers ?? [])][position];
      if (entry) {
        const [timer, answer] = entry;
        globalThis.heldAnswers?.delete(timer);
        answer();
      }
    }, index);
  }

  /** Answers whatever waits, the newest request first, until no request follows any more. */
  async giveNewestFirst(): Promise<void> {
    await expect.poll(() => this.count()).toBeGreaterThan(0);
    for (let left = await this.count(); left > 0; left = await this.count()) {
      await this.give(left - 1);
      await this.settle();
    }
  }

  /** Waits for two frames, in which React shows what an answer changed and the demo sends its next request. */
  private async settle(): Promise<void> {
    await this.page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
    );
  }

  private count(): Promise<number> {
    return this.page.evaluate(() => globalThis.heldAnswers?.size ?? 0);
  }
}
