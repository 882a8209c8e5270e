/** The text of the runtime and of what other scripts add to its table of file names. Knows the bundler's own text. */
import type { ChunkFiles } from './chunkFiles';

/**
 * Where the names are kept: scripts may come before the runtime. A symbol, since browsers make each element with an id
 * a property of the window by that id, and so a heading could stand where the table is looked for.
 */
const TABLE = 'globalThis[Symbol.for("docsChunkFiles")]';

/** From a chunk's id to its address; in the text stand the names and hashes of all chunks. */
const FILE_OF_ID = /__webpack_require__\.u = \(chunkId\) => \{\n[^]*?\n\}\n/;
/** Docusaurus' own, from a chunk's name to its address. */
const FILE_OF_NAME = /__webpack_require__\.gca = function\(chunkId\) \{ chunkId = \{.*\};\n?/;

/** Code that adds names to the table. It is as short as a minifier would make it, which doesn't see it. */
export function fileNamesSource(files: ChunkFiles): string {
  const names = Object.entries(Object.fromEntries(files)).map(
    ([id, file]) => `${/^[1-9]\d*$/.test(id) ? id : JSON.stringify(id)}:${JSON.stringify(file)}`,
  );
  return `;Object.assign(${TABLE}??={},{${names.join()}});`;
}

/**
 * The runtime without the names that it knows by itself; what stands before it has to bring those of the start.
 * @param source not minified
 * @throws when it doesn't hold the two functions
 */
export function withoutFileNames(source: string): string {
  if (!FILE_OF_ID.test(source) || !FILE_OF_NAME.test(source)) {
    throw new Error(
      'internals: the patch "chunk files" doesn\'t fit: the runtime finds the files of chunks differently. Compare plugins/internals/chunk-files/runtime.ts with this version of Rspack and Docusaurus.',
    );
  }
  // Chunks with a name have it before the hash in the name of their file.
  return source
    .replace(FILE_OF_ID, () => `__webpack_require__.u = (chunkId) => ${TABLE}[chunkId];\n`)
    .replace(
      FILE_OF_NAME,
      () => `__webpack_require__.gca = (name) => {
  const file = Object.values(${TABLE}).find((each) => each.includes('/' + name + '.'));
  return file && __webpack_require__.p + file;
};
`,
    );
}
