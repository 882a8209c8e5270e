/**
 * What a demo shows, as HTML and styles that a browser made of it once: for demos that the server can't render, as a
 * grid, which measures its room. A snapshot lies beside its demo, `X.snapshot.html`, and says of what it was taken;
 * `npm run docs:snapshots` writes it. One that was taken of something else isn't shown.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PACKAGE_VERSIONS } from '../../../src/data/packageVersions';
import type { CollectedFile } from './collectFiles';

export interface Snapshot {
  /** Of what it was taken, see {@link snapshotFingerprint}. */
  readonly fingerprint: string;
  /** Rules for the classes of the HTML, which no other style sheet knows. */
  readonly styles: string;
  readonly html: string;
}

/** To be raised when snapshots are taken in another way. */
const FORMAT = 1;

/** What the theme of demos is made of. */
const THEME = ['docsTheme.ts', 'constants.ts'].map((file) =>
  path.join(__dirname, '../../../src/features/docs-theme', file),
);

const SHAPE =
  /^<!-- snapshot ([\da-f]{16}), written by npm run docs:snapshots -->\n<style>(.*)<\/style>\n(.*)\n$/s;

let themeText: string | undefined;

function theme(): string {
  themeText ??= THEME.map((file) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n')).join('');
  return themeText;
}

/** The file of a demo's snapshot. */
export function snapshotFile(demo: string): string {
  return demo.replace(/\.tsx$/, '.snapshot.html');
}

/** Stands for all that a snapshot depends on: the files of the demo, the versions of its packages, and the theme. */
export function snapshotFingerprint([demo, ...others]: readonly CollectedFile[]): string {
  const folder = path.dirname(demo?.path ?? '');
  const files = [demo, ...others].filter((file) => file !== undefined);
  const imported = new Set(files.flatMap(({ packages }) => packages));
  const versions = Object.entries(PACKAGE_VERSIONS).filter(
    ([name]) =>
      name === '@mui/material' ||
      [...imported].some((each) => each === name || each.startsWith(`${name}/`)),
  );
  const texts = files.map((file) => [
    path.relative(folder, file.path).replaceAll('\\', '/'),
    file.text,
  ]);
  return createHash('sha256')
    .update(JSON.stringify([FORMAT, texts, versions, theme()]))
    .digest('hex')
    .slice(0, 16);
}

/** The text of a snapshot's file. */
export function writeSnapshot({ fingerprint, styles, html }: Snapshot): string {
  return `<!-- snapshot ${fingerprint}, written by npm run docs:snapshots -->\n<style>${styles}</style>\n${html}\n`;
}

/** What a snapshot's file holds; `undefined` when it isn't one. */
export function readSnapshot(text: string): Snapshot | undefined {
  const [, fingerprint, styles, html] = SHAPE.exec(text.replaceAll('\r\n', '\n')) ?? [];
  return fingerprint === undefined || styles === undefined || html === undefined
    ? undefined
    : { fingerprint, styles, html };
}

/**
 * The HTML that a page shows until its demo runs. Its styles get the form of those that the server writes for other
 * demos, and go with them into the head; see plugins/output/first-load.
 */
export function snapshotHtml(name: string, { styles, html }: Snapshot): string {
  return `<style data-emotion="css snapshot-${name}">${styles}</style>${html}`;
}

/** What a browser made of a demo. */
export type Taken = Omit<Snapshot, 'fingerprint'>;

/**
 * Gives the classes of a snapshot other names, so that several may stand on one page.
 * @param from what they begin with now, and `to` then: `s0-` becomes `w0-`
 */
export function renameClasses({ html, styles }: Taken, from: string, to: string): Taken {
  const inList = new RegExp(`(^|\\s)${from}([\\da-z]+)-(?=\\s|$)`, 'g');
  return {
    html: html.replace(
      / class="([^"]*)"/g,
      (_, list: string) => ` class="${list.replace(inList, `$1${to}$2-`)}"`,
    ),
    styles: styles.replace(new RegExp(`\\.${from}([\\da-z]+)-`, 'g'), `.${to}$1-`),
  };
}

/** Where the drawing for phones stands in a snapshot of a chart, and its rules. */
export const PHONE_DRAWING = { element: '<div data-phone="">', rules: '/*phone*/', end: '/**/' };
/** What the classes of the drawing for phones begin with. */
export const PHONE_CLASSES = 'n';

/** The drawing of a chart as it is on a phone, for a picture of it; `undefined` when it isn't one of a chart. */
export function pictureHtml(name: string, { styles, html }: Snapshot): string | undefined {
  const drawing = html.split(PHONE_DRAWING.element)[1]?.replace(/<\/div><\/div>$/, '');
  const rules = styles.split(PHONE_DRAWING.rules)[1]?.split(PHONE_DRAWING.end)[0];
  if (drawing === undefined || rules === undefined) {
    return undefined;
  }
  const own = renameClasses({ html: drawing, styles: rules }, PHONE_CLASSES, `${name}-`);
  return `<style data-emotion="css picture-${name}">${own.styles}</style>${own.html}`;
}
