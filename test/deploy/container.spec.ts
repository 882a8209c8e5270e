/** The containers' own nginx hands the receiver the address of each reader, whom the proxy in front of it names. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import {
  feedbackWith,
  keptIn,
  type ReceiverProcess,
  startReceiverProcess,
} from '../feedback/receiverProcess';
import { post } from './attackClient';
import { type RunningServer, startContainerNginx } from './servers';
import { createSmallHost } from './smallHost';

/** Submissions a minute from one address. */
const RATE = 20;
/** Where the proxy in front of the container asks from. */
const PROXY = '127.0.7.1';

/** The list of proxies, with this one alone. */
const ONLY_PROXY = [
  [/^set_real_ip_from .*\n/gm, ''],
  ['real_ip_header', `set_real_ip_from ${PROXY};\nreal_ip_header`],
] as const;

test.describe.configure({ mode: 'default' });

let folder: string;
let root: string;
let receiver: ReceiverProcess;
test.beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'container-feedback-'));
  root = createSmallHost('/');
  receiver = await startReceiverProcess(path.join(folder, 'feedback.sqlite'), {
    options: ['--rate', String(RATE), '--trust-proxy'],
  });
});
test.afterEach(async () => {
  await receiver.stop();
  rmSync(folder, { recursive: true });
  rmSync(root, { recursive: true });
});

/**
 * Sends 25 submissions.
 * @param from whose connection it is
 * @param forwarded what stands in `X-Forwarded-For`, by the number of the submission
 * @returns how many were taken, and how many refused for their rate
 */
async function send(nginx: RunningServer, from: string, forwarded: (index: number) => string) {
  const place = {
    isSecure: false,
    port: Number(new URL(nginx.address).port),
    kept: async () => (await keptIn(path.join(folder, 'feedback.sqlite'))).length,
    last: async () => '',
  };
  const statuses: number[] = [];
  for (let index = 1; index <= 25; index += 1) {
    const { status } = await post(place, {
      from,
      headers: { 'x-forwarded-for': forwarded(index) },
      body: JSON.stringify(feedbackWith(`The submission with number ${index}.`)),
    });
    statuses.push(status);
  }
  const count = (wanted: number) => statuses.filter((status) => status === wanted).length;
  return { taken: count(204), refused: count(429) };
}

const ALL = { taken: 25, refused: 0 };
const AS_ONE = { taken: RATE, refused: 25 - RATE };

test('each reader behind a proxy has a rate of their own', async () => {
  const nginx = await startContainerNginx(receiver.port, root);
  try {
    expect(await send(nginx, PROXY, (index) => `203.0.113.${index}`)).toEqual(ALL);
    expect(await send(nginx, PROXY, (index) => `2001:db8:${index}::1`)).toEqual(ALL);
    expect(await send(nginx, PROXY, () => '198.51.100.1')).toEqual(AS_ONE);
    // Readers of an internal network.
    expect(await send(nginx, PROXY, (index) => `10.1.2.${index}`)).toEqual(ALL);
  } finally {
    await nginx.stop();
  }
});

test('a reader gets no other rate by naming addresses', async () => {
  const nginx = await startContainerNginx(receiver.port, root, ONLY_PROXY);
  try {
    // The proxy appends the true one.
    expect(await send(nginx, PROXY, (index) => `203.0.113.${index}, 198.51.100.2`)).toEqual(AS_ONE);
    expect(await send(nginx, PROXY, (index) => `203.0.113.${index}, 10.1.2.3`)).toEqual(AS_ONE);
    // Past the proxy.
    expect(await send(nginx, '127.0.7.2', (index) => `203.0.113.${index}`)).toEqual(AS_ONE);
  } finally {
    await nginx.stop();
  }
});

test('behind several proxies, the reader is the last address that is none of theirs', async () => {
  const nginx = await startContainerNginx(receiver.port, root, [
    ['real_ip_recursive off;', 'real_ip_recursive on;'],
  ]);
  try {
    const chain = (index: number) => `203.0.113.${index}, 10.0.0.7`;
    expect(await send(nginx, PROXY, chain)).toEqual(ALL);
    expect(await send(nginx, PROXY, (index) => `9.9.9.${index}, 198.51.100.3, 10.0.0.7`)).toEqual(
      AS_ONE,
    );
  } finally {
    await nginx.stop();
  }
});
