/** The table of `guides/faults.md`: a row for each fault. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import { FAULTS, type Fault, type FaultName } from './faults';

const GUIDE = path.join(__dirname, '../../../guides/faults.md');
const TABLE = /(<!-- faults -->\n)[^]*(<!-- \/faults -->)/;

/** What the suite itself saw, by the fault. */
export type Seen = Partial<Record<FaultName, string>>;

/** The table names files only. `faults.spec.ts` checks that the files have tests with the titles in `FAULTS`. */
function seenText({ tests }: Fault, seen: string | undefined): string {
  const files = [...new Set(tests.map(({ file }) => `\`test/${file}\``))];
  return [...(seen === undefined ? [] : [seen]), ...files].join(', ');
}

function guideWith(seen: Seen): string {
  const faults: Readonly<Record<string, Fault>> = FAULTS;
  const rows = Object.entries(faults).map(([name, fault]) => {
    const own = Object.entries(seen).find(([key]) => key === name)?.[1];
    return `| ${fault.fault} | ${fault.promise} | ${seenText(fault, own)} |`;
  });
  const head = ['| fault | expected behavior | tested by, or result |'];
  const text = [...head, '| --- | --- | --- |', ...rows].join('\n');
  return readFileSync(GUIDE, 'utf8').replace(
    TABLE,
    (_, before: string, after: string) => `${before}\n${text}\n\n${after}`,
  );
}

/** @returns the guide as it is, and as it is to be */
export async function guides(seen: Seen): Promise<readonly [is: string, wanted: string]> {
  return [readFileSync(GUIDE, 'utf8'), await format(guideWith(seen), { parser: 'markdown' })];
}

export function writeGuide(text: string): void {
  writeFileSync(GUIDE, text);
}
