/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { CSS_VARIABLES, UNLISTED_VARIABLES } from '../../../src/data/cssVariables';

const PACKAGES = path.join(__dirname, '../../../node_modules/@mui');

/** The variables with a name of their own that the scripts of the packages have. */
function variablesInPackages(): ReadonlySet<string> {
  const scripts = readdirSync(PACKAGES)
    .filter((name) =>
      /^x-(?:charts|data-grid|date-pickers|tree-view)(?:-pro|-premium)?$/.test(name),
    )
    .map((name) => path.join(PACKAGES, name, 'esm'))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.js'))
        .map((file) => readFileSync(path.join(folder, file), 'utf8')),
    );
  return new Set(scripts.flatMap((text) => text.match(/--[A-Z][a-zA-Z]+-[\w-]+/g) ?? []));
}

const found = variablesInPackages();

it.each(CSS_VARIABLES.map((entry) => [entry.name, entry] as const))(
  'the packages still have %s where the entry says',
  (name, { evidence: { file, has }, note, default: usual }) => {
    const text = readFileSync(path.join(PACKAGES, file), 'utf8');
    expect(text.includes(has) ? has : `${file} has it no more: ${has}`).toBe(has);
    expect(has).toContain(name);
    expect(found).toContain(name);
    expect(note.en).toMatch(/\.$/);
    expect(note.zh).toMatch(/。$/);
    expect(usual).not.toBe('');
  },
);

it('lists all variables of the packages, except those with a reason', () => {
  const listed = new Set(CSS_VARIABLES.map(({ name }) => name));
  const isUnlisted = (name: string) =>
    Object.keys(UNLISTED_VARIABLES).some((start) => name.startsWith(start));
  expect([...found].filter((name) => !listed.has(name) && !isUnlisted(name))).toEqual([]);
  expect([...listed].filter(isUnlisted)).toEqual([]);
  expect(
    Object.keys(UNLISTED_VARIABLES).filter(
      (start) => ![...found].some((name) => name.startsWith(start)),
    ),
  ).toEqual([]);
});
