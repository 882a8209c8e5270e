/** Keeps in the ledger which visits of pages, or which files of claims in a browser, passed. */
import path from 'node:path';
import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { CLAIMS_FOLDER } from '../../tools/docs-claims/claimPaths';
import { stateOfBrowserClaims } from './claims';
import { type Kind, type State, record } from './ledger';
import { stateOfPages } from './pages';

/** What the ledger knows of a kind, and the item that a test belongs to. */
interface Recorded {
  readonly state: () => State;
  readonly itemOf: (test: TestCase) => string | undefined;
}

const RECORDED: Readonly<Record<Exclude<Kind, 'claims'>, Recorded>> = {
  pages: {
    state: stateOfPages,
    itemOf: ({ annotations }) => annotations.find(({ type }) => type === 'visit')?.description,
  },
  browserClaims: {
    state: stateOfBrowserClaims,
    // Not the test's own location, which is that of `claim`.
    itemOf: (test) => {
      const [, , file = ''] = test.titlePath();
      return path.posix.join(CLAIMS_FOLDER, file.replaceAll('\\', '/'));
    },
  },
};

export default class LedgerReporter implements Reporter {
  private suite: Suite | undefined;
  private readonly kind: keyof typeof RECORDED;

  constructor({ kind }: { readonly kind: keyof typeof RECORDED }) {
    this.kind = kind;
  }

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    const { state, itemOf } = RECORDED[this.kind];
    const asked = new Set<string>();
    const failed = new Set<string>();
    for (const test of this.suite?.allTests() ?? []) {
      const item = itemOf(test);
      if (item !== undefined) {
        asked.add(item);
        if (!['expected', 'flaky'].includes(test.outcome())) {
          failed.add(item);
        }
      }
    }
    if (asked.size > 0) {
      record(this.kind, state(), {
        passed: new Set([...asked].filter((item) => !failed.has(item))),
        failed,
      });
    }
  }
}
