import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ComponentType, createRef, type ReactElement, type ReactNode } from 'react';
import { createTheme, type ThemeOptions, ThemeProvider } from '@mui/material/styles';
import { cleanup } from '@testing-library/react';
import { installPackages } from '../../../tools/migration/installPackages';
import { act, proves, exempt, expectConsole, fireEvent, screen, show } from '../harness';

type Props = Readonly<Record<string, unknown>>;
type Component = ComponentType<Props & { readonly children?: ReactNode }>;
type Side = 'v6' | 'v7';

/** What a prop is called on both sides. */
const NAMES = {
  id: { v6: 'nodeId', v7: 'itemId' },
  expanded: { v6: 'expanded', v7: 'expandedItems' },
  defaultExpanded: { v6: 'defaultExpanded', v7: 'defaultExpandedItems' },
  onExpand: { v6: 'onNodeToggle', v7: 'onExpandedItemsChange' },
  selected: { v6: 'selected', v7: 'selectedItems' },
  defaultSelected: { v6: 'defaultSelected', v7: 'defaultSelectedItems' },
  onSelect: { v6: 'onNodeSelect', v7: 'onSelectedItemsChange' },
  onFocusItem: { v6: 'onNodeFocus', v7: 'onItemFocus' },
} as const;

function rootOf(side: Side): string {
  return path.join(installPackages(process.cwd(), side), 'node_modules/@mui/x-tree-view');
}

function manifestOf(side: Side) {
  return JSON.parse(readFileSync(path.join(rootOf(side), 'package.json'), 'utf8')) as {
    readonly version: string;
    readonly peerDependencies: Readonly<Record<string, string>>;
  };
}

/** The components of one side, and props by the names that this side has for them. */
function releaseOf(side: Side) {
  const exported = jest.requireActual<Readonly<Record<string, unknown>>>(rootOf(side));
  return {
    side,
    exported,
    Tree: exported[side === 'v6' ? 'TreeView' : 'SimpleTreeView'] as Component,
    Item: exported.TreeItem as Component,
    named: (props: { readonly [Name in keyof typeof NAMES]?: unknown }): Props =>
      Object.fromEntries(
        Object.entries(props).map(([name, value]) => [
          NAMES[name as keyof typeof NAMES][side],
          value,
        ]),
      ),
  };
}

type Release = ReturnType<typeof releaseOf>;

const v6 = releaseOf('v6');
const v7 = releaseOf('v7');

/** What it gives on both sides. */
async function onBoth<Result>(
  look: (release: Release) => Result | Promise<Result>,
): Promise<{ readonly v6: Result; readonly v7: Result }> {
  const before = await look(v6);
  cleanup();
  const after = await look(v7);
  cleanup();
  return { v6: before, v7: after };
}

/** A parent, open, with one child, and an item beside it. */
function treeOf(
  { Tree, Item, named }: Release,
  props: Props = {},
  parentProps: Props = {},
): ReactElement {
  return (
    <Tree aria-label="Files" {...named({ defaultExpanded: ['a'] })} {...props}>
      <Item {...named({ id: 'a' })} label="Aa" {...parentProps}>
        <Item {...named({ id: 'b' })} label="Bb" />
      </Item>
      <Item {...named({ id: 'c' })} label="Cc" />
    </Tree>
  );
}

const tree = () => screen.getByRole('tree');
const item = (name: string) => screen.getByText(name).closest<HTMLElement>('[role=treeitem]');
const styleOf = (selector: string) => {
  const element = document.querySelector(selector);
  if (!element) {
    throw new Error(`Nothing matches ${selector}.`);
  }
  return getComputedStyle(element);
};

proves(
  [
    'v7 wants `@mui/material` and `@mui/system` `^5.15.14 || ^6.0.0 || ^7.0.0`.',
    'v6 took 5.8: upgrade Material UI within version 5 first if yours is older.',
    '`react` and `react-dom` may be `^17.0.0 || ^18.0.0 || ^19.0.0`; 19 is new.',
    'Upgrade to the last v6 first, 6.17.0, and run your tests there.',
    'The folder `legacy`, built for Internet Explorer 11, is gone.',
  ],
  () => {
    const before = manifestOf('v6');
    const after = manifestOf('v7');
    expect([before.version, after.version]).toEqual(['6.17.0', '7.29.10']);
    for (const name of ['@mui/material', '@mui/system']) {
      expect(before.peerDependencies[name]).toMatch(/^\^5\.8\./);
      expect(after.peerDependencies[name]).toBe('^5.15.14 || ^6.0.0 || ^7.0.0');
    }
    for (const name of ['react', 'react-dom']) {
      expect(before.peerDependencies[name]).toBe('^17.0.0 || ^18.0.0');
      expect(after.peerDependencies[name]).toBe('^17.0.0 || ^18.0.0 || ^19.0.0');
    }
    expect(existsSync(path.join(rootOf('v6'), 'legacy'))).toBe(true);
    expect(existsSync(path.join(rootOf('v7'), 'legacy'))).toBe(false);
  },
);

