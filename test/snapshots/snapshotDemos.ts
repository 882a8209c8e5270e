/** The demos that need a snapshot: the first of each page, when it is a grid or a chart. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { collectFiles } from '../../plugins/content/demos/collectFiles';
import { readDemoFile } from '../../plugins/content/demos/readFile';
import {
  readSnapshot,
  snapshotFile,
  snapshotFingerprint,
} from '../../plugins/content/demos/snapshots';

const ROOT = path.join(__dirname, '../..');
const FIRST_DEMO = /^<Demo\s[^>]*?src="([^"]+)"[^>]*>/m;

/** What draws itself only once it knows its room, by its packages. */
const KINDS = { grid: /x-data-grid/, chart: /x-charts/ } as const;
export type SnapshotKind = keyof typeof KINDS;

export interface SnapshotDemo {
  readonly kind: SnapshotKind;
  /** Path of its page: `/x/react-data-grid/sorting/`. */
  readonly page: string;
  /** Path from the root of the project. */
  readonly file: string;
  /** Path of the snapshot from the root of the project. */
  readonly snapshot: string;
  /** Of the demo as it is. */
  readonly fingerprint: string;
  /** Of its snapshot; `undefined` where there is none. */
  readonly taken: string | undefined;
  /** ms since 1970; when a file of the demo was last written. */
  readonly written: number;
}

const filesIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith(ending))
    .toSorted();

/** Paths of all snapshots from the root of the project. */
export function allSnapshots(): readonly string[] {
  return filesIn('docs', '.snapshot.html');
}

export async function snapshotDemos(): Promise<readonly SnapshotDemo[]> {
  const found: SnapshotDemo[] = [];
  for (const page of filesIn('docs', '/index.mdx')) {
    const [tag = '', source] = FIRST_DEMO.exec(readFileSync(path.join(ROOT, page), 'utf8')) ?? [];
    if (source === undefined || /\siframe\b/.test(tag)) {
      continue;
    }
    const file = path.posix.join(path.posix.dirname(page), source);
    const files = await collectFiles(path.join(ROOT, file), ROOT, (each) =>
      readDemoFile(each, ROOT),
    );
    const packages = files.flatMap((each) => each.packages);
    const kind = (['grid', 'chart'] as const).find((each) =>
      packages.some((name) => KINDS[each].test(name)),
    );
    if (kind === undefined) {
      continue;
    }
    const snapshot = snapshotFile(file);
    const text = existsSync(path.join(ROOT, snapshot))
      ? readFileSync(path.join(ROOT, snapshot), 'utf8')
      : '';
    found.push({
      kind,
      page: `/${page.replace(/^docs\//, '').replace('index.mdx', '')}`,
      file,
      snapshot,
      fingerprint: snapshotFingerprint(files),
      taken: readSnapshot(text)?.fingerprint,
      written: Math.max(...files.map((each) => statSync(each.path).mtimeMs)),
    });
  }
  return found;
}
