/** Databases that can't be opened, written or read. */
import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../../feedback-server/sqlite/database';
import { openSqliteReader } from '../../../feedback-server/sqlite/reader';
import { openSqliteStore } from '../../../feedback-server/sqlite/store';
import { StoreBusyError } from '../../../feedback-server/store';

const FEEDBACK = {
  page: '/x/introduction/',
  section: null,
  version: '8.10.2',
  language: 'en',
  rating: 1,
  comment: 'A good beginning.',
} as const;

/** What stores tell the operator. */
const log: string[] = [];
const openStore = (file: string) => openSqliteStore(file, (line) => log.push(line));
beforeEach(() => (log.length = 0));

const commented = (comment: string) => ({ ...FEEDBACK, comment });

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

/** Lets others read a database, as an operator may. */
function share(file: string): void {
  for (const name of readdirSync(path.dirname(file))) {
    chmodSync(path.join(path.dirname(file), name), 0o644);
  }
}

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
  it('reads what a receiver has left that was ended', async () => {
    const file = newFile();
    const store = await openStore(file);
    await store.save(FEEDBACK);
    await store.close();
    share(file);
    protect(file);
    const before = copies();
    expect(unprivileged(() => commentsIn(file))).toEqual([FEEDBACK.comment]);
    expect(readdirSync(path.dirname(file))).toEqual(['feedback.sqlite']);
    expect(copies()).toEqual(before);
  });

  it('reads what a receiver has left that was killed', async () => {
    const running = newFile();
    const file = newFile();
    const store = await openStore(running);
    await store.save(FEEDBACK);
    copyFileSync(running, file);
    copyFileSync(`${running}-wal`, `${file}-wal`);
    await store.close();
    share(file);
    protect(file);
    expect(unprivileged(() => commentsIn(file))).toEqual([FEEDBACK.comment]);
  });

  it('reads on while a receiver writes', async () => {
    const file = newFile();
    const store = await openStore(file);
    await store.save(FEEDBACK);
    share(file);
    protect(file);
    expect(unprivileged(() => commentsIn(file))).toEqual([FEEDBACK.comment]);
    await store.save(commented('And a good end.'));
    expect(unprivileged(() => commentsIn(file))).toEqual([FEEDBACK.comment, 'And a good end.']);
    await store.close();
  });

  it('names a file that it may not read', async () => {
    const file = newFile();
    await (await openStore(file)).close();
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
  ])('names a file that %s', async (_case, make) => {
    const file = newFile();
    make(file);
    await expect(openStore(file)).rejects.toThrow(`The database ${file} can't be opened: `);
  });

  it('opens only files, and leaves no other file behind', async () => {
    const file = newFile();
    execFileSync('mkfifo', [file]);
    await expect(openStore(file)).rejects.toThrow(
      `The database ${file} can't be opened: it is no file`,
    );
    expect(readdirSync(path.dirname(file))).toEqual([path.basename(file)]);
  });

  it('refuses at the start a file that it may not write', async () => {
    const file = newFile();
    await (await openStore(file)).close();
    chmodSync(file, 0o444);
    chmodSync(path.dirname(file), 0o777);
    await expect(unprivileged(() => openStore(file))).rejects.toThrow(
      `The database ${file} can't be opened: attempt to write a readonly database`,
    );
  });

  it('refuses at the start a folder that it may not write', async () => {
    const file = newFile();
    protect(file);
    await expect(unprivileged(() => openStore(file))).rejects.toThrow(
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

  it('changes nothing of what is there when it starts', async () => {
    const file = newFile();
    const store = await openStore(file);
    await store.save(FEEDBACK);
    await store.close();
    await (await openStore(file)).close();
    expect(commentsIn(file)).toEqual([FEEDBACK.comment]);
  });

  it('creates files that only its user can read', async () => {
    const file = newFile();
    const umask = process.umask(0o022);
    try {
      const store = await openStore(file);
      await store.save(FEEDBACK);
      const names = readdirSync(path.dirname(file));
      expect(names.sort()).toEqual(['', '-shm', '-wal'].map((end) => path.basename(file) + end));
      const modes = names.map((name) => statSync(path.join(path.dirname(file), name)).mode & 0o777);
      expect(modes).toEqual([0o600, 0o600, 0o600]);
      await store.close();
    } finally {
      process.umask(umask);
    }
  });

  it('leaves the mode of a file that is there', async () => {
    const file = newFile();
    await (await openStore(file)).close();
    chmodSync(file, 0o640);
    await (await openStore(file)).close();
    expect(statSync(file).mode & 0o777).toBe(0o640);
  });
});

describe('openSqliteStore, while another program has the lock', () => {
  /** ms; longer than any test. */
  const LONG = 600_000;

  function lock(file: string) {
    const other = openDatabase(file, { fileMustExist: true });
    other.exec('BEGIN IMMEDIATE');
    return { unlock: () => other.close() };
  }

  it('waits without blocking others, and keeps the order of arrival', async () => {
    const file = newFile();
    const store = await openSqliteStore(file, () => {}, LONG);
    const { unlock } = lock(file);
    const states = ['pending', 'pending'];
    const saves = ['The first.', 'The second.'].map(async (comment, index) => {
      await store.save(commented(comment));
      states[index] = 'kept';
    });
    // Others get their turn; blocked, this would take as long as the lock.
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(states).toEqual(['pending', 'pending']);
    unlock();
    await Promise.all(saves);
    expect(commentsIn(file)).toEqual(['The first.', 'The second.']);
    await store.close();
  });

  it('gives up, then fails at once until it is free', async () => {
    const file = newFile();
    const store = await openSqliteStore(file, () => {}, 0);
    const { unlock } = lock(file);
    await expect(store.save(FEEDBACK)).rejects.toBeInstanceOf(StoreBusyError);
    await expect(store.save(FEEDBACK)).rejects.toThrow('database is locked');
    unlock();
    await store.save(commented('When it is free.'));
    await store.close();
    expect(commentsIn(file)).toEqual(['When it is free.']);
  });

  it('ends', async () => {
    const file = newFile();
    const store = await openSqliteStore(file, () => {}, 0);
    await store.save(FEEDBACK);
    const { unlock } = lock(file);
    await store.close();
    unlock();
    expect(commentsIn(file)).toEqual([FEEDBACK.comment]);
  });
});

describe('openSqliteStore, when its files change while it is open', () => {
  const moved = (file: string) => expect.stringMatching(`^The database ${file} was moved, removed`);

  it('keeps everything in a file that is moved, and goes on in a new one', async () => {
    const file = newFile();
    const store = await openStore(file);
    await store.save(commented('Before it was moved.'));
    renameSync(file, `${file}.old`);
    await store.save(commented('After it was moved.'));
    await store.save(commented('And later.'));
    expect(commentsIn(`${file}.old`)).toEqual(['Before it was moved.']);
    expect(commentsIn(file)).toEqual(['After it was moved.', 'And later.']);
    expect(log).toEqual([moved(file)]);
    await store.close();
  });

  it('keeps everything in a file that is moved before it ends', async () => {
    const file = newFile();
    const store = await openStore(file);
    await store.save(FEEDBACK);
    renameSync(file, `${file}.old`);
    await store.close();
    expect(readdirSync(path.dirname(file))).toEqual(['feedback.sqlite.old']);
    expect(commentsIn(`${file}.old`)).toEqual([FEEDBACK.comment]);
  });

  it.each([
    ['the database', ['']],
    ['the database and the files beside it', ['', '-wal', '-shm']],
  ])('creates a new one when %s is removed', async (_case, endings) => {
    const file = newFile();
    const store = await openStore(file);
    await store.save(commented('Before it was removed.'));
    endings.forEach((ending) => rmSync(file + ending));
    await store.save(commented('After it was removed.'));
    expect(commentsIn(file)).toEqual(['After it was removed.']);
    expect(log).toEqual([moved(file)]);
    await store.close();
    expect(readdirSync(path.dirname(file))).toEqual(['feedback.sqlite']);
  });

  it.each(['-wal', '-shm'])(
    'loses nothing when the file %s beside it is removed',
    async (ending) => {
      const file = newFile();
      const store = await openStore(file);
      await store.save(commented('Before it was removed.'));
      rmSync(file + ending);
      await store.save(commented('After it was removed.'));
      expect(commentsIn(file)).toEqual(['Before it was removed.', 'After it was removed.']);
      await store.close();
      expect(commentsIn(file)).toEqual(['Before it was removed.', 'After it was removed.']);
    },
  );

  it('goes on in a file that replaces it', async () => {
    const file = newFile();
    const store = await openStore(file);
    await store.save(commented('In the backup.'));
    await store.close();
    copyFileSync(file, `${file}.backup`);
    const again = await openStore(file);
    await again.save(commented('Not in the backup.'));
    renameSync(`${file}.backup`, file);
    await again.save(commented('After the backup.'));
    await again.close();
    expect(commentsIn(file)).toEqual(['In the backup.', 'After the backup.']);
  });

  it('keeps nothing while its folder is missing, and goes on when that is back', async () => {
    const file = newFile();
    const own = path.dirname(file);
    const store = await openStore(file);
    await store.save(commented('Before it was missing.'));
    renameSync(own, `${own}-elsewhere`);
    const refused = `The database ${file} can't be opened: `;
    await expect(store.save(commented('While it is missing.'))).rejects.toThrow(refused);
    await expect(store.save(commented('While it is missing.'))).rejects.toThrow(refused);
    renameSync(`${own}-elsewhere`, own);
    await store.save(commented('When it is back.'));
    await store.close();
    expect(commentsIn(file)).toEqual(['Before it was missing.', 'When it is back.']);
    expect(log).toEqual([moved(file)]);
  });

  it('notices it in two receivers that share the file', async () => {
    const file = newFile();
    const stores = [await openStore(file), await openStore(file)];
    const saveAll = async (comment: string) => {
      for (const [index, store] of stores.entries()) {
        await store.save(commented(`${comment}, receiver ${index}`));
      }
    };
    await saveAll('Before it was moved');
    renameSync(file, `${file}.old`);
    await saveAll('After it was moved');
    await saveAll('And later');
    await Promise.all(stores.map((store) => store.close()));
    expect(commentsIn(`${file}.old`)).toEqual([
      'Before it was moved, receiver 0',
      'Before it was moved, receiver 1',
    ]);
    expect(commentsIn(file)).toEqual([
      'After it was moved, receiver 0',
      'After it was moved, receiver 1',
      'And later, receiver 0',
      'And later, receiver 1',
    ]);
  });
});
