/** What an edited demo may import: all that demos of the site import, and the public parts of their packages. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { scanImports } from '../../../src/lib/code/scanImports';
import { packageOf } from '../../../src/lib/live/manifest';

/** What the scripts of demos are compiled to, and what readers of demos reach for first. */
const ALWAYS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@emotion/react',
  '@emotion/styled',
  '@emotion/cache',
  '@mui/system',
  '@mui/utils',
  '@mui/x-license',
  'clsx',
];

/** Packages of which an edited demo may import every public part; the others are as large as a whole site. */
const WHOLE =
  /^@mui\/(?:material|x-(?:charts|data-grid|date-pickers|tree-view)(?:-pro|-premium)?)$/;
/** Parts that aren't public, and those for packages that the site doesn't have. */
const INNER = /^(?:esm|internals|umd|node_modules|Pigment\w+|\w+V[23])$/;

const DEMO_FILE = /(?<!\.d)\.[jt]sx?$/;

/** Imports of packages in all files of demos below folders, by their names. */
function importedBy(folders: readonly string[]): readonly string[] {
  const found = new Set<string>();
  for (const folder of folders.filter((each) => existsSync(each))) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (DEMO_FILE.test(file)) {
        for (const { specifier } of scanImports(readFileSync(path.join(folder, file), 'utf8'))) {
          found.add(specifier);
        }
      }
    }
  }
  return [...found].filter((specifier) => !/^(?:\.|@site\/|@theme)/.test(specifier));
}

/** The public parts of a package: folders with an entry of their own. */
function partsOf(name: string, modules: string): readonly string[] {
  const folder = path.join(modules, name);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !INNER.test(entry.name))
    .filter((entry) => existsSync(path.join(folder, entry.name, 'index.js')))
    .map((entry) => `${name}/${entry.name}`);
}

/**
 * @param folders with demos
 * @param modules folder of the installed packages
 * @returns sorted, without repetition
 */
export function liveSpecifiers(folders: readonly string[], modules: string): readonly string[] {
  // Demos of an older version may have named packages that are gone.
  const specifiers = [...ALWAYS, ...importedBy(folders)].filter((specifier) =>
    existsSync(path.join(modules, packageOf(specifier))),
  );
  const whole = [...new Set(specifiers.map(packageOf))].filter((name) => WHOLE.test(name));
  const all = [...specifiers, ...whole.flatMap((name) => [name, ...partsOf(name, modules)])];
  return [...new Set(all)].sort();
}
