// Compiles code for all files of claims: they run in several processes, and none has to read the packages' types itself.
const http = require('node:http');
const path = require('node:path');
const { createLoader } = require('../../../launch/createLoader.cjs');

const root = path.resolve(__dirname, '../../..');
let compiler;

/** @param {{ file: string, text: string }} piece */
function check(piece) {
  // Read at the first question: most runs have none.
  compiler ??= createLoader(__filename)('../../../tools/docs-claims/compiler.ts').createCompiler(
    root,
  );
  return compiler.check([piece])[0];
}

const server = http.createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) {
    chunks.push(chunk);
  }
  try {
    response.end(JSON.stringify(check(JSON.parse(Buffer.concat(chunks).toString()))));
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