describe('looks', () => {
  proves(
    [
      'Icons of items with children | None, until you pass some | Chevrons | Icons in a tree that had none; a tree with these two icons need not pass them',
      'Content of an item | `padding: 0 8px` | `padding: 4px 8px` and rounded corners | Rows are 8 px higher',
      'Space after the icon | 15 px of icon, `margin-right`, `padding-left` of the label | 16 px of icon, `gap: 8px` on the content | An own `marginRight` or `paddingLeft` adds to the gap',
      'Indentation | `margin-left: 17px` of the group | `padding-left: 12px` of the group | An own `marginLeft` adds to the 12 px: set the prop `itemChildrenIndentation` instead, or to 0 beside a `borderLeft`, which stands left of the padding',
      'Positioned elements | No `position` on tree and content | `position: relative` | What a `ContentComponent` places with `position: absolute` is placed within its row',
      'Class of the tree | `MuiTreeView-root` | `MuiSimpleTreeView-root` | Selectors on the old class find nothing',
    ],
    async () => {
      const seen = await onBoth((release) => {
        show(treeOf(release));
        const content = styleOf('.MuiTreeItem-content');
        const icon = styleOf('.MuiTreeItem-iconContainer');
        const group = styleOf('[role=group]');
        return {
          icons: [...tree().querySelectorAll('svg')].map((svg) => svg.dataset.testid),
          padding: content.padding,
          corners: content.borderRadius,
          space: [icon.width, icon.marginRight, styleOf('.MuiTreeItem-label').paddingLeft],
          gap: content.gap,
          indentation: [group.marginLeft, group.paddingLeft],
          variable: tree().style.getPropertyValue('--TreeView-itemChildrenIndentation'),
          positions: [getComputedStyle(tree()).position, content.position],
          className: tree().className.split(' ')[0],
        };
      });
      expect(seen.v6).toEqual({
        icons: [],
        padding: '0px 8px',
        corners: '',
        space: ['15px', '4px', '4px'],
        gap: '',
        indentation: ['17px', '0px'],
        variable: '',
        positions: ['', ''],
        className: 'MuiTreeView-root',
      });
      expect(seen.v7).toEqual({
        icons: ['TreeViewCollapseIconIcon'],
        padding: '4px 8px',
        corners: '4px',
        space: ['16px', '', ''],
        gap: '8px',
        indentation: ['0px', 'var(--TreeView-itemChildrenIndentation)'],
        variable: '12px',
        positions: ['relative', 'relative'],
        className: 'MuiSimpleTreeView-root',
      });
      show(treeOf(v7, { itemChildrenIndentation: 17 }));
      expect(tree().style.getPropertyValue('--TreeView-itemChildrenIndentation')).toBe('17px');
      cleanup();
      const group = { marginLeft: 24, borderLeft: '1px dashed' };
      const theme = createTheme({
        components: { MuiTreeItem: { styleOverrides: { group, groupTransition: group } } },
      } as ThemeOptions);
      const lined = await onBoth((release) => {
        const props = release.side === 'v7' ? { itemChildrenIndentation: 0 } : {};
        show(<ThemeProvider theme={theme}>{treeOf(release, props)}</ThemeProvider>);
        const { marginLeft, borderLeftStyle } = styleOf('[role=group]');
        const indentation = tree().style.getPropertyValue('--TreeView-itemChildrenIndentation');
        return [marginLeft, borderLeftStyle, indentation];
      });
      expect(lined).toEqual({
        v6: ['24px', 'dashed', ''],
        v7: ['24px', 'dashed', '0px'],
      });
    },
  );

  proves(
    [
      'Theme key of the tree | `MuiTreeView` | `MuiSimpleTreeView` | Default props and styles of the old key are ignored',
      'Theme key `MuiTreeItem` | `styleOverrides.group` | `styleOverrides.groupTransition` | Styles of the old name are ignored; with `themeAugmentation` imported, TS2353',
    ],
    async () => {
      const themed = (components: object) => async (release: Release) => {
        show(<ThemeProvider theme={createTheme({ components })}>{treeOf(release)}</ThemeProvider>);
        return [tree().title, styleOf('[role=group]').color === 'rgb(255, 0, 0)'];
      };
      const red = { color: 'rgb(255, 0, 0)' };
      const before = themed({
        MuiTreeView: { defaultProps: { title: 'themed' } },
        MuiTreeItem: { styleOverrides: { group: red } },
      });
      const after = themed({
        MuiSimpleTreeView: { defaultProps: { title: 'themed' } },
        MuiTreeItem: { styleOverrides: { groupTransition: red } },
      });
      expect(await onBoth(before)).toEqual({ v6: ['themed', true], v7: ['', false] });
      expect(await onBoth(after)).toEqual({ v6: ['', false], v7: ['themed', true] });
      const classes = readFileSync(
        path.join(rootOf('v7'), 'TreeItem/treeItemClasses.d.ts'),
        'utf8',
      );
      expect(classes).toContain('groupTransition: string');
      expect(classes).not.toMatch(/\bgroup: string/);
    },
  );
});

