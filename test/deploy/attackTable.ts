/** The table of `feedback-server/attacks.md`: `UPDATE_ATTACKS=1` writes it; without that, each row is compared. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { format, resolveConfig } from 'prettier';
import { ROOT } from './servers';

/** What is attacked. */
export type Target = 'nginx' | 'receiver' | 'SQLite' | 'PostgreSQL';

export interface Attack {
  readonly target: Target;
  readonly tried: string;
  readonly promised: string;
}

const FILE = path.join(ROOT, 'feedback-server/attacks.md');
const TABLE = /(<!-- attacks -->)[\s\S]*(<!-- \/attacks -->)/;

type Row = readonly [target: string, tried: string, promised: string, seen: string];

const cell = (text: string) => text.replaceAll('|', '\\|');
const keyOf = ([target, tried]: Row) => `${target}: ${tried}`;
const rowOf = ({ target, tried, promised }: Attack, seen: string): Row => [
  target,
  cell(tried),
  cell(promised),
  cell(seen),
];

/** The rows below the heading. */
function rows(): readonly Row[] {
  const [table = ''] = TABLE.exec(readFileSync(FILE, 'utf8')) ?? [];
  return table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => {
      const cells = line.split(/(?<!\\)\|/).map((text) => text.trim());
      return [cells[1] ?? '', cells[2] ?? '', cells[3] ?? '', cells[4] ?? ''];
    });
}

async function write(all: readonly Row[]): Promise<void> {
  const lines = [
    ['where', 'what is tried', 'what is promised', 'what was seen'],
    ['---', '---', '---', '---'],
    ...all,
  ].map((cells) => `| ${cells.join(' | ')} |`);
  const text = readFileSync(FILE, 'utf8').replace(TABLE, `$1\n\n${lines.join('\n')}\n\n$2`);
  writeFileSync(FILE, await format(text, { ...(await resolveConfig(FILE)), filepath: FILE }));
}

/**
 * Writes what was seen of an attack, or compares it with what stands there.
 * @param attacks all, in the order of the table; with `UPDATE_ATTACKS`, other rows go
 */
export async function record(
  attack: Attack,
  seen: string,
  attacks: readonly Attack[],
): Promise<void> {
  const row = rowOf(attack, seen);
  const key = keyOf(row);
  if (process.env.UPDATE_ATTACKS !== '1') {
    expect(rows().find((one) => keyOf(one) === key)).toEqual(row);
    return;
  }
  const known = new Map([...rows(), row].map((one) => [keyOf(one), one]));
  await write(
    attacks.map((one) => known.get(keyOf(rowOf(one, '')))).filter((one) => one !== undefined),
  );
}

/** The table has these attacks, and no other. */
export function expectAllOf(attacks: readonly Attack[]): void {
  expect(rows().map(keyOf)).toEqual(attacks.map((attack) => keyOf(rowOf(attack, ''))));
}
