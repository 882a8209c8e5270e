/** The receiver on a real PostgreSQL: what `feedback-server/README.md` says of it, beyond what both databases promise. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { openStore } from '../../feedback-server/databases';
import {
  CLI,
  commentsIn,
  createAgent,
  exportOf,
  startReceiverProcess,
  submit,
  withReceivers,
} from '../feedback/receiverProcess';
import { type Cluster, PASSWORD, startCluster } from './postgres';

let cluster: Cluster;
const agent = createAgent();

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  cluster = await startCluster();
});
test.afterAll(async () => {
  agent.destroy();
  await cluster.remove();
});

/** What a receiver says that ends at its start. */
async function complaintOf(database: string): Promise<string> {
  const error = await startReceiverProcess(database).then(
    async (receiver) => {
      await receiver.stop();
      return new Error('it started');
    },
    (reason: Error) => reason,
  );
  return error.message;
}

/** Another user, who may do what the SQL gives it. */
async function newUser(database: string, name: string, sql: string): Promise<string> {
  await cluster.sql(database, `CREATE USER ${name} PASSWORD '${PASSWORD}'; ${sql}`);
  return cluster.addressOf(database, name);
}

test('answers 500 while the server is gone, and goes on when it is back', async () => {
  const database = cluster.addressOf(await cluster.newDatabase());
  await withReceivers(async (start) => {
    const receiver = await start(database);
    expect(await submit(receiver.url, agent, 'Before the crash.')).toBe(204);
    await cluster.stopServer('immediate');
    expect(await submit(receiver.url, agent, 'While it is gone.')).toBe(500);
    expect(await submit(receiver.url, agent, 'While it is gone.')).toBe(500);
    await cluster.startServer();
    expect(await submit(receiver.url, agent, 'After the crash.')).toBe(204);
    expect(receiver.complaints()).toMatch(/^(not kept: [^\n]+\n)+$/);
    expect(await receiver.stop()).toBe(0);
  });
  expect(await commentsIn(database)).toEqual(['Before the crash.', 'After the crash.']);
});

test('loses nothing that was answered 204 when the server crashes in the middle of 1,000 posts', async () => {
  const database = cluster.addressOf(await cluster.newDatabase());
  const acknowledged: string[] = [];
  await withReceivers(async (start) => {
    const { url } = await start(database);
    let crash: Promise<void> | undefined;
    await Promise.all(
      Array.from({ length: 1000 }, async (_, index) => {
        const comment = `Submission number ${index}.`;
        if ((await submit(url, agent, comment)) === 204) {
          acknowledged.push(comment);
          if (acknowledged.length === 300) {
            crash = cluster.stopServer('immediate');
          }
        }
      }),
    );
    await crash;
    await cluster.startServer();
    expect(await submit(url, agent, 'After the crash.')).toBe(204);
  });
  expect(acknowledged.length).toBeGreaterThanOrEqual(300);
  expect(acknowledged.length).toBeLessThan(1000);
  const kept = await commentsIn(database);
  expect(acknowledged.filter((comment) => !kept.includes(comment))).toEqual([]);
});

test('answers 500 within 15 s when the server says nothing', async () => {
  const database = cluster.addressOf(await cluster.newDatabase());
  await withReceivers(async (start) => {
    const receiver = await start(database);
    expect(await submit(receiver.url, agent, 'Before it hangs.')).toBe(204);
    cluster.signal('SIGSTOP');
    const since = Date.now();
    try {
      // Two more than there are connections.
      const posts = [1, 2, 3, 4, 5, 6].map(() => submit(receiver.url, agent, 'While it hangs.'));
      expect(await Promise.all(posts)).toEqual([500, 500, 500, 500, 500, 500]);
    } finally {
      cluster.signal('SIGCONT');
    }
    expect(Date.now() - since).toBeLessThan(15_000);
    expect(await submit(receiver.url, agent, 'When it goes on.')).toBe(204);
    expect(await receiver.stop()).toBe(0);
    // Sessions that the receiver has left end by themselves; nothing of theirs is committed.
    await expect
      .poll(() =>
        cluster.sql(
          'postgres',
          `SELECT count(*) FROM pg_stat_activity WHERE application_name = 'docs-feedback'`,
        ),
      )
      .toEqual(['0']);
  });
  expect(await commentsIn(database)).toEqual(['Before it hangs.', 'When it goes on.']);
});

test('waits for the disk, also where the server is told not to, and keeps few connections', async () => {
  const name = await cluster.newDatabase();
  const database = cluster.addressOf(name);
  await withReceivers(async (start) => {
    const receiver = await start(database);
    await cluster.sql(
      name,
      `ALTER DATABASE ${name} SET synchronous_commit = off;
       CREATE TABLE seen (setting text);
       GRANT INSERT ON seen TO writer;
       CREATE FUNCTION look() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN INSERT INTO seen VALUES (current_setting('synchronous_commit')); RETURN NULL; END $$;
       CREATE TRIGGER look AFTER INSERT ON feedback EXECUTE FUNCTION look()`,
    );
    // Its connections are from before the setting.
    expect(await receiver.stop()).toBe(0);
    const again = await start(database);
    const statuses = await Promise.all(
      Array.from({ length: 200 }, (_, index) => submit(again.url, agent, `Submission ${index}.`)),
    );
    expect([...new Set(statuses)]).toEqual([204]);
    // The trial at the start inserts nothing, and is seen too.
    expect(
      await cluster.sql(name, 'SELECT setting, count(*) FROM seen GROUP BY 1 ORDER BY 1'),
    ).toEqual(['on|201']);
    const [connections] = await cluster.sql(
      name,
      `SELECT count(*) FROM pg_stat_activity WHERE application_name = 'docs-feedback' AND datname = '${name}'`,
    );
    expect(Number(connections)).toBeGreaterThan(1);
    expect(Number(connections)).toBeLessThanOrEqual(4);
  });
});