describe('focus and keys', () => {
  proves(
    [
      'In v6 the tree itself had the focus, and pointed to an item with `aria-activedescendant`.',
      'Now the item has it.',
      "`tree.focus()` | Focuses the tree | Does nothing: the tree has no `tabindex` | Focus an item: `getAllByRole('treeitem')[0]`, or `apiRef.current.focusItem(event, itemId)`, with `useTreeViewApiRef()` of `@mui/x-tree-view/hooks`",
      'A key that is fired on the tree | Moves the focus | Does nothing | Tests stop at the first arrow: fire it on the item, or use `user.tab()` and `user.keyboard()`',
    ],
    async () => {
      const seen = await onBoth(async (release) => {
        const onFocusItem = jest.fn();
        const { user } = show(treeOf(release, release.named({ onFocusItem })));
        act(() => tree().focus());
        const focused = document.activeElement === tree();
        fireEvent.keyDown(tree(), { key: 'ArrowDown' });
        const moved = onFocusItem.mock.calls.at(-1)?.[1];
        act(() => (document.activeElement as HTMLElement).blur());
        await user.tab();
        await user.keyboard('{ArrowDown}');
        const id = tree().getAttribute('aria-activedescendant');
        return {
          focused,
          moved,
          tabIndex: tree().getAttribute('tabindex'),
          by: document.activeElement?.getAttribute('role'),
          pointsTo: id === null ? null : document.getElementById(id)?.textContent,
          last: onFocusItem.mock.calls.at(-1)?.[1],
        };
      });
      expect(seen.v6).toEqual({
        focused: true,
        moved: 'b',
        tabIndex: '0',
        by: 'tree',
        pointsTo: 'Bb',
        last: 'b',
      });
      expect(seen.v7).toEqual({
        focused: false,
        moved: undefined,
        tabIndex: null,
        by: 'treeitem',
        pointsTo: null,
        last: 'b',
      });
      const apiRef = createRef<{ focusItem: (event: object, id: string) => void }>();
      show(treeOf(v7, { apiRef }));
      act(() => screen.getAllByRole('treeitem')[0]?.focus());
      expect(item('Aa')).toHaveFocus();
      act(() => apiRef.current?.focusItem({}, 'c'));
      expect(item('Cc')).toHaveFocus();
      const hooks = jest.requireActual<object>(path.join(rootOf('v7'), 'hooks'));
      expect(hooks).toHaveProperty('useTreeViewApiRef');
    },
  );

  proves(
    [
      '`onFocus` of the tree | When the focus enters | Never called | Take `onItemFocus`, or `onFocusCapture`',
      '`onBlur` of the tree | When the focus leaves | With each item that it leaves | It runs with each arrow key: look at `event.relatedTarget`',
      '`onKeyDown` of the tree | `event.target` is the tree | `event.target` is the item | Comparisons with `event.currentTarget` fail',
      '`onKeyDown` of an item | Never called | Called, also for keys on the items below it | Handlers that were dead run',
      'Keys that the tree answers | It stops them from bubbling | They bubble | Shortcuts further up run too, such as one on Space',
      "`onItemFocus`, formerly `onNodeFocus` | Once for an arrow key | Twice for it, as the item's focus event calls it too | Counters and requests double: compare with the last id",
    ],
    async () => {
      const seen = await onBoth(async (release) => {
        const onFocus = jest.fn();
        const onFocusCapture = jest.fn();
        const onBlur = jest.fn();
        const above = jest.fn();
        const ofItem = jest.fn();
        const onFocusItem = jest.fn();
        const targets: (string | null)[] = [];
        const onKeyDown = ({ target }: { target: Element }) =>
          targets.push(target.getAttribute('role'));
        const { user } = show(
          <div role="presentation" onKeyDown={({ key }) => above(key)}>
            {treeOf(
              release,
              { onFocus, onFocusCapture, onBlur, onKeyDown, ...release.named({ onFocusItem }) },
              { onKeyDown: ofItem },
            )}
          </div>,
        );
        await user.tab();
        onFocusItem.mockClear();
        await user.keyboard('{ArrowDown}');
        const times = onFocusItem.mock.calls.length;
        await user.keyboard(' ');
        return {
          focus: [onFocus.mock.calls.length, onFocusCapture.mock.calls.length],
          blur: onBlur.mock.calls.length,
          targets,
          above: above.mock.calls.flat(),
          ofItem: ofItem.mock.calls.length,
          times,
        };
      });
      expect(seen.v6).toEqual({
        focus: [1, 1],
        blur: 0,
        targets: ['tree', 'tree'],
        above: [],
        ofItem: 0,
        times: 1,
      });
      expect(seen.v7).toEqual({
        focus: [0, 2],
        blur: 1,
        targets: ['treeitem', 'treeitem'],
        above: ['ArrowDown', ' '],
        ofItem: 2,
        times: 2,
      });
    },
  );

  proves(
    [
      'Keys in an `<input>` inside a label | Only typed | Letters move the focus, Space selects | The field loses the focus or the space: stop the event, as below',
      'A click into such an `<input>` | Focuses the field | Focuses the item | Nobody can type there: stop the click too',
      'A field inside an item keeps keys and clicks to itself:',
    ],
    async () => {
      const typeInto = (inputProps: Props, text: string) => async (release: Release) => {
        const onSelect = jest.fn();
        const label = <input aria-label="Name" {...inputProps} />;
        const { user } = show(treeOf(release, release.named({ onSelect }), { label }));
        const field = screen.getByRole('textbox');
        act(() => field.focus());
        await user.keyboard(text);
        return {
          value: (field as HTMLInputElement).value,
          stays: document.activeElement === field,
          selected: onSelect.mock.calls.length,
        };
      };
      const typed = (value: string) => ({ value, stays: true, selected: 0 });
      expect(await onBoth(typeInto({}, 'x y'))).toEqual({
        v6: typed('x y'),
        v7: { value: 'xy', stays: true, selected: 1 },
      });
      expect(await onBoth(typeInto({}, 'c'))).toEqual({
        v6: typed('c'),
        v7: { value: '', stays: false, selected: 0 },
      });
      const onKeyDown = (event: Event) => event.stopPropagation();
      expect((await onBoth(typeInto({ onKeyDown }, 'c y'))).v7).toEqual(typed('c y'));
      const clickInto = (inputProps: Props) => async (release: Release) => {
        const label = <input aria-label="Name" {...inputProps} />;
        const { user } = show(treeOf(release, {}, { label }));
        const field = screen.getByRole<HTMLInputElement>('textbox');
        await user.click(field);
        await user.keyboard('c y');
        return [document.activeElement === field, field.value];
      };
      const onClick = (event: Event) => event.stopPropagation();
      expect(await onBoth(clickInto({ onKeyDown }))).toEqual({
        v6: [true, 'c y'],
        v7: [false, ''],
      });
      expect((await onBoth(clickInto({ onKeyDown, onClick }))).v7).toEqual([true, 'c y']);
    },
  );
});

