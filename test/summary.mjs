/**
 * Prints the minutes of each stage, the tests that failed, and `N passed, N failed` over all test runners of one `npm test`, and
 * exits with the status it is given.
 * A command that failed without a failing test (a lint error, a broken build) counts as one failure.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const status = Number(process.argv[2] ?? 0);
const folder = 'test-results/counts';
const counts = existsSync(folder)
  ? readdirSync(folder).map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
  : [];
const stagesFile = 'test-results/stages.json';
const stages = existsSync(stagesFile) ? JSON.parse(readFileSync(stagesFile, 'utf8')) : [];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
const failures = status === 0 ? failed : Math.max(failed, 1);

stages.forEach((stage) => process.stdout.write(`${stage}\n`));
/** More of them have one cause, and the first tell it. */
const NAMED = 20;
const names = counts.flatMap((count) => count.failures);
names.slice(0, NAMED).forEach((name) => process.stdout.write(`failed: ${name}\n`));
if (names.length > NAMED) {
  process.stdout.write(`failed: ${names.length - NAMED} more\n`);
}
process.stdout.write(`${passed} passed, ${failures} failed\n`);
process.exit(status === 0 && failures > 0 ? 1 : status);
