/**
 * Formats texts: tables and lines have other widths with another address. A process of its own, since Prettier loads its
 * parts in a way that tests can't follow. Takes a list of `{ file, text }` as JSON from its input, with absolute paths
 * where the texts will lie, and writes the list of texts; one of a file that isn't formatted stays as it is.
 */
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { format, getFileInfo, resolveConfig } from 'prettier';

const [siteDir] = process.argv.slice(2);
const ignorePath = path.join(siteDir, '.prettierignore');

const texts = [];
for (const { file, text } of await json(process.stdin)) {
  const { ignored, inferredParser } = await getFileInfo(file, { ignorePath });
  texts.push(
    ignored || inferredParser === null
      ? text
      : await format(text, { ...(await resolveConfig(file)), filepath: file }),
  );
}
process.stdout.write(JSON.stringify(texts));
