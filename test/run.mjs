/**
 * Runs everything that must hold, and ends with the minutes of each stage. Stages of one lane follow each other; lanes
 * of one phase run beside each other, since no stage keeps two cores busy. After a failure no stage begins any more.
 *
 * Claims, and visits of pages, that rest on what they rested on when they last passed wait for their day
 * (`test/ledger`). With `--all`, and after one of them failed, all are asked.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

/** Names of scripts in package.json: phases, their lanes, and the stages of each lane. */
const PHASES = [
  [
    ['build', 'test:build', 'test:claims:browser'],
    [
      'format:check',
      'lint',
      'typecheck',
      'i18n:status -- --check',
      'docs:api -- --check',
      'docs:coverage -- --check',
      'docs:claims -- --check',
      'docs:migration -- --check',
      'test:unit',
    ],
  ],
  [['test:browser']],
];

const NOTES = 'test-results/ledger';
/** By what the ledger knows: the stage that asks all of it. */
const ALL_OF = {
  claims: 'test:claims',
  browserClaims: 'test:claims:browser',
  pages: 'test:e2e -- everyPage',
};

rmSync(NOTES, { recursive: true, force: true });
process.env.LEDGER_WRITE = '1';
if (process.argv.includes('--all')) {
  process.env.TEST_ALL = '1';
}

const begun = performance.now();
/** By each stage that ended: ms, and whether it failed. */
const ended = new Map();
let failed = false;

/** What a stage prints comes in one piece when it ends, unless it is alone. */
function run(stage, isAlone) {
  const start = performance.now();
  return new Promise((resolve) => {
    const child = spawn(`npm run ${stage}`, {
      shell: true,
      stdio: ['ignore', ...(isAlone ? ['inherit', 'inherit'] : ['pipe', 'pipe'])],
    });
    const output = [];
    child.stdout?.on('data', (data) => output.push(data));
    child.stderr?.on('data', (data) => output.push(data));
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(output));
      ended.set(stage, { ms: performance.now() - start, isFailure: code !== 0 });
      failed ||= code !== 0;
      resolve();
    });
  });
}

async function runLane(stages, isAlone) {
  for (const stage of stages) {
    if (!failed) {
      await run(stage, isAlone);
    }
  }
}

for (const lanes of PHASES) {
  if (!failed) {
    await Promise.all(lanes.map((stages) => runLane(stages, lanes.length === 1)));
  }
}

/** How a kind of test went that the ledger knows; `undefined` when it didn't come to that. */
function notesOf(kind) {
  const file = `${NOTES}/${kind}.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

const kinds = Object.keys(ALL_OF).flatMap((kind) => {
  const notes = notesOf(kind);
  return notes ? [{ kind, ...notes }] : [];
});
const [failing] = kinds.filter(({ failed: count, left }) => count > 0 && left > 0);
if (failing) {
  process.env.TEST_ALL = '1';
  await run(ALL_OF[failing.kind], true);
}

const minutes = (ms) => (ms / 60_000).toFixed(1).padStart(5);
const lines = [...ended].map(
  ([stage, { ms, isFailure }]) => `${minutes(ms)}  ${stage}${isFailure ? ': failed' : ''}`,
);
const whole = `${minutes(performance.now() - begun)}  in all${failed ? ', and it failed' : ''}`;
process.stdout.write(`\nminutes  stage\n${[...lines, whole].join('\n')}\n`);
for (const { kind, ran, left } of kinds) {
  process.stdout.write(`${kind}: ${ran} asked, ${left} are as they were when they last passed\n`);
}
process.exit(failed ? 1 : 0);
