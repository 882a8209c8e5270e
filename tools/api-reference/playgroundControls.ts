/** Which props of components a playground can offer, from the models of the reference. Pure. */
import ts from 'typescript';
import type { ApiModel, ApiProduct, ComponentApi } from '../../src/lib/api/apiModel';
import type { ApiNamedTypes } from '../../src/lib/api/apiTypes';
import type { Control, ControlKind } from '../../src/lib/playground/choices';
import type { PlaygroundModel } from '../../src/lib/playground/model';
import { folderOf, jsonText } from './pageFiles';

/** A prop that a reader of the playground can set. */
export interface PlaygroundControl extends Control {
  readonly kind: ControlKind;
}

/**
 * Props that a playground leaves to its own code, or that show nothing in it. `href` and `src` lead somewhere: a link
 * that somebody made must not.
 */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'autoComplete',
  'autoFocus',
  'className',
  'desktopModeMediaQuery',
  'focusVisibleClassName',
  'focused',
  'focusedView',
  'href',
  'id',
  'name',
  'open',
  'rangePosition',
  'src',
  'tabIndex',
  'view',
]);

/** The literals of a union, `undefined` when it has anything else. */
function literalsOf(
  type: ts.TypeNode,
  types: ApiNamedTypes,
): readonly ts.LiteralTypeNode[] | undefined {
  if (ts.isParenthesizedTypeNode(type)) {
    return literalsOf(type.type, types);
  }
  if (ts.isUnionTypeNode(type)) {
    const parts = type.types.map((part) => literalsOf(part, types));
    return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
  }
  if (ts.isLiteralTypeNode(type)) {
    return ts.isStringLiteral(type.literal) || ts.isNumericLiteral(type.literal)
      ? [type]
      : undefined;
  }
  if (!ts.isTypeReferenceNode(type)) {
    return undefined;
  }
  const [from, without] = type.typeArguments ?? [];
  if (type.typeName.getText() === 'Exclude' && from && without) {
    const gone = new Set(literalsOf(without, types)?.map((literal) => literal.getText()));
    return literalsOf(from, types)?.filter((literal) => !gone.has(literal.getText()));
  }
  if (type.typeName.getText() === 'ResponsiveStyleValue' && from) {
    // Values for breakpoints are left to the page.
    return literalsOf(from, types);
  }
  const text = types[type.typeName.getText()]?.text;
  return text === undefined ? undefined : literalsOf(parseType(text), types);
}

function parseType(text: string): ts.TypeNode {
  const source = ts.createSourceFile('type.ts', `type T = ${text};`, ts.ScriptTarget.Latest, true);
  const [statement] = source.statements;
  if (!statement || !ts.isTypeAliasDeclaration(statement)) {
    throw new Error(`${text} is no type.`);
  }
  return statement.type;
}

type Choice = Pick<PlaygroundControl, 'kind' | 'options' | 'numeric'>;

/** How the values of a type are chosen; `undefined` when a playground can't offer them. */
export function controlOfType(text: string, types: ApiNamedTypes): Choice | undefined {
  const plain: Readonly<Record<string, ControlKind>> = {
    boolean: 'boolean',
    'boolean | null': 'boolean',
    number: 'number',
    string: 'text',
    'React.ReactNode': 'text',
    PickerValidDate: 'date',
  };
  const kind = plain[text];
  if (kind) {
    return { kind };
  }
  const type = parseType(text);
  const list = ts.isTypeOperatorNode(type) && ts.isArrayTypeNode(type.type) ? type.type : undefined;
  const literals = literalsOf(list ? list.elementType : type, types);
  if (!literals || literals.length < 2) {
    return undefined;
  }
  const options = literals.map(({ literal }) =>
    ts.isStringLiteral(literal) || ts.isNumericLiteral(literal) ? literal.text : '',
  );
  const numeric = literals.every(({ literal }) => ts.isNumericLiteral(literal));
  return { kind: list ? 'choices' : 'choice', options, ...(numeric && { numeric: true }) };
}

