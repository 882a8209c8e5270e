import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  changedOriginals,
  readOriginals,
  readRecorded,
  recordOriginals,
} from '../../../../tools/theme-originals/originals';

const SITE = path.join(__dirname, '../../../..');
const THEME = 'node_modules/@docusaurus/theme-classic/lib/theme';

/** A small site that replaces `Loading`, of one file, and `Note`, of a folder, and wraps `TOC`. */
function createSite(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'originals-'));
  const files = {
    'src/theme/README.md':
      '| `Loading` | replace | x |\n| `Note` | replace | x |\n| `TOC` | wrap | x |\n',
    'src/theme/Loading/index.tsx': '',
    'src/theme/Note/index.tsx': '',
    [`${THEME}/Loading.js`]: 'loading',
    [`${THEME}/Note/index.js`]: 'note',
    [`${THEME}/Note/Icon/index.js`]: 'icon',
    [`${THEME}/Note/index.d.ts`]: 'types',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

describe('in a small site', () => {
  let folder = '';
  beforeEach(() => {
    folder = createSite();
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('an original that changes is named with both files and the way to record it, others are not', () => {
    const recorded = recordOriginals(readOriginals(folder), {}, []);
    expect(changedOriginals(readOriginals(folder), recorded)).toEqual([]);
    writeFileSync(path.join(folder, THEME, 'Note/Icon/index.js'), 'another icon');
    expect(changedOriginals(readOriginals(folder), recorded)).toEqual([
      `The original of the slot "Note" isn't the one that was compared: look through ${THEME}/Note and src/theme/Note/index.tsx, then record it with npm run theme:originals -- Note`,
    ]);
  });

  it('types of an original do not count', () => {
    const recorded = recordOriginals(readOriginals(folder), {}, []);
    writeFileSync(path.join(folder, THEME, 'Note/index.d.ts'), 'other types');
    expect(changedOriginals(readOriginals(folder), recorded)).toEqual([]);
  });

  it('updates the record of the compared slots only', () => {
    const recorded = recordOriginals(readOriginals(folder), {}, []);
    writeFileSync(path.join(folder, THEME, 'Loading.js'), 'other');
    writeFileSync(path.join(folder, THEME, 'Note/index.js'), 'other');
    const changed = readOriginals(folder);
    const after = recordOriginals(changed, recorded, ['Note']);
    expect(changedOriginals(changed, after)).toEqual([expect.stringContaining('"Loading"')]);
  });

  it('a slot that is recorded but no longer replaced is named', () => {
    const originals = readOriginals(folder);
    const recorded = { ...recordOriginals(originals, {}, []), Old: { sha256: '' } };
    expect(changedOriginals(originals, recorded)).toEqual([expect.stringContaining('"Old"')]);
  });

  it('a slot that the theme no longer has, and one that is not replaced, are refused', () => {
    const originals = readOriginals(folder);
    expect(() => recordOriginals(originals, {}, ['TOC'])).toThrow('TOC');
    rmSync(path.join(folder, THEME, 'Loading.js'));
    expect(() => readOriginals(folder)).toThrow('the slot "Loading" is in none of');
  });
});

it('the originals of this site are those that its slots were compared with', () => {
  const originals = readOriginals(SITE);
  expect(originals.length).toBeGreaterThan(0);
  expect(changedOriginals(originals, readRecorded(SITE))).toEqual([]);
});

it('each slot of this site has a row that says whether it wraps or replaces', () => {
  const slots = readdirSync(path.join(SITE, 'src/theme'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => file.replaceAll('\\', '/').replace(/(\/index)?\.tsx?$/, ''));
  const table = readFileSync(path.join(SITE, 'src/theme/README.md'), 'utf8');
  const rows = [...table.matchAll(/^\| `([^`]+)`\s*\| (?:wrap|replace)\b/gm)].map(
    ([, slot]) => slot,
  );
  expect(rows.sort()).toEqual(slots.sort());
});
