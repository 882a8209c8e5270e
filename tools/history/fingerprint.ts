/** Tells without the packages whether the documented release of a history is the one that the reference documents. */
import { createHash } from 'node:crypto';
import { API_NOTES } from '../../src/data/apiNotes';
import { type Snapshot, keyOf, meaningOf, plainDefault } from './snapshot';

/** Names of rows whose plan or default this site corrects: the reference has it, a history has what the packages say. */
const CORRECTED: ReadonlySet<string> = new Set(
  API_NOTES.filter((note) => note.plan !== undefined || note.default !== undefined)
    .flatMap(({ rows }) => rows)
    .map((row) => row.replace(/^.*\./, '')),
);

/** A text that differs when a row of the reference does. The reference says nothing of exports. */
export function fingerprintOf(rows: Snapshot): string {
  const lines = [...rows.values()]
    .filter(({ kind }) => kind !== 'export' && kind !== 'type')
    .map((row) => {
      const { type, default: usual, plan, required, deprecated } = row.state;
      const corrected = CORRECTED.has(row.name) ? [] : [plainDefault(usual), plan];
      return JSON.stringify([keyOf(row), meaningOf(type), required, deprecated, ...corrected]);
    });
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex').slice(0, 16);
}
