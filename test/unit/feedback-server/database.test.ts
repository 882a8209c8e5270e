/** Databases that can't be opened, written or read. */
import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSqliteReader } from '../../../feedback-server/sqlite/reader';
import { openSqliteStore } from '../../../feedback-server/sqlite/store';

const FEEDBACK = {
  page: '/x/introduction/',
  section: null,
  version: '8.10.2',
  language: 'en',
  rating: 1,
  comment: 'A good beginning.',
} as const;

/** A user without rights of its own, on most systems called nobody. */
const NOBODY = 65_534;

const folder = mkdtempSync(path.join(tmpdir(), 'feedback-database-'));
chmodSync(folder, 0o755);
let count = 0;
/** A name in a folder of its own. */
function newFile(): string {
  count += 1;
  const own = path.join(folder, String(count));
  mkdirSync(own);
  return path.join(own, 'feedback.sqlite');
}

/** Does something without the rights of root, who may write anywhere. */
function unprivileged<Result>(work: () => Result): Result {
  if (process.geteuid?.() !== 0) {
    return work();
  }
  process.seteuid?.(NOBODY);
  try {
    return work();
  } finally {
    process.seteuid?.(0);
  }
}

/** Takes the right to write in the folder of a file away. */
const protect = (file: string) => chmodSync(path.dirname(file), 0o555);

function commentsIn(file: string): readonly string[] {
  const reader = openSqliteReader(file);
  const comments = Array.from(reader.all(), ({ comment }) => comment);
  reader.close();
  return comments;
}

/** Copies for exports that are there now. */
const copies = () => readdirSync(tmpdir()).filter((name) => name.startsWith('feedback-export-'));

afterAll(() => {
  for (const name of readdirSync(folder)) {
    chmodSync(path.join(folder, name), 0o755);
  }
  rmSync(folder, { recursive: true });
});

describe('openSqliteReader, in a folder that cannot be written', () => {
  it('reads what a receiver has left that was ended', () => {
    const file = newFile();
    const store = openSqliteStore(file);
    store.save(FEEDBACK);
    store.close();
    protect(file);
    const before = copies();
    expect(unprivileged(() => commentsIn(file))).toEqual([FEEDBACK.comment]);
    expect(readdirSync(path.dirname(file))).toEqual(['feedback.sqlite']);
    expect(copies()).toEqual(before);
  });

  it('reads what a receiver has left that was killed', () => {
    const running = newFile();
    const file = newFile();
    const store = openSqliteStore(running);
    store.save(FEEDBACK);
    copyFileSync(running, file);
    copyFileSync(`${running}-wal`, `${file}-wal`);
    store.close();
    protect(file);
    expect(unprivileged(() => commentsIn(file))).toEqual([FEEDBACK.comment]);
  });

  it('reads on while a receiver writes', () => {
    const file = newFile();
    const store = openSqliteStore(file);
    store.save(FEEDBACK);
    protect(file);
    expect(unprivileged(() => commentsIn(file))).toEqual([FEEDBACK.comment]);
    store.save({ ...FEEDBACK, comment: 'And a good end.' });
    expect(unprivileged(() => commentsIn(file))).toEqual([FEEDBACK.comment, 'And a good end.']);
    store.close();
  });

  it('names a file that it may not read', () => {
    const file = newFile();
    openSqliteStore(file).close();
    chmodSync(file, 0o000);
    protect(file);
    expect(() => unprivileged(() => openSqliteReader(file))).toThrow(
      `The database ${file} can't be opened`,
    );
  });
});

describe('openSqliteReader', () => {
  it.each([
    ['is not there', () => {}],
    ['is no database', (file: string) => writeFileSync(file, 'x'.repeat(5000))],
    ['is empty', (file: string) => writeFileSync(file, '')],
    ['is a folder', (file: string) => mkdirSync(file)],
  ])('names a file that %s', (_case, make) => {
    const file = newFile();
    make(file);
    expect(() => openSqliteReader(file)).toThrow(`The database ${file} can't be opened: `);
  });
});

describe('openSqliteStore', () => {
  it.each([
    ['is no database', (file: string) => writeFileSync(file, 'x'.repeat(5000))],
    ['is a folder', (file: string) => mkdirSync(file)],
    ['has no folder', (file: string) => rmSync(path.dirname(file), { recursive: true })],
  ])('names a file that %s', (_case, make) => {
    const file = newFile();
    make(file);
    expect(() => openSqliteStore(file)).toThrow(`The database ${file} can't be opened: `);
  });

  it('takes nothing but files, and leaves nothing beside it', () => {
    const file = newFile();
    execFileSync('mkfifo', [file]);
    expect(() => openSqliteStore(file)).toThrow(
      `The database ${file} can't be opened: it is no file`,
    );
    expect(readdirSync(path.dirname(file))).toEqual([path.basename(file)]);
  });

  it('refuses at the start a file that it may not write', () => {
    const file = newFile();
    openSqliteStore(file).close();
    chmodSync(file, 0o444);
    chmodSync(path.dirname(file), 0o777);
    expect(() => unprivileged(() => openSqliteStore(file))).toThrow(
      `The database ${file} can't be opened: attempt to write a readonly database`,
    );
  });

  it('refuses at the start a folder that it may not write', () => {
    const file = newFile();
    protect(file);
    expect(() => unprivileged(() => openSqliteStore(file))).toThrow(
      `The database ${file} can't be opened: `,
    );
  });

  it('opens a new file in four programs at once', async () => {
    const programs = Array.from({ length: 4 }, () => fork(path.join(__dirname, 'openAtOnce.cjs')));
    const next = async (program: ChildProcess) => String((await once(program, 'message'))[0]);
    await Promise.all(programs.map(next));
    const answers = new Set<string>();
    // They hold each other up in one round of ten.
    for (let round = 0; round < 100; round += 1) {
      const task = { file: newFile(), moment: Date.now() + 20 };
      const saying = programs.map(next);
      programs.forEach((program) => program.send(task));
      (await Promise.all(saying)).forEach((answer) => answers.add(answer));
    }
    programs.forEach((program) => program.disconnect());
    expect([...answers]).toEqual(['opened']);
  }, 60_000);

  it('changes nothing of what is there when it starts', () => {
    const file = newFile();
    const store = openSqliteStore(file);
    store.save(FEEDBACK);
    store.close();
    openSqliteStore(file).close();
    expect(commentsIn(file)).toEqual([FEEDBACK.comment]);
  });
});
