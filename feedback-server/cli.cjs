// Run with plain Node; jiti reads the TypeScript behind it.
const { createLoader } = require('../launch/createLoader.cjs');

// A log that can't be written (its disk is full, or its reader left) must not end the receiver: without a listener,
// Node does that with the next line.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', () => {});
}

const { run } = createLoader(__filename)('./command.ts');

run(process.argv.slice(2), process.env).catch((error) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