describe('selection and ids', () => {
  proves(
    'Enter on the selected item, with one selection and no children | Calls the handler again | Calls nothing | An action that hung on it happens once: use `onKeyDown`',
    async () => {
      const times = await onBoth(async (release) => {
        const onSelect = jest.fn();
        const { user } = show(treeOf(release, release.named({ onSelect })));
        await user.tab();
        await user.keyboard('{ArrowDown}{Enter}{Enter}');
        return onSelect.mock.calls.map(([, id]) => id as string);
      });
      expect(times).toEqual({ v6: ['b', 'b'], v7: ['b'] });
      const other = await onBoth(async (release) => {
        const onSelect = jest.fn();
        const onExpand = jest.fn();
        const handlers = release.named({ onSelect, onExpand });
        const { user, unmount } = show(treeOf(release, { ...handlers, multiSelect: true }));
        await user.tab();
        await user.keyboard('{ArrowDown}{Enter}{Enter}');
        const several = onSelect.mock.calls.map(([, ids]) => ids as string[]);
        unmount();
        show(treeOf(release, { ...handlers, ...release.named({ selected: 'a' }) }));
        await user.tab();
        await user.keyboard('{Enter}');
        return [several, onExpand.mock.calls.length];
      });
      expect(other).toEqual({ v6: [[['b'], []], 1], v7: [[['b'], []], 1] });
    },
  );

  proves(
    "Ctrl+A that a test fires, with `multiSelect` | Goes by `key` | Goes by `keyCode` | Nothing is selected: fire `{ key: 'a', keyCode: 65, ctrlKey: true }`",
    async () => {
      const seen = await onBoth(async (release) => {
        const onSelect = jest.fn();
        const { user } = show(
          treeOf(release, { multiSelect: true, ...release.named({ onSelect }) }),
        );
        const all = () => (onSelect.mock.calls.at(-1)?.[1] as string[] | undefined)?.length;
        await user.tab();
        await user.keyboard('{Control>}a{/Control}');
        const byUser = all();
        onSelect.mockClear();
        const element = document.activeElement ?? document.body;
        fireEvent.keyDown(element, { key: 'a', ctrlKey: true });
        const byKey = all();
        fireEvent.keyDown(element, { key: 'a', keyCode: 65, ctrlKey: true });
        return [byUser, byKey, all()];
      });
      expect(seen).toEqual({ v6: [3, 3, 3], v7: [undefined, undefined, 3] });
    },
  );

  proves(
    [
      '`aria-selected` of the others | Absent, with one selection | `false` | Snapshots differ; `:not([aria-selected])` finds nothing',
      "`id` of the elements | From React's `useId` | `mui-tree-view-1`, `mui-tree-view-1-inbox` | Snapshots differ: pass `id` to the tree",
    ],
    async () => {
      const seen = await onBoth((release) => {
        const { unmount } = show(treeOf(release, release.named({ defaultSelected: 'b' })));
        const look = {
          attributes: screen
            .getAllByRole('treeitem')
            .map((one) => one.getAttribute('aria-selected')),
          ids: [tree().id, item('Cc')?.id],
        };
        unmount();
        show(treeOf(release, { id: 'mine' }));
        return { ...look, own: [tree().id, item('Cc')?.id] };
      });
      expect(seen.v6.attributes).toEqual([null, 'true', null]);
      expect(seen.v7.attributes).toEqual(['false', 'true', 'false']);
      expect(seen.v6.ids[0]).not.toMatch(/^mui-tree-view/);
      expect(seen.v7.ids[0]).toMatch(/^mui-tree-view-\d+$/);
      expect(seen.v7.ids[1]).toBe(`${seen.v7.ids[0]}-c`);
      expect([seen.v6.own, seen.v7.own]).toEqual([
        ['mine', 'mine-c'],
        ['mine', 'mine-c'],
      ]);
    },
  );

  proves(
    [
      'Two items with one id | Accepted | Throws | "The Tree View component requires all items to have a unique `id` property."',
      'The same message with `"undefined"` in its last line means that items never got an `itemId`: two of them are enough.',
    ],
    () => {
      const twins = ({ Tree, Item, named }: Release, props: Props = named({ id: 'a' })) => (
        <Tree>
          <Item {...props} label="One" />
          <Item {...props} label="Two" />
        </Tree>
      );
      show(twins(v6));
      expect(screen.getAllByRole('treeitem')).toHaveLength(2);
      cleanup();
      const unique = /requires all items to have a unique `id` property/;
      expect(() => show(twins(v7))).toThrow(unique);
      expect(() => show(twins(v7, {}))).toThrow(/"undefined"$/);
    },
  );

  proves(
    'Item whose children are all `false` or `null` | Can be expanded, if there are two or more | Is a leaf | It has no `aria-expanded` and no icon',
    async () => {
      const seen = await onBoth(({ Tree, Item, named }) => {
        show(
          <Tree>
            <Item {...named({ id: 'a' })} label="Aa">
              {false}
              {null}
            </Item>
          </Tree>,
        );
        return [item('Aa')?.getAttribute('aria-expanded'), tree().querySelector('svg')];
      });
      expect(seen).toEqual({ v6: ['false', null], v7: [null, null] });
    },
  );
});

