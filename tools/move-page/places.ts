/** Where the files of a page lie before and after it moves. Pure: paths are from the root of the project, with `/`. */
import { MIGRATION_STEPS } from '../../src/data/migrationGuides';
import { type DocsInstance, translatedFolder } from '../../src/lib/pages/docsInstance';

/** A page on its way. */
export interface Move {
  readonly instance: DocsInstance;
  /** Its path now, without a slash at the end: `/x/react-data-grid/sorting`. */
  readonly from: string;
  readonly to: string;
  /** The same below the route: `react-data-grid/sorting`. */
  readonly folder: string;
  readonly newFolder: string;
}

/** Folders with a file or a folder for each migration guide, by the last part of its path. */
const GUIDE_FOLDERS = [
  'tools/migration/differences',
  'tools/migration/unmentioned',
  'test/fixtures/migration',
];

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function isGuide(path: string): boolean {
  return Object.values(MIGRATION_STEPS)
    .flat()
    .some((step) => step.path === `${path}/`);
}

/** Pairs of the beginnings of paths: that of a folder ends with a slash, that of files with a dot. */
function beginnings({ instance, from, to, folder, newFolder }: Move) {
  const folders = [instance.folder, 'test/claims'].map(
    (parent) => [`${parent}/${folder}/`, `${parent}/${newFolder}/`] as const,
  );
  const guides = isGuide(from)
    ? GUIDE_FOLDERS.flatMap((parent) =>
        ['/', '.'].map(
          (end) =>
            [`${parent}/${lastPart(from)}${end}`, `${parent}/${lastPart(to)}${end}`] as const,
        ),
      )
    : [];
  return [...folders, [`test/claims/${folder}.`, `test/claims/${newFolder}.`] as const, ...guides];
}

/** Gives each file its place after the move; one of another page stays. */
export function createPlaces(move: Move): (file: string) => string {
  const pairs = beginnings(move);
  const plugin = translatedFolder(move.instance);
  const translated = new RegExp(`^(i18n/[^/]+/${plugin}/current/)(.*)$`);
  return (file) => {
    const [, start = '', rest = ''] = translated.exec(file) ?? [];
    if (rest.startsWith(`${move.folder}/`)) {
      return `${start}${move.newFolder}${rest.slice(move.folder.length)}`;
    }
    const pair = pairs.find(([old]) => file.startsWith(old));
    return pair ? pair[1] + file.slice(pair[0].length) : file;
  };
}
