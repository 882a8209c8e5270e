/** Reads the events of the data grid from its types, and from its scripts what the grid does with them. */
import ts from 'typescript';
import type { GridEvent } from '../../src/lib/api/apiBlocks';
import {
  byName,
  declarationOf,
  docComment,
  exportedType,
  oneLine,
  planOfFile,
} from './packageTypes';

const PACKAGE = '@mui/x-data-grid-premium';
const LOOKUP = 'GridEventLookup';
const PROPS = 'DataGridPremiumProps';

/** What scripts say that types don't. */
export interface EventUse {
  /** Events on which the grid itself acts, unless a listener prevents it. */
  readonly handled: ReadonlySet<string>;
  /** Props that listen to an event. */
  readonly props: ReadonlyMap<string, string>;
}

/**
 * Finds in compiled scripts which events the grid listens to, and which props.
 * @param scripts the text of each script of the packages
 */
export function eventUse(scripts: Iterable<string>): EventUse {
  const handled = new Set<string>();
  const props = new Map<string, string>();
  for (const script of scripts) {
    // A listener of this kind isn't called after the default was prevented.
    for (const [, name = ''] of script.matchAll(/\buseGridEvent\)?\(\s*\w+,\s*['"](\w+)['"]/g)) {
      handled.add(name);
    }
    // Listeners of props come first, so they can prevent it.
    for (const [, event = '', prop = ''] of script.matchAll(
      /\buseGridEventPriority\)?\(\s*\w+,\s*['"](\w+)['"],[^;\n]*?\bprops\.(on\w+)/g,
    )) {
      props.set(event, prop);
    }
    // A part of the state that a prop controls.
    for (const [, prop = '', event = ''] of script.matchAll(
      /\bpropOnChange:\s*props\.(on\w+),[^{}]*?\bchangeEvent:\s*['"](\w+)['"]/g,
    )) {
      props.set(event, prop);
    }
  }
  return { handled, props };
}

/** The name by which the packages call a listener's prop. */
function usualProp(event: string): string {
  return `on${event.charAt(0).toUpperCase()}${event.slice(1)}`;
}

/** The declared types of an event: `params` and `event`. */
function typesOf(declaration: ts.Declaration, name: string): ReadonlyMap<string, string> {
  if (!ts.isPropertySignature(declaration) || !declaration.type) {
    throw new Error(`${LOOKUP}.${name} of ${PACKAGE} has no type that can be read.`);
  }
  if (!ts.isTypeLiteralNode(declaration.type)) {
    throw new Error(`${LOOKUP}.${name} of ${PACKAGE} is not written as { params, event }.`);
  }
  return new Map(
    declaration.type.members
      .filter(ts.isPropertySignature)
      .map((member) => [member.name.getText(), oneLine(member.type?.getText() ?? 'any')]),
  );
}

/**
 * The documented events of all plans, sorted by interface and name.
 * @param program holds the premium data grid package, which has the events of all plans
 * @throws when the package, a type of it, or the type of an event is missing
 */
export function gridEvents(
  program: ts.Program,
  { handled, props }: EventUse,
): readonly GridEvent[] {
  const checker = program.getTypeChecker();
  const propNames = new Set(
    checker
      .getPropertiesOfType(exportedType(program, PACKAGE, PROPS))
      .filter((prop) => !docComment(prop, checker).ignored)
      .map(({ name }) => name),
  );
  const taken = new Set(props.values());
  const propOf = (event: string) =>
    [props.get(event), taken.has(usualProp(event)) ? undefined : usualProp(event)].find(
      (prop) => prop !== undefined && propNames.has(prop),
    );
  const describe = (symbol: ts.Symbol): readonly GridEvent[] => {
    const { name } = symbol;
    const declaration = declarationOf(symbol);
    const { description, deprecated, ignored } = docComment(symbol, checker);
    if (ignored) {
      return [];
    }
    const types = typesOf(declaration, name);
    const params = types.get('params');
    const event = types.get('event');
    const plan = planOfFile(declaration.getSourceFile().fileName);
    const prop = propOf(name);
    const owner = declaration.parent;
    return [
      {
        name,
        group: ts.isInterfaceDeclaration(owner) ? owner.name.text : LOOKUP,
        description,
        ...(plan === undefined ? {} : { plan }),
        ...(deprecated === undefined ? {} : { deprecated }),
        ...(params === undefined ? {} : { params }),
        ...(event === undefined ? {} : { event }),
        ...(prop === undefined ? {} : { prop }),
        ...(event !== undefined && handled.has(name) ? { preventable: true as const } : {}),
      },
    ];
  };
  return checker
    .getPropertiesOfType(exportedType(program, PACKAGE, LOOKUP))
    .flatMap(describe)
    .sort((a, b) => byName({ name: a.group }, { name: b.group }) || byName(a, b));
}