test('needs the right to add for a table that is there, and the right to read for an export', async () => {
  const name = await cluster.newDatabase();
  const owner = cluster.addressOf(name);
  expect(await complaintOf(await newUser(name, 'newcomer', ''))).toMatch(
    /^The database postgres:\/\/newcomer@127\.0\.0\.1:\d+\/\w+ can't be opened: permission denied for schema public\n$/,
  );
  await expect(exportOf(owner)).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/can't be opened: relation "feedback" does not exist\n$/),
  });
  await (await startReceiverProcess(owner)).stop();
  const adder = await newUser(name, 'adder', 'GRANT INSERT ON feedback TO adder');
  const reader = await newUser(name, 'reader', 'GRANT SELECT ON feedback TO reader');
  await withReceivers(async (start) => {
    const { url } = await start(adder);
    expect(await submit(url, agent, 'By one who may add.')).toBe(204);
  });
  expect(await exportOf(reader)).toContain(',By one who may add.\r\n');
  expect(await complaintOf(reader)).toContain('permission denied for table feedback');
  await expect(exportOf(adder)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('permission denied for table feedback'),
  });
});

test('refuses at its start what it could not write to', async () => {
  const readOnly = await cluster.newDatabase();
  await (await startReceiverProcess(cluster.addressOf(readOnly))).stop();
  await cluster.sql(
    'postgres',
    `ALTER DATABASE ${readOnly} SET default_transaction_read_only = on`,
  );
  expect(await complaintOf(cluster.addressOf(readOnly))).toContain('read-only transaction');

  const other = await cluster.newDatabase();
  await cluster.sql(
    other,
    'CREATE TABLE feedback (stars integer); ALTER TABLE feedback OWNER TO writer',
  );
  expect(await complaintOf(cluster.addressOf(other))).toContain('column "page"');

  const latin = await cluster.newDatabase("ENCODING 'LATIN1' TEMPLATE template0");
  expect(await complaintOf(cluster.addressOf(latin))).toContain('it has the encoding LATIN1');
});

test('says nowhere what the password is', async () => {
  const database = await cluster.newDatabase();
  const right = cluster.addressOf(database);
  const shown = `postgres://writer@127.0.0.1:${cluster.port}/${database}`;
  const run = promisify(execFile);
  const wrong = right.replace(/:[^:@]+@/, ':SECRET%40@');
  for (const address of [
    wrong,
    wrong.replace(database, 'none'),
    `${wrong}?sslrootcert=/none.pem`,
  ]) {
    const said = await complaintOf(address);
    expect(said).toMatch(/^The database \S+ can't be opened: [^\n]+\n$/);
    expect(said).not.toContain('SECRET');
    await expect(
      run(process.execPath, [CLI, '--export', 'csv', '--database', address]),
    ).rejects.toMatchObject({ stdout: '', stderr: said });
  }
  await withReceivers(async (start) => {
    const { greeting } = await start(right);
    expect(greeting).toContain(` and kept in ${shown}.\n`);
  });
});

test('speaks TLS as the address says', async () => {
  const name = await cluster.newDatabase();
  const plain = cluster.addressOf(name);
  const own = `${plain}?sslmode=verify-full&sslrootcert=${cluster.certificate}`;
  /** Whether the connections of a receiver are encrypted. */
  const encrypted = (database: string) =>
    withReceivers(async (start) => {
      const { url } = await start(database);
      expect(await submit(url, agent, 'By a connection of some kind.')).toBe(204);
      return cluster.sql(
        name,
        `SELECT DISTINCT ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
         WHERE datname = '${name}' AND application_name = 'docs-feedback'`,
      );
    });
  expect(await encrypted(plain)).toEqual(['f']);
  expect(await encrypted(own)).toEqual(['t']);
  // Nobody has vouched for the certificate.
  for (const mode of ['verify-full', 'require']) {
    expect(await complaintOf(`${plain}?sslmode=${mode}`)).toContain('self-signed certificate\n');
  }
  // The certificate is another host's.
  const otherHost = own.replace('@127.0.0.1:', '@localhost:');
  expect(await complaintOf(otherHost)).toContain('altnames: Host: localhost. is not');
});

test('reads part by part, in the order of arrival', async () => {
  const name = await cluster.newDatabase();
  const database = cluster.addressOf(name);
  await (await startReceiverProcess(database)).stop();
  await cluster.sql(
    name,
    `INSERT INTO feedback (page, version, language, comment)
     SELECT '/x/', '8', 'en', 'Number ' || n FROM generate_series(1, 2500) AS n`,
  );
  expect(await commentsIn(database)).toEqual(
    Array.from({ length: 2500 }, (_, index) => `Number ${index + 1}`),
  );
});

test('makes the table once when many find that there is none', async () => {
  for (let round = 0; round < 3; round += 1) {
    const database = cluster.addressOf(await cluster.newDatabase());
    const opened = await Promise.allSettled(
      Array.from({ length: 12 }, () => openStore(database, () => {})),
    );
    const stores = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    await Promise.all(stores.map((store) => store.close()));
    expect(
      opened.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : [])),
    ).toEqual([]);
  }
});
