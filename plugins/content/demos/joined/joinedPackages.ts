/**
 * Makes one module of a package that nearly all demos of its product need whole. Demos and paid plans import what they
 * need of the data grid, each from another of its modules in effect, and the bundler joins modules only where nobody
 * else imports them: 170 stayed apart, with all that it takes to know each other. As one they are smaller by a
 * twelfth. The rest of such a package, which few demos need, comes with it: not for packages whose demos need
 * different parts, such as charts.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { JoinedLoaderOptions } from './joinedLoader';

const JOINED = ['@mui/x-data-grid'] as const;

/** Folders that stay as they are: a demo needs one language, if any. */
const APART = ['locales'];

const LOADER = path.join(__dirname, 'loader.cjs');

/** Where a package is entered: its folders, and itself. */
function doorsOf(name: string): readonly string[] {
  const root = path.join(path.dirname(require.resolve(`${name}/package.json`)), 'esm');
  const index = path.join(root, 'index.js');
  if (!existsSync(index)) {
    throw new Error(`joined packages: ${name} has no esm/index.js.`);
  }
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !APART.includes(entry.name))
    .map((entry) => path.join(root, entry.name, 'index.js'))
    .filter((file) => existsSync(file));
  return [index, ...folders];
}

/** The rules for the bundler. */
export function joinedPackages() {
  return JOINED.flatMap((name) => {
    const doors = doorsOf(name);
    const [index = ''] = doors;
    const root = path.dirname(index) + path.sep;
    const whole = `${index}?whole`;
    const use = (isWhole: boolean) => {
      const options: JoinedLoaderOptions = { doors, whole, isWhole };
      return [{ loader: LOADER, options }];
    };
    return [
      // Not for the package's own modules, which know each other.
      {
        resource: [...doors],
        resourceQuery: { not: [/./] },
        issuer: { not: [root] },
        use: use(false),
      },
      // What is imported from it may not be taken from the modules behind it, as from one without effects.
      { resource: index, resourceQuery: /^\?whole$/, sideEffects: true, use: use(true) },
    ];
  });
}
