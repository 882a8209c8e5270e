/**
 * A program of `database.test.ts`: it is told names of files with a moment, opens each at that moment as a receiver does
 * that starts, and says how that went.
 */
const { createLoader } = require('../../../launch/createLoader.cjs');

const { openSqliteStore } = createLoader(__filename)('../../../feedback-server/sqlite/store.ts');

process.on('message', async ({ file, moment }) => {
  while (Date.now() < moment);
  try {
    const store = await openSqliteStore(file, () => {});
    await store.close();
    process.send('opened');
  } catch (error) {
    process.send(error.message);
  }
});
process.send('ready');
