/** Writes how many unit tests passed, and which failed, for the closing lines of `.ci/run`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export default class JestCountReporter {
  constructor(_config, options) {
    this.outputFile = options.outputFile;
  }

  onRunComplete(_contexts, results) {
    mkdirSync(path.dirname(this.outputFile), { recursive: true });
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const failures = results.testResults.flatMap(({ testFilePath, testExecError, testResults }) => {
      const names = testResults.filter(({ status }) => status === 'failed');
      return [
        ...(testExecError ? ['the whole file'] : []),
        ...names.map(({ fullName }) => fullName),
      ].map((name) => `${path.relative('', testFilePath)}: ${name}`);
    });
    const outcome = { passed: results.numPassedTests, failed, failures };
    writeFileSync(this.outputFile, JSON.stringify(outcome));
  }
}
