// Run with plain Node; jiti reads the TypeScript behind it.
const { writeFileSync } = require('node:fs');
const path = require('node:path');
const { createLoader } = require('../../launch/createLoader.cjs');

const { RECORD, readOriginals, readRecorded, recordOriginals } =
  createLoader(__filename)('./originals.ts');

try {
  const siteDir = path.resolve(__dirname, '../..');
  const recorded = recordOriginals(
    readOriginals(siteDir),
    readRecorded(siteDir),
    process.argv.slice(2),
  );
  writeFileSync(path.join(siteDir, RECORD), `${JSON.stringify(recorded, null, 2)}\n`);
  process.stdout.write(`${RECORD} is written.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
