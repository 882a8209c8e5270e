/** What the scripts of Material UI's components say of defaults, and whether a default on a page is the same. */
import path from 'node:path';
import ts from 'typescript';
import type { ApiProp } from '../../../src/lib/api/apiModel';
import { createScripts } from '../../../tools/api-reference/scripts';

const PACKAGES = path.join(__dirname, '../../../node_modules/@mui');

/** Scripts besides a component's own that take its props: hooks, and components that it hands props to. */
const FURTHER_SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  Autocomplete: ['material/useAutocomplete/useAutocomplete'],
  Badge: ['material/Badge/useBadge'],
  Checkbox: ['material/internal/SwitchBase', 'material/ButtonBase/ButtonBase'],
  Container: ['system/Container/createContainer'],
  Fab: ['material/ButtonBase/ButtonBase'],
  Grid: ['system/Grid/createGrid', 'system/Grid/traverseBreakpoints', 'system/Grid/gridGenerator'],
  InitColorSchemeScript: ['system/InitColorSchemeScript/InitColorSchemeScript'],
  ListItemButton: ['material/ButtonBase/ButtonBase'],
  MenuItem: ['material/ButtonBase/ButtonBase'],
  Popover: ['material/Modal/Modal'],
  Popper: ['material/Popper/BasePopper'],
  Radio: ['material/internal/SwitchBase', 'material/ButtonBase/ButtonBase'],
  Slider: ['material/Slider/useSlider'],
  Stack: ['system/Stack/createStack'],
  Switch: ['material/internal/SwitchBase', 'material/ButtonBase/ButtonBase'],
  TabList: ['material/Tabs/Tabs'],
  TextField: ['material/FormControl/FormControl'],
  ThemeProvider: [
    'material/styles/ThemeProviderWithVars',
    'system/cssVars/createCssVarsProvider',
    'system/cssVars/useCurrentColorScheme',
    'system/InitColorSchemeScript/InitColorSchemeScript',
    'material/InitColorSchemeScript/InitColorSchemeScript',
  ],
};

/** The folders of components that aren't named after them. */
const FOLDERS: Readonly<Record<string, string>> = {
  FocusTrap: 'Unstable_TrapFocus/FocusTrap',
  ThemeProvider: 'styles/ThemeProvider',
};

const scriptOf = createScripts();

/** The scripts that take the props of a component, its own first. */
export function scriptsOf(component: string): readonly ts.SourceFile[] {
  const folder = FOLDERS[component] ?? `${component}/${component}`;
  const own = [`material/${folder}`, `lab/${folder}`];
  return [...own, ...(FURTHER_SCRIPTS[component] ?? [])].flatMap(
    (name) => scriptOf(path.join(PACKAGES, `${name}.d.ts`)) ?? [],
  );
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  jsx: ts.JsxEmit.React,
  removeComments: true,
};

/** Code in one form, in which styles of writing and the names that builds give to imports make no difference. */
export function normalized(code: string): string {
  // A build keeps an element in a variable for the next time.
  const element = code.replace(/^(\w+) \|\| \(\1 = (.*)\)$/s, '$2');
  const [, name] = /^function (\w+)\(/.exec(element) ?? [];
  return ts
    .transpile(`(${name ?? element})`, OPTIONS, 'a.tsx')
    .replace(/\(0, _jsxRuntime\.jsx\)\(/g, 'React.createElement(')
    .replace(/\(0, _\w+\.styled\)/g, 'styled')
    .replace(/\b_(\w+)\.default\b/g, '$1')
    .replace(/\b_createTransitions\./g, '')
    .replace(/(?<=\bcreateElement\(\w+?)Icon\b/g, '')
    .replace(/(?<=\bcreateElement\(\w+), null\)/g, ', {})')
    .replace(/["`]/g, "'")
    .replace(/;\s*$/, '')
    .replace(/\((\w+)\) =>/g, '$1 =>')
    .replace(/\s+/g, '')
    .replace(/,(?=[}\])])/g, '')
    .replace(/^\((.*)\)$/, '$1');
}

/** What an expression stands for: a name of the script is what the script says that it is. */
function valueOf(expression: ts.Expression): ts.Expression {
  if (!ts.isIdentifier(expression)) {
    return expression;
  }
  let found: ts.Expression | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === expression.text) {
      found = node.initializer;
    }
    ts.forEachChild(node, visit);
  };
  visit(expression.getSourceFile());
  return found ?? expression;
}

/** A name without the quotes that `'aria-modal'` needs. */
function plainName(name: ts.Node): string {
  return name.getText().replace(/^'(.*)'$/, '$1');
}

/** The defaults that patterns in a script give to a property. */
function patternDefaults(script: ts.SourceFile, name: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isBindingElement(node) && node.initializer) {
      if (plainName(node.propertyName ?? node.name) === name) {
        found.push(valueOf(node.initializer).getText());
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(script);
  return found;
}

/** Names of the properties that patterns in a script take without a default. */
function takenNames(script: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isBindingElement(node) && !node.initializer && !node.dotDotDotToken) {
      names.add(plainName(node.propertyName ?? node.name));
    }
    ts.forEachChild(node, visit);
  };
  visit(script);
  return names;
}

/** The values that a script gives to properties of a name: `4` for `elevation: 4`. */
function givenValues(script: ts.SourceFile, name: string): readonly string[] {
  const values: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === name) {
      values.push(valueOf(node.initializer).getText());
    }
    ts.forEachChild(node, visit);
  };
  visit(script);
  return values;
}

/** Defaults that are the same as nothing. */
const EMPTY: ReadonlySet<string> = new Set(['false', '{}', 'undefined', 'null']);

/** Whether the scripts of a component hold a text, in which blanks make no difference. */
export function hasText(component: string, text: string): boolean {
  const plain = (code: string) => code.replace(/\s+/g, ' ');
  return scriptsOf(component).some((script) => plain(script.getText()).includes(plain(text)));
}

/** What a script has in the place of a documented default; `undefined` when both agree. */
export function differenceOf(
  component: string,
  { name, default: said = '' }: Pick<ApiProp, 'name' | 'default'>,
): string | undefined {
  const wanted = normalized(said);
  const scripts = scriptsOf(component);
  const defaults = scripts.flatMap((script) => patternDefaults(script, name));
  // Imports of icons are named with and without the word.
  const isWanted = (one: string) => [wanted, wanted.replace(/Icon$/, '')].includes(normalized(one));
  const agrees =
    defaults.some(isWanted) ||
    (defaults.length === 0 &&
      EMPTY.has(said) &&
      scripts.some((one) => takenNames(one).has(name))) ||
    scripts.flatMap((script) => givenValues(script, name)).some(isWanted);
  return agrees
    ? undefined
    : `${component}.${name}: the page has ${said}, the script ${defaults.join(' or ') || 'nothing'}`;
}
