/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { API_NOTES } from '../../../src/data/apiNotes';

const PACKAGES = path.join(__dirname, '../../../node_modules/@mui');

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

it.each(API_NOTES.map((entry) => [entry.rows[0] ?? '', entry] as const))(
  'the packages still show what the note of %s says',
  (_row, { evidence: { file, has } }) => {
    const text = oneLine(readFileSync(path.join(PACKAGES, file), 'utf8'));
    expect(text.includes(oneLine(has)) ? has : `${file} has it no more: ${has}`).toBe(has);
  },
);

it('each entry says something, in both languages, with all code closed', () => {
  for (const { rows, note, plan, default: value } of API_NOTES) {
    expect({ rows, says: Boolean(note ?? plan ?? value) }).toEqual({ rows, says: true });
    for (const text of note ? [note.en, note.zh] : []) {
      expect(text.split('`').length % 2).toBe(1);
      expect(text).toMatch(/[.。]$/);
    }
    // Both languages name the same code.
    const codeIn = (text: string) => (text.match(/`[^`]+`/g) ?? []).toSorted();
    expect(codeIn(note?.en ?? '')).toEqual(codeIn(note?.zh ?? ''));
  }
});
