/** The names under which a theme knows components, read from the packages' own lists for themes. */
import ts from 'typescript';
import type { PackageTypes } from './program';

const LIST = /ComponentsPropsList$/;

/**
 * Names in a theme by the name of the type of their props: `DataGridProps` to `MuiDataGrid`.
 * @param modules the packages' `themeAugmentation` modules
 */
export function readThemeNames(
  types: PackageTypes,
  modules: readonly string[],
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const module of modules) {
    for (const [name, symbol] of types.exportsOf(module)) {
      const list = LIST.test(name) ? types.checker.getDeclaredTypeOfSymbol(symbol) : undefined;
      for (const property of list?.getProperties() ?? []) {
        const declaration = property.declarations?.[0];
        const type =
          declaration && ts.isPropertySignature(declaration) ? declaration.type : undefined;
        if (type && ts.isTypeReferenceNode(type)) {
          names.set(type.typeName.getText(), property.name);
        }
      }
    }
  }
  return names;
}
