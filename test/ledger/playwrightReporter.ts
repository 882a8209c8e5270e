/** Keeps in the ledger which visits of pages passed. */
import type { Reporter, Suite } from '@playwright/test/reporter';
import { record } from './ledger';
import { stateOfPages } from './pages';

export default class LedgerReporter implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    const outcome = { passed: new Set<string>(), failed: new Set<string>() };
    for (const test of this.suite?.allTests() ?? []) {
      const page = test.annotations.find(({ type }) => type === 'visit')?.description;
      if (page !== undefined) {
        const hasPassed = ['expected', 'flaky'].includes(test.outcome());
        (hasPassed ? outcome.passed : outcome.failed).add(page);
      }
    }
    if (outcome.passed.size + outcome.failed.size > 0) {
      record('pages', stateOfPages(), outcome);
    }
  }
}
