/** Reads the selectors that the data grid packages export: functions that read a part of the grid's state. */
import ts from 'typescript';
import type { GridSelector } from '../../src/lib/api/apiBlocks';
import { byName, declarationOf, docComment, packageExports, planOfFile } from './packageTypes';

const PACKAGE = '@mui/x-data-grid-premium';
const SELECTOR = /^grid[A-Z]\w*Selector$/;
/** Types as long as they are; none is cut off. */
const FORMAT =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
/** Folders whose name says nothing to a reader. */
const TOPICS: Readonly<Record<string, string>> = {
  core: 'Rows',
  filter: 'Filtering',
  preferencesPanel: 'Preference panel',
};

/** `Visible Columns` and `rowSelection` become `Visible columns` and `Row selection`. */
function sentence(words: string): string {
  const lower = words.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}

/** The topic of a selector without `@category`: that of the folder in which it is declared. */
function topicOfFile(fileName: string): string {
  const folder = /\/hooks\/(?:features\/)?([^/]+)\//.exec(fileName)?.[1];
  if (folder === undefined) {
    throw new Error(`${fileName} declares a selector outside the folders of hooks.`);
  }
  return TOPICS[folder] ?? sentence(folder);
}

/**
 * The documented selectors of all plans, sorted by topic and name.
 * @param program holds the premium data grid package, which exports the selectors of all plans
 * @throws when the package is missing, or exports something named like a selector that isn't a function
 */
export function gridSelectors(program: ts.Program): readonly GridSelector[] {
  const checker = program.getTypeChecker();
  const describe = (symbol: ts.Symbol): readonly GridSelector[] => {
    const { name } = symbol;
    const declaration = declarationOf(symbol);
    const { description, deprecated, ignored, category } = docComment(symbol, checker);
    if (ignored) {
      return [];
    }
    const typeOf = (item: ts.Symbol) => checker.getTypeOfSymbolAtLocation(item, declaration);
    const [signature] = typeOf(symbol).getCallSignatures();
    if (!signature) {
      throw new Error(`${name} of ${PACKAGE} is no function, so it is no selector.`);
    }
    const text = (type: ts.Type) => checker.typeToString(type, undefined, FORMAT);
    const { fileName } = declaration.getSourceFile();
    const plan = planOfFile(fileName);
    return [
      {
        name,
        group: category ? sentence(category) : topicOfFile(fileName),
        description,
        ...(plan === undefined ? {} : { plan }),
        ...(deprecated === undefined ? {} : { deprecated }),
        returns: text(signature.getReturnType()),
        // The first is the reference to the API object; one of unknown type is not read.
        parameters: signature.parameters
          .slice(1)
          .map((parameter) => text(typeOf(parameter)))
          .filter((type) => type !== 'unknown'),
      },
    ];
  };
  return [...packageExports(program, PACKAGE).entries()]
    .filter(([name]) => SELECTOR.test(name))
    .flatMap(([, symbol]) => describe(symbol))
    .sort((a, b) => byName({ name: a.group }, { name: b.group }) || byName(a, b));
}
