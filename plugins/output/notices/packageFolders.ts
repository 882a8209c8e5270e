/** Which packages files belong to. Pure. */

const PACKAGE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/][^\\/]+|[^@\\/][^\\/]*))[\\/]/;

/**
 * The folders of the packages that hold the files; files of the project itself have none.
 * @param files absolute paths
 */
export function packageFolders(files: Iterable<string>): readonly string[] {
  const folders = new Set<string>();
  for (const file of files) {
    const folder = PACKAGE.exec(file)?.[1];
    if (folder !== undefined) {
      folders.add(folder);
    }
  }
  return [...folders].toSorted();
}
