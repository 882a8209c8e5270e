/** Writes how many browser tests or build checks passed, and which failed, for the closing lines of `.ci/run`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FullConfig, FullResult, Reporter, Suite } from '@playwright/test/reporter';

export default class PlaywrightCountReporter implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(result: FullResult): void {
    const tests = this.suite?.allTests() ?? [];
    const failing = tests.filter((test) => !['expected', 'flaky'].includes(test.outcome()));
    const passed = tests.length - failing.length;
    // A run that ends early (no browser, no server) fails even when no single test did.
    const failed = Math.max(failing.length, result.status === 'passed' ? 0 : 1);
    // Behind an empty title and the project's.
    const failures = failing.map((test) => test.titlePath().slice(2).join(': '));
    // The file is named by the script of package.json, since several of them run tests of the same project.
    const command = (process.env.npm_lifecycle_event ?? 'playwright').replaceAll(':', '-');
    mkdirSync('test-results/counts', { recursive: true });
    writeFileSync(
      path.join('test-results/counts', `${command}.json`),
      JSON.stringify({ passed, failed, failures }),
    );
  }
}
