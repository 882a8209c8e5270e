// Leaves out the files of claims that rest on what they rested on when they last passed: `jest --filter`.
const path = require('node:path');
const { createLoader } = require('../../launch/createLoader.cjs');

const load = createLoader(__filename);
const { due } = load('./ledger.ts');
const { stateOfClaims } = load('./claims.ts');
const ROOT = path.join(__dirname, '../..');

module.exports = (files) => {
  const state = stateOfClaims();
  const wanted = new Set(due('claims', state, Date.now()).map((file) => path.join(ROOT, file)));
  const isLeft = (file) =>
    Object.hasOwn(state.items, path.relative(ROOT, file).replaceAll('\\', '/')) &&
    !wanted.has(file);
  return { filtered: files.filter((file) => !isLeft(file)) };
};
