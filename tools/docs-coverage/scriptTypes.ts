/** Which objects of a script hold names of the grid as their keys: told by a type, a prop, or the name of a variable. */
import ts from 'typescript';
import type { NameKind } from './names';

/** What the keys of an object are. */
export type Holder = Extract<NameKind, 'props' | 'columnFields' | 'slots'>;

const COLUMN_TYPE = /^Grid\w*Col(?:Type)?Def$/;
const PROPS_TYPE = /^DataGrid(?:Pro|Premium)?Props$/;
const SLOTS_TYPE = /^Grid(?:Pro|Premium)?Slot(?:s|sComponent|Props|sComponentsProps)$/;

/** Props whose value is a column definition, or a list of them. */
const COLUMN_PROPS = ['columns', 'listViewColumn', 'groupingColDef', 'pivotingColDef'];
const SLOT_PROPS = ['slots', 'slotProps'];
/** Names of variables that say the same where a fragment has no types. */
const COLUMN_VARIABLES = ['columns', 'column', 'colDef', 'listViewColumn', 'groupingColDef'];

/** What the object has that a prop of the grid is given. */
export function holderOfProp(name: string): Holder | undefined {
  if (COLUMN_PROPS.includes(name)) {
    return 'columnFields';
  }
  return SLOT_PROPS.includes(name) ? 'slots' : undefined;
}

/** What an object has that a variable without a type is set to. */
export function holderOfVariable(name: string): Holder | undefined {
  return COLUMN_VARIABLES.includes(name) ? 'columnFields' : holderOfProp(name);
}

function holderOfTypeName(name: string): Holder | undefined {
  if (COLUMN_TYPE.test(name)) {
    return 'columnFields';
  }
  if (SLOTS_TYPE.test(name)) {
    return 'slots';
  }
  return PROPS_TYPE.test(name) ? 'props' : undefined;
}

function firstHolder(types: readonly ts.TypeNode[]): Holder | undefined {
  return types.map(holderOfType).find((holder) => holder !== undefined);
}

/**
 * What an object of a type has, or the objects in a list of it, or those that a function of it returns:
 * `readonly GridColDef<Order>[]`, `Partial<DataGridProps>`, `DataGridProps['slotProps']`.
 */
export function holderOfType(type: ts.TypeNode): Holder | undefined {
  if (ts.isTypeReferenceNode(type)) {
    const { typeName } = type;
    const name = ts.isIdentifier(typeName) ? typeName.text : typeName.right.text;
    return holderOfTypeName(name) ?? firstHolder(type.typeArguments ?? []);
  }
  if (ts.isArrayTypeNode(type)) {
    return holderOfType(type.elementType);
  }
  if (ts.isTypeOperatorNode(type) || ts.isParenthesizedTypeNode(type)) {
    return holderOfType(type.type);
  }
  if (ts.isFunctionTypeNode(type)) {
    return holderOfType(type.type);
  }
  if (ts.isUnionTypeNode(type) || ts.isIntersectionTypeNode(type)) {
    return firstHolder(type.types);
  }
  if (ts.isIndexedAccessTypeNode(type) && ts.isLiteralTypeNode(type.indexType)) {
    const { literal } = type.indexType;
    return holderOfType(type.objectType) === 'props' && ts.isStringLiteral(literal)
      ? holderOfProp(literal.text)
      : undefined;
  }
  return undefined;
}
