/** The order in which Jest runs files of tests. It also tells the set-up of claims which of them this run selected. */
const Sequencer = require('@jest/test-sequencer').default;

module.exports = class ClaimsSequencer extends Sequencer {
  /** Called before the global set-up, in the same process, with the files that are left after `--shard`. */
  sort(tests) {
    globalThis.selectedClaims = tests
      .filter(({ context }) => context.config.displayName?.name === 'claims')
      .map(({ path }) => path);
    return super.sort(tests);
  }
};
