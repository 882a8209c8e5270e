/**
 * Runs what `npm test` asks, and ends with the minutes of each stage. Stages of one lane follow each other; lanes of one
 * phase run beside each other, since no stage keeps two cores busy. One run names all failures: only what needs the build
 * is left out when that fails.
 *
 * `--all` adds tests in files named `.long.`, all claims, a visit to each page, and the other trial sites. `--shard=2/4`
 * runs the second fourth of those stages that can be divided, and all others whole.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { shareParsedPages } from '../tools/shareParsedPages.mjs';

/** Names of scripts in package.json: phases, their lanes, and the stages of each lane. */
const PHASES = [
  [
    ['build', 'test:build'],
    [
      'format:check',
      'lint',
      'typecheck',
      'i18n:status -- --check',
      'docs:api -- --check',
      'docs:history -- --check',
      'docs:coverage -- --check',
      'docs:claims -- --check',
      'docs:readability -- --check',
      'test:unit',
      'test:claims:changed',
    ],
  ],
  [['test:browser']],
];
const ADDED_BY_ALL = [
  [
    ['docs:migration -- --check', 'test:rehearsals', 'test:claims'],
    ['test:claims:browser', 'test:pages', 'test:sites'],
  ],
];
const BUILD = 'build';
const NEED_BUILD = ['test:build', 'test:browser', 'test:pages'];
/** What leaves files named `.long.` out of a stage. */
const WITHOUT_LONG = {
  'test:unit': '--testPathIgnorePatterns=.long.test.',
  'test:browser': '--grep-invert=.long.spec.',
};
const DIVISIBLE = ['test:claims', 'test:claims:browser', 'test:pages'];

const { isAll, shard } = readArguments(process.argv.slice(2));
const begun = performance.now();
/** By each stage that ended: ms, and whether it failed. */
const ended = new Map();

const isFailed = (stage) => ended.get(stage)?.isFailure === true;
const minutes = (ms) => (ms / 60_000).toFixed(1).padStart(5);

/** The minutes of a stage that ended. */
function lineOf(stage) {
  return `${minutes(ended.get(stage).ms)}  ${stage}${isFailed(stage) ? ': failed' : ''}`;
}

/** @throws for an argument that isn't known */
function readArguments(args) {
  const isAll = args.includes('--all');
  const [, shard] = args.map((arg) => /^--shard=(\d+\/\d+)$/.exec(arg)).find(Boolean) ?? [];
  const unknown = args.filter((arg) => arg !== '--all' && arg !== `--shard=${shard}`);
  if (unknown.length > 0 || (shard !== undefined && !isAll)) {
    throw new Error(`test: can't run with ${args.join(' ')}. Use --all, and --shard=2/4 with it.`);
  }
  return { isAll, shard };
}

/** The command of a stage. */
function commandOf(stage) {
  if (!isAll && stage in WITHOUT_LONG) {
    return `npm run ${stage} -- ${WITHOUT_LONG[stage]}`;
  }
  return shard !== undefined && DIVISIBLE.includes(stage)
    ? `npm run ${stage} -- --shard=${shard}`
    : `npm run ${stage}`;
}

/** What a stage prints comes in one piece when it ends, unless it is alone. */
function run(stage, isAlone) {
  const start = performance.now();
  return new Promise((resolve) => {
    const child = spawn(commandOf(stage), {
      shell: true,
      stdio: ['ignore', ...(isAlone ? ['inherit', 'inherit'] : ['pipe', 'pipe'])],
    });
    const output = [];
    child.stdout?.on('data', (data) => output.push(data));
    child.stderr?.on('data', (data) => output.push(data));
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(output));
      ended.set(stage, { ms: performance.now() - start, isFailure: code !== 0 });
      // Whoever ends a run that takes too long still sees where its time went.
      process.stdout.write(`\n${lineOf(stage)}\n`);
      resolve();
    });
  });
}

async function runLane(stages, isAlone) {
  for (const stage of stages) {
    if (!(isFailed(BUILD) && NEED_BUILD.includes(stage))) {
      await run(stage, isAlone);
    }
  }
}

shareParsedPages();
for (const lanes of isAll ? [...PHASES, ...ADDED_BY_ALL] : PHASES) {
  await Promise.all(lanes.map((stages) => runLane(stages, lanes.length === 1)));
}

const lines = [...ended.keys()].map(lineOf);
const failed = [...ended.keys()].some(isFailed);
lines.push(`${minutes(performance.now() - begun)}  in all${failed ? ', and it failed' : ''}`);
// `.ci/run` ends with it: a stage that checks without a runner of tests has no other place there.
mkdirSync('test-results', { recursive: true });
writeFileSync('test-results/stages.json', JSON.stringify(lines));
process.stdout.write(`\nminutes  stage\n${lines.join('\n')}\n`);
process.exit(failed ? 1 : 0);
