import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as React from 'react';
import * as treeView from '@mui/x-tree-view';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import {
  TreeItem,
  TreeItemContent,
  TreeItemLabel,
  treeItemClasses,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';
import * as treeViewPro from '@mui/x-tree-view-pro';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { installPackages } from '../../../tools/migration/installPackages';
import {
  act,
  claim,
  dismiss,
  expectConsole,
  expectCompiles,
  expectTypeError,
  fireEvent,
  renderHook,
  screen,
  show,
} from '../harness';

const items = [{ id: 'a', label: 'A', children: [{ id: 'b', label: 'B' }] }];

const contents = () => [...document.querySelectorAll<HTMLElement>(`.${treeItemClasses.content}`)];
const paddings = () => contents().map((content) => getComputedStyle(content).paddingLeft);

claim(
  [
    'Material UI may stay: v8 accepts `@mui/material` 5.15.14 and later, 6 and 7.',
    'React may be 17, 18 or 19.',
  ],
  () => {
    for (const name of ['x-tree-view', 'x-tree-view-pro']) {
      const file = path.resolve(`node_modules/@mui/${name}/package.json`);
      const { peerDependencies } = JSON.parse(readFileSync(file, 'utf8'));
      expect(peerDependencies['@mui/material']).toBe('^5.15.14 || ^6.0.0 || ^7.0.0');
      expect(peerDependencies.react).toBe('^17.0.0 || ^18.0.0 || ^19.0.0');
    }
  },
);

describe('what changes without an error', () => {
  claim(
    "These differ whichever you used, apart from the padding of checkboxes, which `TreeItem2` didn't have:",
    () => {
      type Module = Readonly<Record<'RichTreeView' | 'TreeItem' | 'TreeItem2', React.ElementType>>;
      const before = jest.requireActual<Module>(
        path.join(installPackages(process.cwd(), 'v7'), 'node_modules/@mui/x-tree-view'),
      );
      const lookOf = (Tree: React.ElementType, item: React.ElementType) => {
        const { unmount } = show(
          <Tree
            items={items}
            checkboxSelection
            defaultExpandedItems={['a']}
            defaultSelectedItems="b"
            slots={{ item }}
          />,
        );
        const styleOf = (selector: string) => {
          const element = document.querySelector(selector);
          return element ? getComputedStyle(element) : undefined;
        };
        const look = {
          checkbox: styleOf('.MuiCheckbox-root')?.padding,
          group: styleOf(`.${treeItemClasses.groupTransition}`)?.paddingLeft,
          checkboxes: screen.queryAllByRole('checkbox').length,
          trees: document.querySelectorAll('.MuiRichTreeView-root').length,
          marked: contents().filter((content) => 'selected' in content.dataset).length,
        };
        unmount();
        return look;
      };
      const old = {
        group: 'var(--TreeView-itemChildrenIndentation)',
        checkboxes: 2,
        trees: 1,
        marked: 0,
      };
      expect(lookOf(before.RichTreeView, before.TreeItem)).toEqual({ ...old, checkbox: '9px' });
      expect(lookOf(before.RichTreeView, before.TreeItem2)).toEqual({ ...old, checkbox: '0px' });
      expect(lookOf(RichTreeView, TreeItem)).toEqual({
        checkbox: '0px',
        group: '0px',
        checkboxes: 0,
        trees: 3,
        marked: 1,
      });
    },
  );

  claim(
    "Indentation | `padding-left` of each group of children | `padding-left` of each item's content, from its depth | Own `padding` on `.MuiTreeItem-content` makes all levels flush: set `paddingBlock` and `paddingInlineEnd`",
    () => {
      const { rerender } = show(<RichTreeView items={items} defaultExpandedItems={['a']} />);
      expect(paddings().every((padding) => padding.includes('--TreeView-itemDepth'))).toBe(true);
      const styled = (own: object) => (
        <RichTreeView
          items={items}
          defaultExpandedItems={['a']}
          sx={{ [`& .${treeItemClasses.content}`]: own }}
        />
      );
      rerender(styled({ padding: '4px' }));
      expect(paddings()).toEqual(['4px', '4px']);
      rerender(styled({ paddingBlock: '4px', paddingInlineEnd: '4px' }));
      expect(paddings().every((padding) => padding.includes('--TreeView-itemDepth'))).toBe(true);
    },
  );

  claim(
    'Width of an item | Shrinks with its depth | As wide as the tree at every depth | The background of hover and selection begins at the edge',
    () => {
      show(<RichTreeView items={items} defaultExpandedItems={['a']} />);
      const group = document.querySelector(`.${treeItemClasses.groupTransition}`);
      expect(group).toHaveStyle({ paddingLeft: '0px' });
      expect(contents()[1]).toHaveStyle({ width: '100%' });
    },
  );

  claim(
    [
      'Checkbox | 9 px of padding | None | Rows with checkboxes are lower',
      "Checkbox in tests | In the accessibility tree | `aria-hidden` | `getByRole('checkbox')` finds nothing: ask for the `treeitem` and its `aria-selected`; [8.29.3](#later-releases-of-version-8) has `aria-checked`",
    ],
    () => {
      show(<RichTreeView items={items} checkboxSelection defaultSelectedItems="a" />);
      expect(document.querySelector(`.${treeItemClasses.checkbox}`)).toHaveStyle({
        padding: '0px',
      });
      expect(screen.queryByRole('checkbox')).toBeNull();
      expect(screen.getByRole('treeitem')).toHaveAttribute('aria-selected', 'true');
    },
  );

  claim(
    [
      "Classes of an item's `<li>` | `MuiTreeItem-root` | Also `MuiRichTreeView-root`, `MuiRichTreeViewPro-root` or `MuiSimpleTreeView-root`, as the tree itself | Selectors on these style every item too: add `[role=tree]`",
      'State of an item | `Mui-selected` and other classes | These, and `data-selected`, `data-expanded`, `data-disabled` and others on the content | Nothing breaks; new styles can use the attributes',
    ],
    () => {
      const { unmount } = show(
        <RichTreeView
          items={items}
          defaultExpandedItems={['a']}
          defaultSelectedItems="a"
          isItemDisabled={({ id }) => id === 'b'}
        />,
      );
      expect(document.querySelectorAll('.MuiRichTreeView-root')).toHaveLength(3);
      expect(document.querySelectorAll('.MuiRichTreeView-root[role=tree]')).toHaveLength(1);
      const [first, second] = contents();
      expect(first).toHaveAttribute('data-selected');
      expect(first).toHaveAttribute('data-expanded');
      expect(first).toHaveClass('Mui-selected', 'Mui-expanded');
      expect(second).toHaveAttribute('data-disabled');
      expect(second).toHaveClass('Mui-disabled');
      unmount();
      const simple = show(
        <SimpleTreeView>
          <TreeItem itemId="a" label="A" />
        </SimpleTreeView>,
      );
      expect(screen.getByRole('treeitem')).toHaveClass(
        'MuiTreeItem-root',
        'MuiSimpleTreeView-root',
      );
      simple.unmount();
      show(<RichTreeViewPro items={items} />);
      expect(screen.getByRole('treeitem')).toHaveClass(
        'MuiTreeItem-root',
        'MuiRichTreeViewPro-root',
      );
    },
  );

  claim(
    [
      '`experimentalFeatures` | Turns on label editing, reordering and indentation by depth | Does nothing | React warns of an unknown prop on a DOM element: remove it',
      'Label editing begins with `isItemEditable`, which is `() => false` by default, reordering (Pro) with `itemsReordering`; the indentation of `indentationAtItemLevel` is the only one now.',
    ],
    () => {
      const experimental = { experimentalFeatures: { labelEditing: true, itemsReordering: true } };
      const { unmount } = show(<RichTreeView items={items} {...experimental} />);
      expectConsole('error', /does not recognize the `experimentalFeatures` prop/);
      fireEvent.doubleClick(screen.getByText('A'));
      expect(screen.queryByRole('textbox')).toBeNull();
      unmount();
      const editable = show(<RichTreeView items={items} isItemEditable />);
      fireEvent.doubleClick(screen.getByText('A'));
      expect(screen.getByRole('textbox')).toHaveValue('A');
      editable.unmount();
      const still = show(<RichTreeViewPro items={items} {...experimental} />);
      expect(screen.getByRole('treeitem').querySelector('[draggable=true]')).toBeNull();
      still.unmount();
      show(<RichTreeViewPro items={items} itemsReordering />);
      const item = screen.getByRole('treeitem');
      expect(
        item.matches('[draggable=true]') || item.querySelector('[draggable=true]'),
      ).toBeTruthy();
    },
  );
});

claim(
  "`onBlur` of the tree | Called with each item that loses the focus | Never called, as `onFocus` wasn't in v7 either | A handler that does nothing: take `onBlurCapture`",
  async () => {
    const before = jest.requireActual<Pick<typeof treeView, 'SimpleTreeView' | 'TreeItem'>>(
      path.join(installPackages(process.cwd(), 'v7'), 'node_modules/@mui/x-tree-view'),
    );
    const timesWith = async ({
      SimpleTreeView: Tree,
      TreeItem: Item,
    }: Pick<typeof treeView, 'SimpleTreeView' | 'TreeItem'>) => {
      const handlers = { onFocus: jest.fn(), onBlur: jest.fn(), onBlurCapture: jest.fn() };
      const { user, unmount } = show(
        <Tree {...handlers}>
          <Item itemId="a" label="A" />
          <Item itemId="b" label="B" />
        </Tree>,
      );
      await user.tab();
      await user.keyboard('{ArrowDown}');
      unmount();
      return Object.values(handlers).map(({ mock }) => mock.calls.length);
    };
    expect(await timesWith(before)).toEqual([0, 1, 1]);
    expect(await timesWith({ SimpleTreeView, TreeItem })).toEqual([0, 0, 1]);
  },
);

claim(
  [
    '`@mui/x-tree-view-pro` wants one exact version of `@mui/x-tree-view`.',
    '8.10.1 wants `@mui/x-tree-view` 8.10.0',
    'Then import from the root of `@mui/x-tree-view-pro`, which has all but `RichTreeView`, as in v7.',
    'Its only folders in 8.10.1 are `RichTreeViewPro` and `themeAugmentation`.',
  ],
  async () => {
    const folder = path.resolve('node_modules/@mui/x-tree-view-pro');
    const { version, dependencies } = JSON.parse(
      readFileSync(path.join(folder, 'package.json'), 'utf8'),
    );
    expect(version).toBe('8.10.1');
    expect(dependencies['@mui/x-tree-view']).toBe('8.10.0');
    const folders = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .filter((name) => !['esm', 'internals', 'node_modules'].includes(name));
    expect(folders.sort()).toEqual(['RichTreeViewPro', 'themeAugmentation']);
    const missing = Object.keys(treeView).filter((name) => !(name in treeViewPro));
    const ofRichTreeView = /rich_?tree_?view/i;
    expect(missing).toContain('RichTreeView');
    expect(missing.filter((name) => !ofRichTreeView.test(name))).toEqual([]);
    await expectTypeError(`export { RichTreeView } from '@mui/x-tree-view-pro';`, /TS2305|TS2724/);
    const before = readFileSync(
      path.join(
        installPackages(process.cwd(), 'v7'),
        'node_modules/@mui/x-tree-view-pro/index.d.ts',
      ),
      'utf8',
    );
    expect(before).toContain("'@mui/x-tree-view/SimpleTreeView'");
    expect(before).not.toContain("'@mui/x-tree-view/RichTreeView'");
  },
);

claim('In an object of props that you spread later, the error is TS2353.', () =>
  expectTypeError(
    `import type { RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';
    export const shared: Partial<RichTreeViewProps<{ id: string }, false>> = {
      experimentalFeatures: { labelEditing: true },
    };`,
    /TS2353/,
  ),
);

describe('names', () => {
  const exported = new Set(Object.keys(treeView));

  claim(
    [
      '`TreeItemRoot`, `TreeItemContent`, `TreeItemIconContainer`',
      '`TreeItemCheckbox`, `TreeItemLabel`, `TreeItemGroupTransition`',
      '`useTreeItem2`, `unstable_useTreeItem2` | `useTreeItem`',
      '`useTreeItem2Utils` | `useTreeItemUtils`',
    ],
    () => {
      for (const name of [
        'TreeItemRoot',
        'TreeItemContent',
        'TreeItemIconContainer',
        'TreeItemCheckbox',
        'TreeItemLabel',
        'TreeItemGroupTransition',
        'useTreeItem',
        'useTreeItemUtils',
      ]) {
        expect(exported).toContain(name);
      }
      expect([...exported].filter((name) => /TreeItem2|^TreeView$/.test(name))).toEqual([]);
    },
  );

  claim(
    [
      '`TreeItem`, `TreeItemProps`, `TreeItemSlots`, `TreeItemSlotProps`',
      '`TreeItemLabelInput`, `TreeItemLabelInputProps`',
      '`TreeItemDragAndDropOverlay`, `TreeItemDragAndDropOverlayProps`',
      '`TreeItemIcon`, `TreeItemIconProps`, `TreeItemIconSlots`, `TreeItemIconSlotProps`',
      '`TreeItemProvider`, `TreeItemProviderProps`',
      '`UseTreeItemParameters`, `UseTreeItemReturnValue`, `UseTreeItemStatus`',
      '`UseTreeItemRootSlotOwnProps` and so on',
    ],
    () =>
      expectCompiles(`
        export type {
          TreeItemProps, TreeItemSlots, TreeItemSlotProps, TreeItemLabelInputProps,
          TreeItemDragAndDropOverlayProps, TreeItemIconProps, TreeItemIconSlots,
          TreeItemIconSlotProps, TreeItemProviderProps, UseTreeItemParameters,
          UseTreeItemReturnValue, UseTreeItemStatus, UseTreeItemRootSlotOwnProps,
          UseTreeItemContentSlotOwnProps, UseTreeItemIconContainerSlotOwnProps,
          UseTreeItemCheckboxSlotOwnProps, UseTreeItemLabelSlotOwnProps,
          UseTreeItemLabelInputSlotOwnProps, UseTreeItemGroupTransitionSlotOwnProps,
          UseTreeItemDragAndDropOverlaySlotOwnProps,
        } from '@mui/x-tree-view';
        export { TreeItem, TreeItemLabelInput, TreeItemDragAndDropOverlay, TreeItemIcon, TreeItemProvider }
          from '@mui/x-tree-view';`),
  );

  claim('`TreeItemContentProps` and `TreeItemContentClassKey` have no successor.', () =>
    expectTypeError(
      `export type { TreeItemContentProps, TreeItemContentClassKey } from '@mui/x-tree-view';`,
      /TS2305|TS2724/,
    ),
  );
});

claim(
  'Items that are built with `useTreeItem` pass what `getContextProviderProps()` returns, which holds `itemId` and `id`.',
  async () => {
    const seen: object[] = [];
    const Item = React.forwardRef<HTMLLIElement, TreeItemProps>(function Item(props, ref) {
      const { getContextProviderProps, getRootProps } = useTreeItem({ ...props, rootRef: ref });
      seen.push(getContextProviderProps());
      return (
        <TreeItemProvider {...getContextProviderProps()}>
          <li {...getRootProps()}>{props.label}</li>
        </TreeItemProvider>
      );
    });
    show(<RichTreeView items={[{ id: 'a', label: 'A' }]} slots={{ item: Item }} />);
    expect(screen.getByRole('treeitem')).toHaveTextContent('A');
    expect(Object.keys(seen[0] ?? {}).sort()).toEqual(['id', 'itemId']);
    await expectTypeError(
      `import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
      export const item = <TreeItemProvider itemId="a">A</TreeItemProvider>;`,
      /TS2741/,
    );
  },
);

claim(
  'In JavaScript both props are ignored: the plain label shows, and React warns of unknown props on a DOM element.',
  () => {
    const Content = ({ label }: { label: string }) => <b>{label}</b>;
    const old = { ContentComponent: Content, ContentProps: { title: 'mine' } };
    show(
      <SimpleTreeView>
        <TreeItem itemId="a" label="A" {...old} />
      </SimpleTreeView>,
    );
    expectConsole('error', /does not recognize the `ContentComponent` prop/);
    expectConsole('error', /does not recognize the `ContentProps` prop/);
    expect(document.querySelector('b, [title=mine]')).toBeNull();
    expect(screen.getByText('A')).toHaveClass(treeItemClasses.label);
  },
);

claim(
  'Such an item has no `MuiTreeItem-content` and other classes of parts: where styles need them, pass those of `treeItemClasses`.',
  () => {
    const itemWith = (className?: string) =>
      React.forwardRef<HTMLLIElement, TreeItemProps>(function Item(props, ref) {
        const { getContentProps, getContextProviderProps, getLabelProps, getRootProps } =
          useTreeItem({ ...props, rootRef: ref });
        return (
          <TreeItemProvider {...getContextProviderProps()}>
            <li {...getRootProps()}>
              <TreeItemContent {...getContentProps({ className })}>
                <TreeItemLabel {...getLabelProps()} />
              </TreeItemContent>
            </li>
          </TreeItemProvider>
        );
      });
    const { unmount } = show(<RichTreeView items={items} slots={{ item: itemWith() }} />);
    expect(screen.getByRole('treeitem')).toHaveTextContent('A');
    expect(document.querySelector('[class^=MuiTreeItem], [class*=" MuiTreeItem"]')).toBeNull();
    unmount();
    show(<RichTreeView items={items} slots={{ item: itemWith(treeItemClasses.content) }} />);
    expect(contents()).toHaveLength(1);
  },
);

claim(
  [
    'In JavaScript you see "selectItem is not a function" with the first call.',
    '`event` may be left out now.',
    'In JavaScript nothing opens, and `onExpandedItemsChange` gets `[undefined]`.',
  ],
  () => {
    const { result } = renderHook(() => useTreeViewApiRef());
    const apiRef = result.current;
    const onExpandedItemsChange = jest.fn();
    show(
      <RichTreeView items={items} apiRef={apiRef} onExpandedItemsChange={onExpandedItemsChange} />,
    );
    const api = apiRef.current;
    expect(Reflect.has(api ?? {}, 'selectItem')).toBe(false);
    act(() => api?.setItemSelection({ itemId: 'a', shouldBeSelected: true }));
    expect(screen.getByRole('treeitem')).toHaveAttribute('aria-selected', 'true');
    act(() => Reflect.apply(api?.setItemExpansion ?? (() => {}), api, [{}, 'a', true]));
    expect(onExpandedItemsChange.mock.calls).toEqual([[null, [undefined]]]);
    expect(screen.getByRole('treeitem')).toHaveAttribute('aria-expanded', 'false');
  },
);

dismiss(
  [
    'This guide is for apps with `@mui/x-tree-view` or `@mui/x-tree-view-pro` 7.',
    'With `TreeItem2` in a few files it takes a quarter of an hour, most of it done by a command; items with a `ContentComponent` have to be written anew.',
    'Upgrade to the last v7 first, 7.29.10, and run your tests there.',
    "The app compiles, and no `TreeItem2` and no `MuiTreeView` is left: `git grep -nE 'TreeItem2|MuiTreeView|selectItem'`.",
    'A tree of three levels is indented, also where you style `.MuiTreeItem-content`.',
    'Checkboxes, label editing and dragging still work where you have them.',
    "Follow [the guide from v6 to v7](/x/migration/migration-tree-view-v6/) first, then this one; a release of your app in between isn't needed.",
  ],
  'Advice.',
);
dismiss(
  [
    'Both ranges are those of the last v7.',
    '`TreeItem` of v8 is what v7 called `TreeItem2`.',
    '`TreeView` had been another name of `SimpleTreeView` since v7, with the same props.',
    '`SingleSelectTreeViewProps` and `MultiSelectTreeViewProps` are `SimpleTreeViewProps<false>` and `SimpleTreeViewProps<true>`.',
    "An item's content was replaced as a whole, with `useTreeItemState` inside.",
  ],
  'Of packages that these tests have not: read in 7.29.10 and its change log.',
);
dismiss(
  [
    'The codemod renames `TreeView` and all names with `TreeItem2`, with their imports, and formats the statements that it touches.',
    'It leaves alone: theme keys such as `MuiTreeItem2`, `ContentComponent` and `ContentProps`, `useTreeItemState`, calls of `selectItem` and `setItemExpansion`, and `experimentalFeatures`.',
    'The codemod leaves them without.',
    'A hook that was imported under its old name keeps it: `useTreeItem as useTreeItem2`.',
    'The codemod renames it, its types (`TreeViewProps`, `TreeViewClasses`, `TreeViewClassKey`, `TreeViewSlots`, `TreeViewSlotProps`), `treeViewClasses` and `getTreeViewUtilityClass`.',
    'A file that imports both `TreeView` and `SimpleTreeView` stays as it was, `TreeItem2` too: the codemod reports "Identifier \'SimpleTreeView\' has already been declared".',
    "It doesn't see `import()` and `jest.mock()`: search for `TreeItem2`.",
    'Theme key `MuiTreeItem2` | `MuiTreeItem`, by hand: a key that nobody reads gives no error in JavaScript',
  ],
  'Seen by running the codemod, 8.29.3, on a file with each of these names.',
);
dismiss(
  [
    'Where a file imports both `TreeItem` and `TreeItem2`, it leaves both imports, of the same name now: the compiler stops with TS2300 until you take one out.',
    'It drops `type` from imports that it renames, which `verbatimModuleSyntax` refuses with TS1484.',
  ],
  'Seen by running the codemod, 8.29.3, and the compiler on what it left.',
);
dismiss(
  [
    'Vitest with Material UI 5 or 6, which ran with v7, stops with "Directory import is not supported": [inline the packages of MUI X](/x/migration/usage-with-material-ui-v5-v6/#vitest-directory-import-is-not-supported).',
    'With Material UI 7 nothing changes.',
    'If you have another, npm installs both, the app compiles, and items of your own in `RichTreeViewPro` throw "Could not find the Tree View context".',
    'There is no `@mui/x-tree-view-pro` 8.10.2',
    `which lacks one of the exports that it takes: Vitest, unless it inlines them, stops with "does not provide an export named 'selectorExpandedItems'", and checkboxes are still in the accessibility tree.`,
    'pnpm 9 and 10 read `overrides` below `pnpm`, Yarn 1 reads `resolutions`, with the number: `"@mui/x-tree-view": "8.10.2"`.',
    "npm also finds `@mui/x-tree-view` when you install Pro alone; pnpm doesn't.",
    'This page was checked with 8.10.2.',
    'In 8.29.3 items have `aria-checked` instead of `aria-selected`, with checkboxes and without: selectors and tests that read it find nothing.',
    'With Pro, `npm ls @mui/x-tree-view` shows one version.',
    'Install `@mui/x-tree-view` 8.10.2, which this page documents (`@8` installs [a later release](#later-releases-of-version-8)), and version 8 of `@mui/x-license` if you call it.',
    '`getItem(id) as Part` stops with TS2352 unless your `Part` has `id` and `label`: name it in `useTreeViewApiRef<Part>()`.',
    'With `skipLibCheck: false` and `@types/react` 18, its own declarations stop with TS2724: set it to `true`.',
  ],
  'Seen by upgrading an app with each of these versions, with Vitest 3.2.4; the site has one copy of 8.10.2.',
);
