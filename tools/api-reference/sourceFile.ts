/** Where the repository of a package has the source of a component. */
import { existsSync, readFileSync } from 'node:fs';

const IN_PACKAGE = /^(.*\/node_modules\/@mui\/([^/]+))\/(?:esm\/)?(.+)\.d\.m?ts$/;

/** What the comment at the `propTypes` of a component says when it is a script with declarations beside it. */
const SCRIPT_MARK = 'edit the d.ts file';

/** Scripts without that comment. */
const OTHER_SCRIPTS: ReadonlySet<string> = new Set(['StyledEngineProvider/StyledEngineProvider']);

function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** The folder of a package in its repository, which `package.json` may name. */
function folderOf(packageFolder: string, name: string): string {
  const [, folder] = /"directory":\s*"([^"]+)"/.exec(textOf(`${packageFolder}/package.json`)) ?? [];
  return folder ?? `packages/${name}`;
}

/**
 * The source file of a component, from the root of the repository: `packages/x-charts/src/BarChart/BarChart.tsx`.
 * @param declaration absolute path of the file that declares the component in the installed package
 * @throws when the file isn't a declaration of a package of `@mui`
 */
export function sourceFile(declaration: string): string {
  const [, root, name, file] = IN_PACKAGE.exec(declaration) ?? [];
  if (root === undefined || name === undefined || file === undefined) {
    throw new Error(`${declaration} is not a declaration of a package of @mui.`);
  }
  const isScript =
    OTHER_SCRIPTS.has(file) ||
    textOf(declaration.replace(/\.d\.(m?)ts$/, '.$1js')).includes(SCRIPT_MARK);
  return `${folderOf(root, name)}/src/${file}.${isScript ? 'js' : 'tsx'}`;
}
