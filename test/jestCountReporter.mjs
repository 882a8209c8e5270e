/** Writes how many unit tests passed and failed, for the closing line of `.ci/run`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export default class JestCountReporter {
  constructor(_config, options) {
    this.outputFile = options.outputFile;
  }

  onRunComplete(_contexts, results) {
    mkdirSync(path.dirname(this.outputFile), { recursive: true });
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    writeFileSync(this.outputFile, JSON.stringify({ passed: results.numPassedTests, failed }));
  }
}
