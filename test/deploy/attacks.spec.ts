/** Attacks on the receiver and faults below it, with the table that tells of them: see `attackTable.ts`. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from '@playwright/test';
import { DATABASE_CASES } from '../feedback/databaseCases';
import { UNWRITABLE_LOG } from '../feedback/logCases';
import { LOCKED_TABLE } from '../feedback/postgresCases';
import { keptIn, type ReceiverProcess, startReceiverProcess } from '../feedback/receiverProcess';
import { fullDisk, LOCKED, MOVED, READ_ONLY } from '../feedback/sqliteCases';
import type { Place } from './attackClient';
import { type Attack, expectAllOf, record, type Target } from './attackTable';
import { HTTP_ATTACKS } from './httpAttacks';
import { type Cluster, startCluster } from './postgres';
import { type RunningServer, startNginx } from './servers';

test.describe.configure({ mode: 'default' });

const at = <Kind extends object>(target: Target, all: readonly Kind[]) =>
  all.map((one) => ({ ...one, target }));

const NGINX = at('nginx', HTTP_ATTACKS);
const ALONE = at('receiver', HTTP_ATTACKS);
const SQLITE = at('SQLite', [
  ...DATABASE_CASES,
  fullDisk((pid) => execFileSync('prlimit', ['--pid', String(pid), '--fsize=unlimited:'])),
  READ_ONLY,
  LOCKED,
  MOVED,
  UNWRITABLE_LOG,
]);
const POSTGRES = at('PostgreSQL', [...DATABASE_CASES, LOCKED_TABLE]);
const ALL: readonly Attack[] = [...NGINX, ...ALONE, ...SQLITE, ...POSTGRES];

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'attacks-'));
});
test.afterAll(() => rmSync(folder, { recursive: true }));

for (const [target, attacks] of [
  ['nginx', NGINX],
  ['receiver', ALONE],
] as const) {
  test.describe(target, () => {
    const isSecure = target === 'nginx';
    let receiver: ReceiverProcess;
    let nginx: RunningServer | undefined;
    let place: Place;

    test.beforeAll(async () => {
      const database = path.join(folder, `${target}.sqlite`);
      receiver = await startReceiverProcess(database, {
        options: ['--rate', '20', ...(isSecure ? ['--trust-proxy'] : [])],
        // As a service manager may limit it, and enough for as many connections as the receiver takes at most.
        shell: 'ulimit -n 4096 && exec',
      });
      nginx = isSecure ? await startNginx(receiver.port) : undefined;
      place = {
        isSecure,
        port: Number(new URL(nginx?.address ?? receiver.url).port),
        kept: async () => (await keptIn(database)).length,
        last: async () => (await keptIn(database)).at(-1)?.comment ?? '',
      };
    });
    test.afterAll(async () => {
      await nginx?.stop();
      await receiver.stop();
    });

    for (const [index, attack] of attacks.entries()) {
      test(attack.tried, async () => {
        const seen = await attack.run(place, `127.0.${index + 1}.1`, `127.0.${index + 1}.2`);
        await record(attack, seen, ALL);
      });
    }
  });
}

test.describe('SQLite', () => {
  for (const [index, attack] of SQLITE.entries()) {
    test(attack.tried, async () => {
      const own = mkdtempSync(path.join(folder, `${index}-`));
      await record(attack, await attack.run(path.join(own, 'feedback.sqlite')), ALL);
    });
  }
});

test.describe('PostgreSQL', () => {
  let cluster: Cluster;
  test.beforeAll(async () => {
    cluster = await startCluster();
  });
  test.afterAll(() => cluster.remove());

  for (const attack of POSTGRES) {
    test(attack.tried, async () => {
      const database = cluster.addressOf(await cluster.newDatabase());
      await record(attack, await attack.run(database), ALL);
    });
  }
});

test('the table has all of them, and no other', () => {
  expectAllOf(ALL);
});
