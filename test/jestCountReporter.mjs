/** Writes how many tests of Jest passed, and which failed, for the closing lines of `.ci/run`: a file for each command. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 'test-results/counts';

export default class JestCountReporter {
  onRunComplete(_contexts, results) {
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const failures = results.testResults.flatMap(({ testFilePath, testExecError, testResults }) => {
      const names = testResults.filter(({ status }) => status === 'failed');
      return [
        ...(testExecError ? ['the whole file'] : []),
        ...names.map(({ fullName }) => fullName),
      ].map((name) => `${path.relative('', testFilePath)}: ${name}`);
    });
    const outcome = { passed: results.numPassedTests, failed, failures };
    mkdirSync(FOLDER, { recursive: true });
    const command = (process.env.npm_lifecycle_event ?? 'jest').replaceAll(':', '-');
    writeFileSync(path.join(FOLDER, `${command}.json`), JSON.stringify(outcome));
  }
}