describe('names', () => {
  proves(
    [
      'In JavaScript, React warns of each old prop instead: "React does not recognize the `nodeId` prop on a DOM element", "Unknown event handler property `onNodeSelect`".',
      'An old `expanded` becomes an attribute, and the tree stays closed.',
    ],
    () => {
      const { Tree, Item } = v7;
      show(
        <Tree expanded={['a']} onNodeSelect={() => {}}>
          <Item itemId="a" nodeId="a" label="Aa">
            <Item itemId="b" label="Bb" />
          </Item>
        </Tree>,
      );
      expectConsole('error', /does not recognize the `nodeId` prop on a DOM element/);
      expectConsole('error', /Unknown event handler property `onNodeSelect`/);
      expect(tree()).toHaveAttribute('expanded', 'a');
      expect(item('Aa')).toHaveAttribute('aria-expanded', 'false');
    },
  );

  proves(
    '`TreeView` still works in v7, but writes "The TreeView component was renamed SimpleTreeView" to the console, other than in tests, and v8 has it no more.',
    () => {
      const TreeView = v7.exported.TreeView as Component;
      show(treeOf({ ...v7, Tree: TreeView }));
      cleanup();
      const environment = process.env as Record<string, string | undefined>;
      const before = environment.NODE_ENV;
      environment.NODE_ENV = 'development';
      try {
        show(treeOf({ ...v7, Tree: TreeView }));
      } finally {
        environment.NODE_ENV = before;
      }
      expectConsole('warn', /The TreeView component was renamed SimpleTreeView/);
      expect(screen.getAllByRole('treeitem')).toHaveLength(3);
      expect(jest.requireActual('@mui/x-tree-view')).not.toHaveProperty('TreeView');
    },
  );

  proves(
    [
      '`expanded` | `expandedItems`',
      '`defaultExpanded` | `defaultExpandedItems`',
      '`onNodeToggle` | `onExpandedItemsChange`',
      '`selected` | `selectedItems`',
      '`defaultSelected` | `defaultSelectedItems`',
      '`onNodeSelect` | `onSelectedItemsChange`',
      '`onNodeFocus` | `onItemFocus`',
    ],
    async () => {
      const seen = await onBoth(async (release) => {
        const { named } = release;
        const onExpand = jest.fn();
        const onSelect = jest.fn();
        const onFocusItem = jest.fn();
        const state = () => [
          item('Aa')?.getAttribute('aria-expanded'),
          item('Cc')?.getAttribute('aria-selected'),
        ];
        const handlers = named({ onExpand, onSelect, onFocusItem });
        const { user, unmount } = show(
          treeOf(release, { ...named({ expanded: [], selected: 'c' }), ...handlers }),
        );
        await user.click(screen.getByText('Aa'));
        const controlled = state();
        unmount();
        show(treeOf(release, named({ defaultExpanded: ['a'], defaultSelected: 'c' })));
        const last = (handler: jest.Mock) => handler.mock.calls.at(-1)?.[1] as unknown;
        return [controlled, state(), last(onExpand), last(onSelect), last(onFocusItem)];
      });
      const expected = [['false', 'true'], ['true', 'true'], ['a'], 'a', 'a'];
      expect(seen).toEqual({ v6: expected, v7: expected });
    },
  );

  proves(
    [
      'With one selection, the ids of `onSelectedItemsChange` may be `null`, as nothing is selected any more after `apiRef.current.selectItem` with `shouldBeSelected: false`.',
      'The event of `onItemFocus` may be `null`, when the focused item was removed.',
    ],
    () => {
      const { Tree, Item } = v7;
      const apiRef = createRef<{ selectItem: (options: object) => void }>();
      const onSelectedItemsChange = jest.fn();
      const onItemFocus = jest.fn();
      const treeWith = (...ids: readonly string[]) => (
        <Tree
          apiRef={apiRef}
          defaultSelectedItems="a"
          onSelectedItemsChange={onSelectedItemsChange}
          onItemFocus={onItemFocus}
        >
          {ids.map((id) => (
            <Item key={id} itemId={id} label={id} />
          ))}
        </Tree>
      );
      const { rerender } = show(treeWith('a', 'b'));
      act(() => apiRef.current?.selectItem({ event: {}, itemId: 'a', shouldBeSelected: false }));
      expect(onSelectedItemsChange).toHaveBeenCalledWith({}, null);
      act(() => item('b')?.focus());
      rerender(treeWith('a'));
      expect(onItemFocus).toHaveBeenCalledWith(null, 'a');
    },
  );

  proves(
    [
      '`defaultExpandIcon`, `expandIcon` of an item | `slots.expandIcon`, of the tree or the item',
      '`defaultCollapseIcon`, `collapseIcon` | `slots.collapseIcon`',
      '`defaultEndIcon`, `endIcon` | `slots.endIcon`',
      '`icon` of an item | `slots.icon` of the item',
      '`defaultParentIcon` | The same component as `slots.expandIcon` and as `slots.collapseIcon`, unless you pass these: v6 shows them instead',
      'Pass the component, not an element or a text; its props go into `slotProps`.',
    ],
    async () => {
      const Icon = ({ name = 'plain' }: { readonly name?: string }) => <i>{name}</i>;
      const named = (name: string) => {
        const Named = () => <Icon name={name} />;
        return { element: <Named />, Named };
      };
      const [open, closed, end, own, parent] = [
        named('open'),
        named('closed'),
        named('end'),
        named('own'),
        named('parent'),
      ];
      const icons = () => [...tree().querySelectorAll('i')].map((one) => one.textContent);
      const seen = await onBoth((release) => {
        const old = release.side === 'v6';
        const look = (props: Props, itemProps: Props = {}) => {
          const { unmount } = show(treeOf(release, props, itemProps));
          const found = icons();
          unmount();
          return found;
        };
        const shut = release.named({ defaultExpanded: [] });
        const ofTree: Props = old
          ? {
              defaultExpandIcon: closed.element,
              defaultCollapseIcon: open.element,
              defaultEndIcon: end.element,
            }
          : { slots: { expandIcon: closed.Named, collapseIcon: open.Named, endIcon: end.Named } };
        const ofItem: Props = old
          ? { expandIcon: closed.element, collapseIcon: open.element }
          : { slots: { expandIcon: closed.Named, collapseIcon: open.Named } };
        const ofParents: Props = old
          ? { defaultParentIcon: parent.element }
          : { slots: { expandIcon: parent.Named, collapseIcon: parent.Named } };
        const ownIcon: Props = old ? { icon: own.element } : { slots: { icon: own.Named } };
        return [
          look(ofTree),
          look({ ...ofTree, ...shut }),
          look({}, ofItem),
          look(shut, ofItem),
          look(ofParents),
          look({ ...ofParents, ...shut }),
          look({}, ownIcon),
        ];
      });
      expect(seen.v6).toEqual([
        ['open', 'end', 'end'],
        ['closed', 'end'],
        ['open'],
        ['closed'],
        ['parent'],
        ['parent'],
        ['own'],
      ]);
      expect(seen.v7).toEqual(seen.v6);
      const both = { defaultParentIcon: parent.element, defaultCollapseIcon: open.element };
      const { unmount } = show(treeOf(v6, both));
      expect(icons()).toEqual(['open']);
      unmount();
      const slotProps = { collapseIcon: { name: 'given' } };
      show(treeOf(v7, { slots: { collapseIcon: Icon }, slotProps }));
      expect(icons()).toEqual(['given']);
      cleanup();
      show(treeOf(v7, { slots: { expandIcon: () => null, collapseIcon: () => null } }));
      expect(tree().querySelector('svg')).toBeNull();
    },
  );

  proves(
    '`TransitionComponent` is `slots.groupTransition`, `TransitionProps` is `slotProps.groupTransition`, and the class `MuiTreeItem-group` is `MuiTreeItem-groupTransition`.',
    async () => {
      const AtOnce = ({ in: open, id, className, children }: Readonly<Record<string, never>>) =>
        open ? (
          <ul id={id} className={className} role="group">
            {children}
          </ul>
        ) : null;
      const seen = await onBoth((release) => {
        const given = { id: 'group' };
        const props: Props =
          release.side === 'v6'
            ? { TransitionComponent: AtOnce, TransitionProps: given }
            : { slots: { groupTransition: AtOnce }, slotProps: { groupTransition: given } };
        show(treeOf(release, {}, props));
        const group = screen.getByRole('group');
        return [group.id, [...group.classList].find((name) => /^MuiTreeItem-group/.test(name))];
      });
      expect(seen).toEqual({
        v6: ['group', 'MuiTreeItem-group'],
        v7: ['group', 'MuiTreeItem-groupTransition'],
      });
    },
  );

  proves(
    [
      'On `TreeItem`, in `TreeItemContentProps`, and in what you spread.',
      'In a `ContentComponent`, which also gets `itemId` instead of `nodeId`.',
      'Both work in v7 and are gone in v8.',
      'The console of v7 says "The ContentComponent prop of the TreeItem component is deprecated", and the same of `ContentProps`.',
    ],
    async () => {
      const seen = await onBoth((release) => {
        const hook = release.exported[release.side === 'v6' ? 'useTreeItem' : 'useTreeItemState'];
        const useState = hook as (id: string) => { readonly expanded: boolean };
        const Content = (props: Readonly<Record<string, string>>) => {
          const { expanded } = useState(props[NAMES.id[release.side]] ?? '');
          return <p>{expanded ? 'open' : 'closed'}</p>;
        };
        show(treeOf(release, {}, { ContentComponent: Content, label: 'Aa' }));
        return document.querySelector('p')?.textContent;
      });
      expectConsole('warn', /The ContentComponent prop of the TreeItem component is deprecated/);
      expect(seen).toEqual({ v6: 'open', v7: 'open' });
      show(treeOf(v7, {}, { ContentProps: { title: 'row' } }));
      expectConsole('warn', /The ContentProps prop of the TreeItem component is deprecated/);
      expect(jest.requireActual('@mui/x-tree-view')).not.toHaveProperty('useTreeItemState');
    },
  );

  proves(
    [
      'To be rid of these two warnings, make the item a `TreeItem2`.',
      'It takes the other props, its parts are slots, and `slotProps.content` has what `ContentProps` had.',
      'The type of its `slotProps.groupTransition` lacks `timeout`.',
      'Classes stay, but the theme key is `MuiTreeItem2`: copy what `MuiTreeItem` has there.',
      'A tree may hold items of both kinds.',
      'To arrange the parts yourself, call `useTreeItem2` of `@mui/x-tree-view/useTreeItem2`, and `useTreeItem2Utils` of `@mui/x-tree-view/hooks` for what a click does.',
    ],
    async () => {
      const { Tree, Item } = v7;
      const Item2 = v7.exported.TreeItem2 as Component;
      const styled = (color: string) => ({ styleOverrides: { content: { color } } });
      const theme = createTheme({
        components: { MuiTreeItem: styled('rgb(1, 0, 0)'), MuiTreeItem2: styled('rgb(2, 0, 0)') },
      } as ThemeOptions);
      const Label = ({ children }: { readonly children?: ReactNode }) => <b>{children}</b>;
      const { user } = show(
        <ThemeProvider theme={theme}>
          <Tree>
            <Item itemId="a" label="Aa">
              <Item itemId="b" label="Bb" />
            </Item>
            <Item2
              itemId="c"
              label="Cc"
              slots={{ label: Label }}
              slotProps={{ content: { title: 'row' } }}
            >
              <Item2 itemId="d" label="Dd" />
            </Item2>
          </Tree>
        </ThemeProvider>,
      );
      await user.click(screen.getByText('Aa'));
      await user.click(screen.getByText('Cc'));
      const contents = ['Aa', 'Bb', 'Cc', 'Dd'].map((name) =>
        screen.getByText(name).closest('.MuiTreeItem-content'),
      );
      expect(contents.map((content) => content && getComputedStyle(content).color)).toEqual([
        ...['rgb(1, 0, 0)', 'rgb(1, 0, 0)', 'rgb(2, 0, 0)', 'rgb(2, 0, 0)'],
      ]);
      expect(contents[2]).toHaveAttribute('title', 'row');
      expect(screen.getByText('Cc').tagName).toBe('B');
      const types = (folder: string) =>
        readFileSync(path.join(rootOf('v7'), `${folder}/${folder}.types.d.ts`), 'utf8');
      expect(types('TreeItem')).toMatch(
        /groupTransition\?: SlotComponentPropsFromProps<TransitionProps/,
      );
      expect(types('TreeItem2')).toMatch(
        /groupTransition\?: SlotComponentProps<'div', \{\}, \{\}>/,
      );
      for (const [folder, name] of [
        ['useTreeItem2', 'useTreeItem2'],
        ['hooks', 'useTreeItem2Utils'],
      ] as const) {
        expect(jest.requireActual(path.join(rootOf('v7'), folder))).toHaveProperty(name);
      }
    },
  );
});

