/** What pages say, handed from the set-up to the tests, which run in other processes. */
import { readFileSync } from 'node:fs';

/** What pages say, by path, as the set-up wrote it. */
export function readPageTexts(): Readonly<Record<string, string>> {
  const texts: Readonly<Record<string, string>> = JSON.parse(
    readFileSync(process.env.CLAIMS_PAGES ?? '', 'utf8'),
  );
  return texts;
}
