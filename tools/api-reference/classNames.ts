/** The names of CSS classes as the packages make them: asked of their own code, not guessed. */
import { createRequire } from 'node:module';
import path from 'node:path';

/** Gives the class for a key of `classes`: `MuiDataGrid-root` for `root`; `undefined` for a key that it doesn't know. */
export type ClassNameOf = (key: string) => string | undefined;

/** A class that says a state which components share. */
export function isGlobalState(className: string): boolean {
  return className.startsWith('Mui-');
}

function isTexts(value: unknown): value is Readonly<Record<string, string>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((one) => typeof one === 'string')
  );
}

/** What a module says about classes; packages name it after the component: `getDataGridUtilityClass`. */
function classNamesAmong(exported: object, name: RegExp): ClassNameOf | undefined {
  const entries: [string, unknown][] = Object.entries(exported);
  const make = entries.find(([key]) => /^get\w*UtilityClass$/.test(key) && name.test(key))?.[1];
  if (typeof make === 'function') {
    return (key) => String(make(key));
  }
  const names = entries.find(([key]) => /Classes$/.test(key) && name.test(key))?.[1];
  return isTexts(names) ? (key) => names[key] : undefined;
}

/** The CommonJS file that belongs to a declaration file; Node can't load the packages' ES modules. */
function commonJsFile(declaration: string): string {
  return declaration.replace('/esm/', '/').replace(/\.d\.ts$/, '.js');
}

/**
 * Finds how classes are named: in the module that declares their type, or in the folder of the component.
 * @param siteDir root of the project
 * @returns a function of the component, the file that declares it, and the file that declares the type of its
 * `classes`; it gives `undefined` when neither place has such names
 */
export function createClassNames(
  siteDir: string,
): (component: string, home: string, declaration: string) => ClassNameOf | undefined {
  const require = createRequire(path.join(siteDir, 'package.json'));
  const among = (file: string, name: RegExp) => {
    const exported: unknown = require(file);
    return typeof exported === 'object' && exported !== null
      ? classNamesAmong(exported, name)
      : undefined;
  };
  return (component, home, declaration) =>
    among(commonJsFile(declaration), /./) ??
    among(path.join(path.dirname(commonJsFile(home)), 'index.js'), new RegExp(component, 'i'));
}