exempt(
  [
    'This guide is for apps with `@mui/x-tree-view` 6.',
    'Look at the tree, and run its tests: [what changes without an error](#what-changes-without-an-error).',
    'A tree that you build from data in a loop can become a `RichTreeView` with `items`; nothing forces you to.',
    'A function that you write within `slots` is a new component with each render: define it outside.',
    'The tree has the icons and the indentation that you want, at three levels.',
    "Each item's id is unique in its tree.",
  ],
  'Advice.',
);
exempt(
  'Nothing succeeds `TreeViewPropsBase`: take `SimpleTreeViewProps<false>`.',
  'The blocks below it are compiled with both versions.',
);
exempt(
  [
    "The codemod renames `TreeView` to `SimpleTreeView` with its imports, the props of expansion, selection and focus, `nodeId` of items that stand inside a tree's tags, and `useTreeItem`.",
    'It turns `TransitionComponent` and `TransitionProps` into slots.',
    'It leaves alone: icons, `treeItemClasses.group`, theme keys, props that are spread, trees and items under a name of your own such as `styled(TreeView)`, items that a component of yours returns, and the `nodeId` of a `ContentComponent`.',
    "`<MenuItem selectedItems>` or `<Accordion expandedItems>` inside a tree | It renames the attributes of everything between the tree's tags, also in `label` | Rename these back: `selected`, `expanded`, `defaultExpanded`",
    '`ERR … Transformation error` and the file is as it was | A `TreeItem` with `TransitionProps` or `TransitionComponent` has spread props too, or stands inside another `TreeItem` | Move these two into slots by hand, then run it again: the rest of the file waits for that',
    '`SimpleTreeViewProps` imported without `type` | It drops `type` in front of a name that it renames | Put it back if you compile with `verbatimModuleSyntax`',
    "`SingleSelectTreeViewProps` or `MultiSelectTreeViewProps` imported from `@mui/x-tree-view/SimpleTreeView`, which hasn't got them | It renames the folder for all names | Import `SimpleTreeViewProps` and write `SimpleTreeViewProps<false>` or `<true>`",
  ],
  'Seen by running the codemod, 8.29.3, on files with each of these.',
);
exempt(
  "The app compiles, and no old name is left: `git grep -nE 'nodeId|onNode(Select|Toggle|Focus)|default(Expand|Collapse|End|Parent)Icon|MuiTreeView|treeItemClasses.group\\b'`.",
  'Advice; the names are those of the sections above.',
);
