// Keeps in the ledger which files of claims passed.
const path = require('node:path');
const { createLoader } = require('../../launch/createLoader.cjs');

const load = createLoader(__filename);
const { record } = load('./ledger.ts');
const { stateOfClaims } = load('./claims.ts');
const ROOT = path.join(__dirname, '../..');

module.exports = class LedgerReporter {
  onRunComplete(_contexts, { testResults }) {
    // Only `npm test` keeps a ledger; other runs may have files without a page, such as those to try something.
    if (!process.env.LEDGER_WRITE) {
      return;
    }
    const state = stateOfClaims();
    const outcome = { passed: new Set(), failed: new Set() };
    for (const { testFilePath, numFailingTests, testExecError } of testResults) {
      const file = path.relative(ROOT, testFilePath).replaceAll('\\', '/');
      if (Object.hasOwn(state.items, file)) {
        (numFailingTests > 0 || testExecError ? outcome.failed : outcome.passed).add(file);
      }
    }
    record('claims', state, outcome);
  }
};