/** A default that is a word, a number or a list of words, without quotes; other texts say when, not what. */
function plainDefault(text: string | undefined): string | null {
  const bare = (text ?? '').replaceAll(/[`'"[\]\s]/g, '');
  return /^[\w,]+$/.test(bare) && !/[()&]/.test(text ?? '') && !/\w\s+\w/.test(text ?? '')
    ? bare
    : null;
}

function isComponent(model: ApiModel): model is ComponentApi {
  return model.kind === 'component';
}

/**
 * The controls of a playground, in the order of the alphabet.
 * @param names the components that it shows
 * @throws when a component has no model
 */
export function playgroundControls(
  models: readonly ApiModel[],
  types: ApiNamedTypes,
  names: readonly string[],
): readonly PlaygroundControl[] {
  const controls = new Map<string, PlaygroundControl>();
  for (const name of names) {
    const model = models.filter(isComponent).find((one) => one.name === name);
    if (!model) {
      throw new Error(`The playground shows ${name}, which has no API page.`);
    }
    for (const prop of model.props) {
      const choice =
        LEFT_OUT.has(prop.name) || prop.deprecated !== undefined
          ? undefined
          : controlOfType(prop.expanded ?? prop.type, types);
      if (choice) {
        // One prop may have more values in one component than in another.
        const key = JSON.stringify([prop.name, choice]);
        const { components } = controls.get(key) ?? { components: {} };
        controls.set(key, {
          name: prop.name,
          ...choice,
          components: { ...components, [name]: plainDefault(prop.default) },
        });
      }
    }
  }
  return [...controls.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

interface PlaygroundPage {
  /** What the files beside the page are named after, and `component` of `<Playground>`. */
  readonly name: string;
  readonly page: string;
  readonly product: ApiProduct;
  /** What the playground shows. Default: the component with its name. */
  readonly components?: readonly string[];
  /** Further props that it doesn't offer as they are: alone, they do nothing or harm, or `named` has values for them. */
  readonly leftOut?: readonly string[];
}

const PLAYGROUNDS: readonly PlaygroundPage[] = [
  {
    name: 'Button',
    page: '/components/buttons',
    product: 'material-ui',
    leftOut: ['endIcon', 'startIcon'],
  },
  {
    name: 'ButtonGroup',
    page: '/components/button-group',
    product: 'material-ui',
    leftOut: ['children'],
  },
  {
    name: 'Fab',
    page: '/components/floating-action-button',
    product: 'material-ui',
    leftOut: ['children', 'focusRipple'],
  },
  {
    name: 'Rating',
    page: '/components/rating',
    product: 'material-ui',
    // `named` has icons; the others start the example, or show nothing on the screen.
    leftOut: ['defaultValue', 'emptyIcon', 'emptyLabelText', 'icon', 'value'],
  },
  {
    name: 'ToggleButtonGroup',
    page: '/components/toggle-button',
    product: 'material-ui',
    leftOut: ['children'],
  },
  {
    name: 'Select',
    page: '/components/selects',
    product: 'material-ui',
    leftOut: [
      // They need a label, text around the value, an empty value, or another look.
      ...['aria-describedby', 'hiddenLabel', 'label', 'labelId', 'notched', 'required'],
      ...['disableUnderline', 'displayEmpty', 'endAdornment', 'startAdornment'],
      // Parts of a text field that a select has by inheritance, and props that nobody sees.
      ...['disableInjectingGlobalStyles', 'margin', 'multiline', 'type'],
      // The example has children of its own, and a list that opens alone takes the focus.
      ...['children', 'defaultOpen', 'native'],
    ],
  },
  {
    name: 'Autocomplete',
    page: '/components/autocomplete',
    product: 'material-ui',
    leftOut: [
      // Without disabled options, a late list, or a state, nothing changes.
      ...['disabledItemsFocusable', 'loading', 'loadingText', 'inputValue'],
      // The defaults of these depend on other props.
      ...['clearOnBlur', 'handleHomeEndKeys', 'selectOnFocus'],
      // Names of buttons, and icons, which aren't texts.
      ...['clearIcon', 'clearText', 'closeText', 'openText', 'popupIcon'],
      // The preview has a width, and would cut off a list that is inside.
      ...['disablePortal', 'fullWidth'],
      ...['componentName', 'disableListWrap', 'includeInputInList', 'unstable_classNamePrefix'],
    ],
  },
  {
    name: 'Stack',
    page: '/components/stack',
    product: 'material-ui',
    leftOut: ['children', 'divider'],
  },
  {
    name: 'Grid',
    page: '/components/grid',
    product: 'material-ui',
    // The example is a container. `named` has the directions that suit sizes.
    leftOut: ['children', 'container', 'direction', 'unstable_level'],
  },
  {
    name: 'TextField',
    page: '/components/text-fields',
    product: 'material-ui',
    leftOut: ['select'],
  },
  {
    name: 'Slider',
    page: '/components/slider',
    product: 'material-ui',
    leftOut: ['aria-label', 'aria-labelledby', 'disableSwap', 'tabIndex'],
  },
  {
    name: 'Checkbox',
    page: '/components/checkboxes',
    product: 'material-ui',
    leftOut: [
      'checked',
      'checkedIcon',
      'defaultChecked',
      'focusRipple',
      'icon',
      'indeterminateIcon',
      'readOnly',
    ],
  },
  {
    name: 'Switch',
    page: '/components/switches',
    product: 'material-ui',
    leftOut: [
      'checked',
      'checkedIcon',
      'defaultChecked',
      'focusRipple',
      'icon',
      'readOnly',
      'type',
    ],
  },
  {
    name: 'Radio',
    page: '/components/radio-buttons',
    product: 'material-ui',
    leftOut: ['checked', 'checkedIcon', 'defaultChecked', 'focusRipple', 'icon', 'readOnly'],
  },
  {
    name: 'DataGrid',
    page: '/x/react-data-grid',
    product: 'data-grid',
    leftOut: [
      // `label` names the grid.
      ...['aria-label', 'aria-labelledby'],
      // Without a container of a fixed height, many rows, a server, groups, or space between rows, nothing changes.
      ...['autoPageSize', 'columnGroupHeaderHeight', 'estimatedRowCount', 'rowCount'],
      ...['filterMode', 'paginationMode', 'sortingMode', 'keepNonExistentRowsSelected'],
      ...['rowSpacingType', 'virtualizeColumnsWithAutoRowHeight'],
      // How the grid works, which nobody sees.
      ...['clipboardCopyCellDelimiter', 'columnBufferPx', 'columnFilterDebounceMs', 'disableEval'],
      ...['disableVirtualization', 'filterDebounceMs', 'ignoreDiacritics', 'nonce'],
      ...['resizeThrottleMs', 'rowBufferPx', 'scrollbarSize'],
      // They act at the start, between columns, on selected rows, or in an older toolbar.
      ...['autosizeOnMount', 'disableAutosize', 'disableColumnResize', 'disableDensitySelector'],
      ...['disableMultipleRowSelection', 'hideFooterSelectedRowCount'],
    ],
  },
  {
    name: 'BarChart',
    page: '/x/react-charts/bars',
    product: 'charts',
    leftOut: [
      // For screen readers; browsers show `title` as a second tooltip.
      ...['desc', 'title'],
      // The example always has a height and no further parts, and the free package has no toolbar for it.
      ...['children', 'height', 'showToolbar'],
      // Nobody sees them until the data changes, the pointer moves, or a palette is a function.
      ...['disableAxisListener', 'skipAnimation', 'theme'],
      // `named` has a few: the bars of a chart that is a few pixels wide have negative widths.
      'width',
    ],
  },
  {
    name: 'RichTreeView',
    page: '/x/react-tree-view/rich-tree-view/items',
    product: 'tree-view',
    // Without disabled items, it does nothing.
    leftOut: ['disabledItemsFocusable'],
  },
  {
    name: 'Pickers',
    page: '/x/react-date-pickers/playground',
    product: 'date-pickers',
    components: [
      ...['DatePicker', 'StaticDatePicker', 'DateField', 'DateCalendar'],
      ...['TimePicker', 'StaticTimePicker', 'TimeField', 'TimeClock', 'DigitalClock'],
      ...['DateTimePicker', 'StaticDateTimePicker', 'DateTimeField'],
      ...['DateRangePicker', 'StaticDateRangePicker', 'DateRangeCalendar'],
      ...['TimeRangePicker', 'DateTimeRangePicker'],
    ],
  },
];

/** What the file of a playground holds. */
export function playgroundModel(
  models: readonly ApiModel[],
  types: ApiNamedTypes,
  { name, components, leftOut = [] }: Omit<PlaygroundPage, 'page' | 'product'>,
): Pick<PlaygroundModel, 'controls'> & Partial<PlaygroundModel> {
  const controls = playgroundControls(models, types, components ?? [name]).filter(
    (control) => !leftOut.includes(control.name),
  );
  const shown = models.find((one) => one.name === name);
  return components ? { controls } : { component: name, import: shown?.imports[0] ?? '', controls };
}

/**
 * The files that playgrounds read, each beside its page: path from the project's root to text.
 * @param hasPage whether a folder, from the project's root, holds a page
 */
export function playgroundFiles(
  models: readonly ApiModel[],
  types: Readonly<Partial<Record<ApiProduct, ApiNamedTypes>>>,
  hasPage: (folder: string) => boolean,
): ReadonlyMap<string, string> {
  return new Map(
    PLAYGROUNDS.filter(({ page }) => hasPage(folderOf(page))).map((playground) => [
      `${folderOf(playground.page)}/${playground.name}.controls.json`,
      jsonText(
        playgroundModel(
          models.filter(({ product }) => product === playground.product),
          types[playground.product] ?? {},
          playground,
        ),
      ),
    ]),
  );
}
