/**
 * Puts a package that nearly all demos of its product need whole behind one module, a barrel. Demos and paid plans
 * import the data grid through different entry points, and the bundler concatenates modules only if nothing else
 * imports them: 170 modules stayed separate. Concatenated, they are smaller by a twelfth. A demo then loads all of the
 * package, so this doesn't suit packages whose demos need different parts, such as charts.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { BarrelLoaderOptions } from './barrelLoader';

const PACKAGES = ['@mui/x-data-grid'] as const;

/** Entry points outside the barrel: a demo needs one language, if any. */
const EXCLUDED_FOLDERS = ['locales'];

const LOADER = path.join(__dirname, 'loader.cjs');

/** The `index.js` of the package and of its folders. */
function entryPointsOf(name: string): readonly string[] {
  const root = path.join(path.dirname(require.resolve(`${name}/package.json`)), 'esm');
  const index = path.join(root, 'index.js');
  if (!existsSync(index)) {
    throw new Error(`demos/barrel: ${name} has no esm/index.js.`);
  }
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !EXCLUDED_FOLDERS.includes(entry.name))
    .map((entry) => path.join(root, entry.name, 'index.js'))
    .filter((file) => existsSync(file));
  return [index, ...folders];
}

/** The rules for the bundler. */
export function barrelRules() {
  return PACKAGES.flatMap((name) => {
    const entryPoints = entryPointsOf(name);
    const [index = ''] = entryPoints;
    const root = path.dirname(index) + path.sep;
    const barrel = `${index}?barrel`;
    const use = (isBarrel: boolean) => {
      const options: BarrelLoaderOptions = { entryPoints, barrel, isBarrel };
      return [{ loader: LOADER, options }];
    };
    return [
      // The package's own modules import each other as before.
      {
        resource: [...entryPoints],
        resourceQuery: { not: [/./] },
        issuer: { not: [root] },
        use: use(false),
      },
      // Without `sideEffects`, the bundler would import from the modules that the barrel exports from.
      { resource: index, resourceQuery: /^\?barrel$/, sideEffects: true, use: use(true) },
    ];
  });
}
