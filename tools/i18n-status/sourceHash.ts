/** The hash in the front matter of a translated page. Pure. */

const FRONT_MATTER = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)(^---[ \t]*\r?$)/m;
const HASH_LINE = /^source_hash:.*$/m;

/**
 * A page's text with the hash in its front matter; nothing else changes.
 * @throws when the page has no front matter
 */
export function withSourceHash(text: string, hash: string): string {
  const match = FRONT_MATTER.exec(text);
  const [whole = '', start = '', lines = '', end = ''] = match ?? [];
  if (match?.index !== 0) {
    throw new Error('The page has no front matter.');
  }
  const lineEnd = start.endsWith('\r\n') ? '\r\n' : '\n';
  const line = `source_hash: '${hash}'`;
  const changed = HASH_LINE.test(lines)
    ? lines.replace(/^source_hash:[^\r\n]*/m, line)
    : `${lines}${line}${lineEnd}`;
  return `${start}${changed}${end}${text.slice(whole.length)}`;
}
