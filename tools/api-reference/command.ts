/** The command `docs:api`: writes the reference, or says how the files differ from the installed packages. */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PRODUCT_NAMES } from '../../src/data/productNames';
import { PRODUCT_PACKAGES } from '../../src/data/productPackages';
import { PRODUCTS } from '../../src/data/products';
import { API_PRODUCTS } from '../../src/lib/api/apiModel';
import { productOf } from '../../src/lib/pages/productOf';
import { componentBlockFiles } from './componentBlocks';
import { extractAll, readTypes } from './extractAll';
import { extraFiles, readEvents } from './extraFiles';
import { namedTypes } from './namedTypes';
import { COMMAND, type IndexPage, apiFiles, folderOf, typesFiles } from './pageFiles';
import { playgroundFiles } from './playgroundControls';
import { themeReaderFiles } from './themeReaders';

/** The products whose page tree has a page that lists the reference. */
const INDEX_PAGES: readonly IndexPage[] = (
  ['x-data-grid', 'x-date-pickers', 'material-ui'] as const
)
  .map(productOf)
  .map(({ id, slug }) => ({
    product: slug,
    productName: PRODUCT_NAMES[id].name,
    // The name of a library has no article.
    inSentence: id === 'material-ui' ? PRODUCT_NAMES[id].name : `the ${PRODUCT_NAMES[id].name}`,
    hasPlans: PRODUCT_PACKAGES[id].some((one) => 'plan' in one),
  }));

/** Everything below belongs to the command. */
const FOLDERS = PRODUCTS.map(({ api }) => folderOf(api));

/** How the files on disk differ from those that the packages give. */
export interface Differences {
  readonly missing: readonly string[];
  readonly changed: readonly string[];
  /** Files that the command wouldn't write. */
  readonly extra: readonly string[];
}

/** Pure: compares files by path and text. */
export function compareFiles(
  wanted: ReadonlyMap<string, string>,
  present: ReadonlyMap<string, string>,
): Differences {
  const names = [...wanted.keys()];
  return {
    missing: names.filter((file) => !present.has(file)),
    changed: names.filter((file) => present.has(file) && present.get(file) !== wanted.get(file)),
    extra: [...present.keys()].filter((file) => !wanted.has(file)),
  };
}

/** What `--check` prints. */
export function differencesText({ missing, changed, extra }: Differences): string {
  const lines = [
    ...missing.map((file) => `missing  ${file}`),
    ...changed.map((file) => `differs  ${file}`),
    ...extra.map((file) => `no page  ${file}`),
  ];
  return lines.length === 0
    ? 'The API reference is that of the installed packages.'
    : `The API reference differs from the installed packages. Run \`${COMMAND}\` and commit what it writes.\n${lines.join('\n')}`;
}

/** The files on disk that the command owns, or would write. */
function presentFiles(siteDir: string, wanted: Iterable<string>): ReadonlyMap<string, string> {
  const owned = FOLDERS.map((folder) => path.join(siteDir, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(siteDir, path.join(entry.parentPath, entry.name)));
  const names = new Set([...owned.map((file) => file.replaceAll('\\', '/')), ...wanted]);
  return new Map(
    [...names]
      .sort()
      .filter((file) => existsSync(path.join(siteDir, file)))
      .map((file) => [file, readFileSync(path.join(siteDir, file), 'utf8')]),
  );
}

/**
 * @param siteDir root of the project
 * @param check compare only, and write nothing
 * @returns what to print, and the code to end with
 * @throws when the packages don't fit what is to be documented; then nothing was written
 */
export function docsApi(siteDir: string, check: boolean): { output: string; exitCode: number } {
  const types = readTypes(siteDir);
  const { models, events } = extractAll(siteDir, types, readEvents(siteDir, types.program));
  const named = API_PRODUCTS.map(
    (product) => [product, namedTypes(models, product, types)] as const,
  );
  const wanted = new Map([
    ...apiFiles(models, INDEX_PAGES),
    ...typesFiles(Object.fromEntries(named)),
    ...extraFiles({ siteDir, program: types.program, events }),
    ...componentBlockFiles({ siteDir, models }),
    ...themeReaderFiles(siteDir, models),
    ...playgroundFiles(models, Object.fromEntries(named), (folder) =>
      existsSync(path.join(siteDir, folder, 'index.mdx')),
    ),
  ]);
  const differences = compareFiles(wanted, presentFiles(siteDir, wanted.keys()));
  const count = Object.values(differences).flat().length;
  if (check) {
    return { output: differencesText(differences), exitCode: count === 0 ? 0 : 1 };
  }
  differences.extra.forEach((file) => rmSync(path.join(siteDir, file)));
  for (const file of [...differences.missing, ...differences.changed]) {
    mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
    writeFileSync(path.join(siteDir, file), wanted.get(file) ?? '');
  }
  return { output: `${wanted.size} files, ${count} written or removed.`, exitCode: 0 };
}
