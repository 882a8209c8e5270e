// Compiles code for all files of claims: they run in several processes, and none has to read the packages' types itself.
const http = require('node:http');
const path = require('node:path');
const { createLoader } = require('../../../launch/createLoader.cjs');

const root = path.resolve(__dirname, '../../..');
/** Files of claims that this run selected. */
const files = process.argv.slice(2);
let compiler;

/** @param {string} text */
function check(text) {
  // Read at the first question: many runs have none.
  compiler ??= createLoader(__filename)('./pieceCompiler.ts').createPieceCompiler(root, files);
  return compiler.check(text);
}

const server = http.createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) {
    chunks.push(chunk);
  }
  try {
    response.end(JSON.stringify(check(Buffer.concat(chunks).toString())));
  } catch (error) {
    response.statusCode = 500;
    response.end(String(error?.stack ?? error));
  }
});
// A question waits while others are compiled, however long that takes.
server.requestTimeout = 0;
server.headersTimeout = 0;
server.listen(0, '127.0.0.1', () => process.send?.(server.address().port));
process.once('disconnect', () => process.exit());
