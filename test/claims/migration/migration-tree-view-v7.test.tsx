import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as React from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import * as treeView from '@mui/x-tree-view';
import { useTreeItemUtils, useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import {
  TreeItem,
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemLabel,
  treeItemClasses,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem, type UseTreeItemContentSlotOwnProps } from '@mui/x-tree-view/useTreeItem';
import * as treeViewPro from '@mui/x-tree-view-pro';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { installPackages } from '../../../tools/migration/installPackages';
import {
  act,
  proves,
  exempt,
  expectConsole,
  expectCompiles,
  expectTypeError,
  fireEvent,
  pause,
  renderHook,
  screen,
  show,
} from '../harness';

const items = [{ id: 'a', label: 'A', children: [{ id: 'b', label: 'B' }] }];

type Package = Readonly<
  Record<
    | 'RichTreeView'
    | 'SimpleTreeView'
    | 'TreeItem'
    | 'TreeItem2'
    | 'TreeItem2Content'
    | 'TreeItem2GroupTransition'
    | 'TreeItem2Provider',
    React.ElementType
  > & { useTreeItem2: typeof useTreeItem }
>;
type PackagePro = Readonly<Record<'RichTreeViewPro' | 'TreeItem2', React.ElementType>>;

function requireOld<Exports extends object>(name: string): Exports {
  const folder = installPackages(process.cwd(), 'v7');
  return jest.requireActual<Exports>(path.join(folder, 'node_modules/@mui', name));
}

/** The package of v7. */
const loadOld = () => requireOld<Package>('x-tree-view');

/** Selectors of the rules by which an element itself gets a property. */
const selectorsOf = (element: Element, property: string) =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(
      ({ selectorText, style }) =>
        style.getPropertyValue(property) !== '' &&
        !selectorText.includes('::') &&
        element.matches(selectorText),
    )
    .map(({ selectorText }) => selectorText);

const contents = () => [...document.querySelectorAll<HTMLElement>(`.${treeItemClasses.content}`)];
const paddings = () => contents().map((content) => getComputedStyle(content).paddingLeft);

proves(
  [
    'Like the last v7, v8 accepts `@mui/material` 5.15.14 and later, 6, and 7.',
    'React can be 17, 18, or 19.',
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
  proves(
    'The following changes affect you with both items, unless a row names one of them.',
    () => {
      const before = loadOld();
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
        const group = document.querySelector(`.${treeItemClasses.groupTransition}`);
        const look = {
          group: group ? getComputedStyle(group).paddingLeft : undefined,
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
      expect(lookOf(before.RichTreeView, before.TreeItem)).toEqual(old);
      expect(lookOf(before.RichTreeView, before.TreeItem2)).toEqual(old);
      expect(lookOf(RichTreeView, TreeItem)).toEqual({
        group: '0px',
        checkboxes: 0,
        trees: 3,
        marked: 1,
      });
    },
  );

  proves(
    'Indentation | Each group of children has a `padding-left` | The content of each item has a `padding-left` that depends on its depth | If you set `padding` on `.MuiTreeItem-content`, all levels are flush. Set `paddingBlock` and `paddingInlineEnd` instead',
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

  proves(
    'If you want another padding on the left, add the depth: `calc(24px + var(--TreeView-itemChildrenIndentation) * var(--TreeView-itemDepth))`.',
    () => {
      const own =
        'calc(24px + var(--TreeView-itemChildrenIndentation) * var(--TreeView-itemDepth))';
      const tree = (sx?: object) => (
        <RichTreeView items={items} defaultExpandedItems={['a']} sx={sx} />
      );
      const { rerender } = show(tree());
      expect(paddings()).toEqual([own.replace('24px', '8px'), own.replace('24px', '8px')]);
      rerender(tree({ [`& .${treeItemClasses.content}`]: { paddingLeft: own } }));
      expect(paddings()).toEqual([own, own]);
      expect(
        screen.getByRole('tree').style.getPropertyValue('--TreeView-itemChildrenIndentation'),
      ).toBe('12px');
      expect(
        screen
          .getAllByRole('treeitem')
          .map(({ style }) => style.getPropertyValue('--TreeView-itemDepth')),
      ).toEqual(['0', '1']);
    },
  );

  proves(
    'Your `padding-left` on a group of children | It replaces the 12 px of a level | It is added to the 12 px of a level | Deeper levels start further to the right, and a `border-left` alone is at the edge of the tree. Set `itemChildrenIndentation={0}`. Give groups without custom padding a `paddingLeft` of 12 px, as for [lines](/x/react-tree-view/rich-tree-view/customization/#draw-lines-set-the-distance)',
    () => {
      const own = { [`& .${treeItemClasses.groupTransition}`]: { paddingLeft: '18px' } };
      const indentsOf = (Tree: React.ElementType, props: object) => {
        const tree = (sx?: object) => (
          <Tree items={items} defaultExpandedItems={['a']} sx={sx} {...props} />
        );
        const { rerender, unmount } = show(tree());
        const group =
          document.querySelector(`.${treeItemClasses.groupTransition}`) ?? document.body;
        const alone = getComputedStyle(group).paddingLeft;
        rerender(tree(own));
        const indents = {
          alone,
          group: getComputedStyle(group).paddingLeft,
          content: paddings()[1],
          level: screen
            .getByRole('tree')
            .style.getPropertyValue('--TreeView-itemChildrenIndentation'),
        };
        unmount();
        return indents;
      };
      const level = 'var(--TreeView-itemChildrenIndentation)';
      expect(indentsOf(loadOld().RichTreeView, {})).toEqual({
        alone: level,
        group: '18px',
        content: '8px',
        level: '12px',
      });
      const now = {
        alone: '0px',
        group: '18px',
        content: `calc(8px + ${level} * var(--TreeView-itemDepth))`,
      };
      expect(indentsOf(RichTreeView, {})).toEqual({ ...now, level: '12px' });
      expect(indentsOf(RichTreeView, { itemChildrenIndentation: 0 })).toEqual({
        ...now,
        level: '0px',
      });
    },
  );

  proves(
    'Width of an item | An item is narrower at each level | An item is as wide as the tree at every level | The background of hover and selection starts at the edge of the tree',
    () => {
      show(<RichTreeView items={items} defaultExpandedItems={['a']} />);
      const group = document.querySelector(`.${treeItemClasses.groupTransition}`);
      expect(group).toHaveStyle({ paddingLeft: '0px' });
      expect(contents()[1]).toHaveStyle({ width: '100%' });
    },
  );

  proves(
    "Checkboxes in tests | They are in the accessibility tree | They have `aria-hidden` | `getByRole('checkbox')` finds nothing. Read `aria-selected` of the `treeitem`, or `aria-checked` in [8.29.3](#later-releases-of-version-8). Click `getByRole('checkbox', { hidden: true })`",
    async () => {
      const old = loadOld();
      const { unmount } = show(<old.RichTreeView items={items} checkboxSelection />);
      expect(screen.getByRole('checkbox')).toBeInTheDocument();
      unmount();
      const { user } = show(<RichTreeView items={items} checkboxSelection />);
      expect(screen.queryByRole('checkbox')).toBeNull();
      await user.click(screen.getByRole('treeitem'));
      expect(screen.getByRole('treeitem')).toHaveAttribute('aria-selected', 'false');
      await user.click(screen.getByRole('checkbox', { hidden: true }));
      expect(screen.getByRole('treeitem')).toHaveAttribute('aria-selected', 'true');
    },
  );

  proves(
    [
      "Classes of an item's `<li>` | The `<li>` has `MuiTreeItem-root` | The `<li>` also has `MuiRichTreeView-root`, `MuiRichTreeViewPro-root`, or `MuiSimpleTreeView-root`, like the tree | Selectors for the tree also match every item. Add `[role=tree]`",
      'State of an item | The content has classes like `Mui-selected` | The content also has `data-selected`, `data-expanded`, `data-disabled`, and other attributes | If you used `TreeItem2`, v8 overrides your `backgroundColor` of selected, focused, or disabled items. Repeat the `&` in the theme, as in `&&.Mui-selected`',
    ],
    () => {
      const old = loadOld();
      const rulesOf = (Tree: React.ElementType, item: React.ElementType) => {
        const { unmount } = show(<Tree items={items} defaultSelectedItems="a" slots={{ item }} />);
        act(() => screen.getByRole('treeitem').focus());
        const rules = selectorsOf(contents()[0] as Element, 'background-color');
        unmount();
        return new Set(rules.map((rule) => rule.replace(/^\.css-[\w-]+/, '&')));
      };
      expect([...rulesOf(old.RichTreeView, old.TreeItem2)]).toEqual(['&']);
      expect([...rulesOf(RichTreeView, TreeItem)]).toEqual(
        expect.arrayContaining(['&[data-selected]', '&[data-selected][data-focused]']),
      );
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

  proves(
    'Checkbox of a parent, without `selectionPropagation` | The checkbox is empty or checked | The checkbox shows a dash if some, but not all, of the descendants are selected | Parents that looked empty show a dash',
    () => {
      const two = [{ id: 'a', label: 'A', children: ['b', 'c'].map((id) => ({ id, label: id })) }];
      const old = loadOld();
      const parentOf = (Tree: React.ElementType, item: React.ElementType, selected: string[]) => {
        const { unmount } = show(
          <Tree
            items={two}
            checkboxSelection
            multiSelect
            selectedItems={selected}
            slots={{ item }}
          />,
        );
        const [box] = screen.getAllByRole<HTMLInputElement>('checkbox', { hidden: true });
        const look = [box?.checked, box?.dataset.indeterminate];
        unmount();
        return look;
      };
      for (const item of [old.TreeItem, old.TreeItem2]) {
        expect(parentOf(old.RichTreeView, item, ['b'])).toEqual([false, 'false']);
      }
      expect(parentOf(RichTreeView, TreeItem, ['b'])).toEqual([false, 'true']);
      expect(parentOf(RichTreeView, TreeItem, ['b', 'c'])).toEqual([false, 'false']);
      expect(parentOf(RichTreeView, TreeItem, [])).toEqual([false, 'false']);
    },
  );

  proves(
    "`apiRef` of a rich tree in the first `useEffect` | `getItemDOMElement()` returns the element | `getItemDOMElement()` returns `null`, and `focusItem()` doesn't move the focus | No item has the focus. Call the methods in a `setTimeout`",
    async () => {
      const old = loadOld();
      const begin = (Tree: React.ElementType, isLater: boolean) => {
        const seen: boolean[] = [];
        function Focused() {
          const apiRef = useTreeViewApiRef();
          React.useEffect(() => {
            const focus = () => {
              seen.push(apiRef.current?.getItemDOMElement('a') != null);
              apiRef.current?.focusItem({} as never, 'a');
            };
            if (isLater) {
              setTimeout(focus);
            } else {
              focus();
            }
          }, [apiRef]);
          return <Tree items={items} apiRef={apiRef} />;
        }
        return { ...show(<Focused />), seen };
      };
      const look = async (Tree: React.ElementType, isLater: boolean) => {
        const { seen, unmount } = begin(Tree, isLater);
        await act(() => pause(20));
        const result = [...seen, document.activeElement?.getAttribute('role') ?? null];
        unmount();
        return result;
      };
      expect(await look(old.RichTreeView, false)).toEqual([true, 'treeitem']);
      expect(await look(RichTreeView, false)).toEqual([false, null]);
      expect(await look(RichTreeView, true)).toEqual([true, 'treeitem']);
    },
  );

  proves(
    [
      "`experimentalFeatures` | It turns on label editing, reordering, and indentation by depth | It does nothing | React warns of an unknown prop on a DOM element. Remove the prop. If you hadn't set the prop, `isItemEditable` and `itemsReordering` take effect now",
      'Label editing | Set `isItemEditable`. The default is `() => false`',
      'Reordering (Pro) | Set `itemsReordering`',
      '`indentationAtItemLevel` | The tree always indents in this way',
    ],
    () => {
      const old = loadOld();
      const oldPro = requireOld<PackagePro>('x-tree-view-pro');
      const without = show(
        <old.RichTreeView items={items} isItemEditable slots={{ item: old.TreeItem2 }} />,
      );
      expectConsole('warn', /requires the `labelEditing` experimental feature/);
      fireEvent.doubleClick(screen.getByText('A'));
      expect(screen.queryByRole('textbox')).toBeNull();
      without.unmount();
      const fixed = show(
        <oldPro.RichTreeViewPro items={items} itemsReordering slots={{ item: oldPro.TreeItem2 }} />,
      );
      expectConsole('warn', /requires the `indentationAtItemLevel` and `itemsReordering` exp/);
      expect(screen.getByText('A')).toBeInTheDocument();
      expect(document.querySelector('[draggable=true]')).toBeNull();
      fixed.unmount();
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

  proves(
    'Items of a rich tree | They re-render whenever the tree re-renders | They re-render when `items`, their props, their state, or a context changes | An item that reads a ref or a variable shows an old value. Pass the value through a context',
    () => {
      const textsWith = (Tree: React.ElementType, Part: React.ElementType) => {
        const Shared = React.createContext('old');
        const variable = { text: 'old' };
        const Item = React.forwardRef<HTMLLIElement, TreeItemProps>(function Item(props, ref) {
          const shared = React.useContext(Shared);
          return <Part {...props} ref={ref} label={`${variable.text} ${shared}`} />;
        });
        const slots = { item: Item };
        const stable = [{ id: 'a', label: 'A' }];
        const tree = (className: string, shared: string) => (
          <Shared.Provider value={shared}>
            <Tree items={stable} slots={slots} className={className} />
          </Shared.Provider>
        );
        const { rerender, unmount } = show(tree('first', 'old'));
        variable.text = 'new';
        rerender(tree('second', 'old'));
        const second = screen.getByRole('treeitem').textContent;
        rerender(tree('second', 'new'));
        const third = screen.getByRole('treeitem').textContent;
        unmount();
        return [second, third];
      };
      const old = loadOld();
      expect(textsWith(old.RichTreeView, old.TreeItem)).toEqual(['new old', 'new new']);
      expect(textsWith(old.RichTreeView, old.TreeItem2)).toEqual(['new old', 'new new']);
      expect(textsWith(RichTreeView, TreeItem)).toEqual(['old old', 'new new']);
    },
  );

  proves(
    '`onClick` and `onMouseDown` of an item, if you used `TreeItem` | They fire for the content of the item | They fire for the `<li>` of the item | A click on a child also calls the handlers of its parents. Pass the handlers in `slotProps.content`',
    async () => {
      const callsOf = async (
        Tree: React.ElementType,
        Item: React.ElementType,
        place: (handlers: object) => object,
      ) => {
        const calls: string[] = [];
        const propsOf = (itemId: string) => ({
          itemId,
          label: itemId,
          ...place({
            onClick: () => calls.push(`click ${itemId}`),
            onMouseDown: () => calls.push(`down ${itemId}`),
          }),
        });
        const { user, unmount } = show(
          <Tree defaultExpandedItems={['parent']}>
            <Item {...propsOf('parent')}>
              <Item {...propsOf('child')} />
            </Item>
          </Tree>,
        );
        await user.click(screen.getByText('child'));
        unmount();
        return calls;
      };
      const onItem = (handlers: object) => handlers;
      const onContent = (handlers: object) => ({ slotProps: { content: handlers } });
      const old = loadOld();
      const own = ['down child', 'click child'];
      const all = ['down child', 'down parent', 'click child', 'click parent'];
      expect(await callsOf(old.SimpleTreeView, old.TreeItem, onItem)).toEqual(own);
      expect(await callsOf(old.SimpleTreeView, old.TreeItem2, onItem)).toEqual(all);
      expect(await callsOf(SimpleTreeView, TreeItem, onItem)).toEqual(all);
      expect(await callsOf(SimpleTreeView, TreeItem, onContent)).toEqual(own);
    },
  );

  proves(
    'Label, icon, and checkbox, if you used `TreeItem` | Two classes style them | One class styles them, and the label has `overflow: hidden` | Styles in the `sx` prop of the tree that had no effect now apply. The label cuts off content that is too wide',
    () => {
      const rulesOf = (Tree: React.ElementType, Item: React.ElementType) => {
        const { unmount } = show(
          <Tree checkboxSelection sx={{ [`& .${treeItemClasses.label}`]: { width: 'auto' } }}>
            <Item itemId="a" label="A" />
          </Tree>,
        );
        const rules = (part: 'label' | 'iconContainer' | 'checkbox', property: string) => {
          const element = document.querySelector(`.${treeItemClasses[part]}`) ?? document.body;
          return selectorsOf(element, property)
            .map((selector) => selector.match(/\./g)?.length ?? 0)
            .sort();
        };
        const found = {
          // The tree's own, and the item's, which comes later and wins where both weigh the same.
          label: rules('label', 'width'),
          icon: rules('iconContainer', 'width'),
          checkbox: Math.max(...rules('checkbox', 'padding')),
          overflow: rules('label', 'overflow').length,
        };
        unmount();
        return found;
      };
      const old = loadOld();
      const one = { label: [1, 2], icon: [1], checkbox: 1, overflow: 1 };
      expect(rulesOf(old.SimpleTreeView, old.TreeItem)).toEqual({
        label: [2, 2],
        icon: [2],
        checkbox: 2,
        overflow: 0,
      });
      expect(rulesOf(old.SimpleTreeView, old.TreeItem2)).toEqual(one);
      expect(rulesOf(SimpleTreeView, TreeItem)).toEqual(one);
    },
  );

  proves(
    '`children` of a leaf in a rich tree | They are `null` | They are `[]` | `{children && <ul />}` renders an empty list. Check `status.expandable` instead',
    () => {
      const childrenWith = (
        Tree: React.ElementType,
        useItem: typeof useTreeItem,
      ): readonly unknown[] => {
        const seen: unknown[] = [];
        const Item = React.forwardRef<HTMLLIElement, TreeItemProps>(function Item(props, ref) {
          const { getRootProps, status } = useItem({ ...props, rootRef: ref });
          seen.push(props.children, status.expandable);
          return (
            <li {...getRootProps()}>
              {props.label}
              {props.children && <ul />}
            </li>
          );
        });
        const { container, unmount } = show(
          <Tree items={[{ id: 'a', label: 'A' }]} slots={{ item: Item }} />,
        );
        const lists = container.querySelectorAll('li ul').length;
        unmount();
        return [seen[0], seen[1], lists];
      };
      const old = loadOld();
      expect(childrenWith(old.RichTreeView, old.useTreeItem2)).toEqual([null, false, 0]);
      expect(childrenWith(RichTreeView, useTreeItem)).toEqual([[], false, 1]);
    },
  );

  proves(
    "Content that isn't `TreeItemContent` | Its group indents it | It isn't indented | Give it the `padding-left` [above](#indentation-and-look), and pass your `style` to `getRootProps({ style })`, which adds the depth",
    () => {
      const lookWith = (
        Tree: React.ElementType,
        useItem: typeof useTreeItem,
        Group: React.ElementType,
        Provider: React.ElementType,
      ) => {
        const Item = React.forwardRef<HTMLLIElement, TreeItemProps>(function Item(props, ref) {
          const {
            getRootProps,
            getContentProps,
            getGroupTransitionProps,
            getContextProviderProps,
          } = useItem({ ...props, rootRef: ref });
          const { status, ...content } = getContentProps();
          return (
            <Provider {...getContextProviderProps?.()} itemId={props.itemId}>
              <li {...getRootProps({ style: { color: 'red' } })}>
                <div {...content} data-expandable={status.expandable}>
                  {props.label}
                </div>
                {props.children && <Group {...getGroupTransitionProps()} />}
              </li>
            </Provider>
          );
        });
        const { unmount } = show(
          <Tree items={items} slots={{ item: Item }} defaultExpandedItems={['a']} />,
        );
        const child = screen.getByText('B');
        const look = {
          group: getComputedStyle(screen.getByRole('group')).paddingLeft,
          content: selectorsOf(child, 'padding-left').length,
          color: child.parentElement?.style.color,
          depth: child.parentElement?.style.getPropertyValue('--TreeView-itemDepth'),
        };
        unmount();
        return look;
      };
      const { TreeItem2GroupTransition, TreeItem2Provider, ...old } = loadOld();
      expect(
        lookWith(old.RichTreeView, old.useTreeItem2, TreeItem2GroupTransition, TreeItem2Provider),
      ).toEqual({
        group: 'var(--TreeView-itemChildrenIndentation)',
        content: 0,
        color: 'red',
        depth: '',
      });
      expect(
        lookWith(RichTreeView, useTreeItem, TreeItemGroupTransition, TreeItemProvider),
      ).toEqual({ group: '0px', content: 0, color: 'red', depth: '1' });
    },
  );
});

proves(
  "`onBlur` of the tree | It fires for each item that loses the focus | It doesn't fire. `onFocus` didn't fire in v7 either | Your handler isn't called. Use `onBlurCapture`",
  async () => {
    const timesWith = async ({
      SimpleTreeView: Tree,
      TreeItem: Item,
    }: Pick<Package, 'SimpleTreeView' | 'TreeItem'>) => {
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
    expect(await timesWith(loadOld())).toEqual([0, 1, 1]);
    expect(await timesWith({ SimpleTreeView, TreeItem })).toEqual([0, 0, 1]);
  },
);

proves(
  [
    '`@mui/x-tree-view-pro` requires one exact version of `@mui/x-tree-view`.',
    'and version 8.10.1 requires `@mui/x-tree-view` 8.10.0.',
    'As in v7, the root exports everything except `RichTreeView`.',
    'The only folders in 8.10.1 are `RichTreeViewPro` and `themeAugmentation`.',
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

proves('In an object of props that you spread later, the error is TS2353.', () =>
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

  proves(
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

  proves(
    [
      '`TreeItem`, `TreeItemProps`, `TreeItemSlots`, `TreeItemSlotProps`',
      '`TreeItemLabelInput`, `TreeItemLabelInputProps`',
      '`TreeItemDragAndDropOverlay`, `TreeItemDragAndDropOverlayProps`',
      '`TreeItemIcon`, `TreeItemIconProps`, `TreeItemIconSlots`, `TreeItemIconSlotProps`',
      '`TreeItemProvider`, `TreeItemProviderProps`',
      '`UseTreeItemParameters`, `UseTreeItemReturnValue`, `UseTreeItemStatus`',
      'The same names without the 2, such as `UseTreeItemRootSlotOwnProps`',
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

  proves('`TreeItemContentProps` and `TreeItemContentClassKey` have no replacement.', () =>
    expectTypeError(
      `export type { TreeItemContentProps, TreeItemContentClassKey } from '@mui/x-tree-view';`,
      /TS2305|TS2724/,
    ),
  );
});

proves(
  [
    'In v7, `TreeItem` read `MuiTreeItem`, and `TreeItem2` read `MuiTreeItem2`.',
    "To limit a style to simple trees, write `content: { '.MuiSimpleTreeView-root &': { borderRadius: 2 } }`.",
    "You can't limit default props.",
    'In such a selector, write `&.Mui-selected`.',
    '`&&` repeats the whole selector and matches nothing.',
  ],
  async () => {
    const rulesWith = (own: string) => {
      const content = { '.MuiSimpleTreeView-root &': { [own]: { outlineWidth: 4 } } };
      const components = { MuiTreeItem: { styleOverrides: { content } } };
      const { unmount } = show(
        <ThemeProvider theme={createTheme({ components })}>
          <SimpleTreeView defaultSelectedItems="b">
            <TreeItem itemId="b" label="B" />
          </SimpleTreeView>
        </ThemeProvider>,
      );
      const rules = selectorsOf(contents()[0] as Element, 'outline-width');
      unmount();
      return rules.length;
    };
    expect([rulesWith('&.Mui-selected'), rulesWith('&&.Mui-selected')]).toEqual([1, 0]);
    const theme = createTheme({
      components: {
        MuiTreeItem: {
          defaultProps: { title: 'one' },
          styleOverrides: { content: { '.MuiSimpleTreeView-root &': { outlineWidth: 2 } } },
        },
        MuiTreeItem2: {
          defaultProps: { title: 'two' },
          styleOverrides: { content: { outlineWidth: 3 } },
        },
      } as object,
    });
    const looksWith = (
      {
        RichTreeView: Rich,
        SimpleTreeView: Simple,
      }: Pick<Package, 'RichTreeView' | 'SimpleTreeView'>,
      Item: React.ElementType,
    ) => {
      const { unmount } = show(
        <ThemeProvider theme={theme}>
          <Rich items={[{ id: 'a', label: 'A' }]} slots={{ item: Item }} />
          <Simple>
            <Item itemId="b" label="B" />
          </Simple>
        </ThemeProvider>,
      );
      const titles = screen.getAllByRole('treeitem').map(({ title }) => title);
      const rules = contents().map((content) => selectorsOf(content, 'outline-width').length);
      unmount();
      return { titles, rules };
    };
    const old = loadOld();
    const merged = { titles: ['one', 'one'], rules: [0, 1] };
    expect(looksWith(old, old.TreeItem)).toEqual(merged);
    expect(looksWith(old, old.TreeItem2)).toEqual({ titles: ['two', 'two'], rules: [1, 1] });
    expect(looksWith({ RichTreeView, SimpleTreeView }, TreeItem)).toEqual(merged);
    await expectCompiles(`
      import type {} from '@mui/x-tree-view/themeAugmentation';
      import { createTheme } from '@mui/material/styles';
      const content = { '.MuiSimpleTreeView-root &': { borderRadius: 2 } };
      export const theme = createTheme({ components: { MuiTreeItem: { styleOverrides: { content } } } });`);
  },
);

proves(
  [
    'In the theme, rename `MuiTreeView` to `MuiSimpleTreeView` by hand, not to `MuiTreeItem`, which the compiler suggests.',
    'In v7, each key applied only to trees of its name.',
    'In v8, `MuiSimpleTreeView` applies to all of these trees.',
  ],
  async () => {
    const old = loadOld() as Package & { readonly TreeView: React.ElementType };
    const components = {
      MuiTreeView: { defaultProps: { title: 'TreeView' } },
      MuiSimpleTreeView: { defaultProps: { title: 'SimpleTreeView' } },
    } as object;
    const titleIn = (Tree: React.ElementType) => {
      const { unmount } = show(
        <ThemeProvider theme={createTheme({ components })}>
          <Tree />
        </ThemeProvider>,
      );
      const { title } = screen.getByRole('tree');
      unmount();
      return title;
    };
    expect([old.TreeView, old.SimpleTreeView, SimpleTreeView].map(titleIn)).toEqual([
      'TreeView',
      'SimpleTreeView',
      'SimpleTreeView',
    ]);
    const themeWith = (key: string) => `
      import type {} from '@mui/x-tree-view/themeAugmentation';
      import { createTheme } from '@mui/material/styles';
      export const theme = createTheme({
        components: { ${key}: { styleOverrides: { root: { padding: 4 } } } },
      });`;
    await expectTypeError(themeWith('MuiTreeView'), /Did you mean to write 'MuiTreeItem'/);
    await expectCompiles(themeWith('MuiSimpleTreeView'));
  },
);

proves(
  [
    'If you build items with `useTreeItem`, pass the result of `getContextProviderProps()` to the provider.',
    'The result has `itemId` and `id`.',
  ],
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

proves(
  [
    'In JavaScript, items ignore `ContentComponent` and `ContentProps` and show the plain label.',
    'React warns of unknown props on a DOM element.',
  ],
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

proves(
  [
    'The parts of such an item have no classes such as `MuiTreeItem-content`.',
    'If your styles need the classes, pass them from `treeItemClasses`.',
  ],
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

proves(
  [
    'Read the states from `status`.',
    'Take `handleExpansion` and `handleSelection` from [`interactions`](/x/react-tree-view/tree-item-customization/#act-on-the-item).',
    'The content of the item does the same.',
    "To replace what a click does, set `event.defaultMuiPrevented = true` in `slotProps.content.onClick`, and type the handler as `UseTreeItemContentSlotOwnProps['onClick']`.",
  ],
  async () => {
    const Item = React.forwardRef<HTMLLIElement, TreeItemProps>(function Item(props, ref) {
      const { interactions, status } = useTreeItemUtils({
        itemId: props.itemId,
        children: props.children,
      });
      expect(status).toEqual(
        expect.objectContaining({ disabled: false, focused: expect.any(Boolean) }),
      );
      const onClick: UseTreeItemContentSlotOwnProps['onClick'] = (event) => {
        event.defaultMuiPrevented = true;
      };
      const label = (
        <>
          <button type="button" onClick={interactions.handleExpansion}>
            open
          </button>
          <button type="button" onClick={interactions.handleSelection}>
            select
          </button>
          <b>nothing</b>
          <i>
            {String(status.expanded)} {String(status.selected)}
          </i>
        </>
      );
      return <TreeItem {...props} ref={ref} label={label} slotProps={{ content: { onClick } }} />;
    });
    const { user } = show(
      <SimpleTreeView>
        <Item itemId="a">
          <TreeItem itemId="b" label="B" />
        </Item>
      </SimpleTreeView>,
    );
    const state = () => document.querySelector('i')?.textContent;
    await user.click(screen.getByText('nothing'));
    expect(state()).toBe('false false');
    await user.click(screen.getByText('select'));
    expect(state()).toBe('false true');
    await user.click(screen.getByText('open'));
    expect(state()).toBe('true true');
    expect(fireEvent.mouseDown(screen.getByText('nothing'))).toBe(true);
    expect(fireEvent.mouseDown(screen.getByText('nothing'), { shiftKey: true })).toBe(false);
    await expectTypeError(
      `import { TreeItem } from '@mui/x-tree-view/TreeItem';
      export const item = (
        <TreeItem
          itemId="a"
          slotProps={{ content: { onClick: (event) => { event.defaultMuiPrevented = true; } } }}
        />
      );`,
      /TS2551/,
    );
  },
);

proves(
  [
    'To open items by their icon only, set `expansionTrigger="iconContainer"` on the tree.',
    'A click on the icon also selects the item.',
  ],
  async () => {
    const { user } = show(
      <SimpleTreeView expansionTrigger="iconContainer">
        <TreeItem itemId="a" label="A">
          <TreeItem itemId="b" label="B" />
        </TreeItem>
        <TreeItem itemId="c" label="C" />
      </SimpleTreeView>,
    );
    const icon = document.querySelector(`.${treeItemClasses.iconContainer}`) ?? document.body;
    const first = () => screen.getByRole('treeitem', { name: /A/ });
    await user.click(screen.getByText('A'));
    expect(first()).toHaveAttribute('aria-expanded', 'false');
    expect(first()).toHaveAttribute('aria-selected', 'true');
    await user.click(screen.getByText('C'));
    await user.click(icon);
    expect(first()).toHaveAttribute('aria-expanded', 'true');
    expect(first()).toHaveAttribute('aria-selected', 'true');
  },
);

proves(
  [
    'If you call a method of the API object without an event, these handlers receive `null` as `event`: `onSelectedItemsChange`, `onExpandedItemsChange`, `onItemSelectionToggle`, and `onItemExpansionToggle`.',
    'If your handler reads an `event` that has no type, the compiler stops with TS18047.',
  ],
  async () => {
    const { result } = renderHook(() => useTreeViewApiRef());
    const events: unknown[] = [];
    const handle = (event: unknown) => {
      events.push(event);
    };
    show(
      <RichTreeView
        items={items}
        apiRef={result.current}
        onSelectedItemsChange={handle}
        onExpandedItemsChange={handle}
        onItemSelectionToggle={handle}
        onItemExpansionToggle={handle}
      />,
    );
    act(() => result.current.current?.setItemSelection({ itemId: 'a' }));
    expect(events).toEqual([null, null]);
    act(() => result.current.current?.setItemExpansion({ itemId: 'a' }));
    expect(events).toEqual([null, null, null, null]);
    for (const name of [
      'onSelectedItemsChange',
      'onExpandedItemsChange',
      'onItemSelectionToggle',
      'onItemExpansionToggle',
    ]) {
      const treeWith = (handler: string) => `
        import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
        export const tree = <SimpleTreeView ${name}={${handler}} />;`;
      await expectTypeError(treeWith('(event) => event.preventDefault()'), /TS18047/);
      await expectTypeError(treeWith('(event: React.SyntheticEvent) => event.type'), /TS2322/);
    }
  },
);

proves(
  [
    'In JavaScript, the first call throws "selectItem is not a function".',
    'You can omit `event` now.',
    'In JavaScript, a call with three arguments opens nothing, and `onExpandedItemsChange` receives `[undefined]`.',
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

exempt(
  [
    'This guide is for apps with `@mui/x-tree-view` or `@mui/x-tree-view-pro` 7.',
    'Items that have a `ContentComponent` take longer, because you rewrite them by hand.',
    'Calls of `selectItem` and `setItemExpansion`',
    'A tree with three levels is indented, even if you style `.MuiTreeItem-content`.',
    'Checkboxes, label editing, and dragging still work if you use them.',
    "You don't need to release your app in between.",
  ],
  'Advice.',
);
exempt(
  [
    '`TreeItem` in v8 is what v7 called `TreeItem2`.',
    'In v7, `TreeView` was another name of `SimpleTreeView`, with the same props.',
  ],
  'Of packages that these tests have not: read in 7.29.10 and its change log.',
);
exempt(
  [
    'The codemod renames `TreeView` and all names with `TreeItem2`, including their imports.',
    'It also formats the statements that it changes.',
    '`import()` and `jest.mock()`: search for `TreeItem2`',
    '`useTreeItem as useTreeItem2`, where the import was `unstable_useTreeItem2 as useTreeItem2` | The codemod keeps a name after `as` | Remove the 2 from the alias by hand',
    '"Identifier \'SimpleTreeView\' has already been declared" in the output of the codemod | The file imports `TreeView` and `SimpleTreeView`. The codemod skips it, including `TreeItem2` | Replace `TreeView` by hand, then run the codemod again',
    'The codemod renames the component, its types (`TreeViewProps`, `TreeViewClasses`, `TreeViewClassKey`, `TreeViewSlots`, `TreeViewSlotProps`), `treeViewClasses`, and `getTreeViewUtilityClass`.',
    "The codemod doesn't make this change.",
    'Theme key `MuiTreeItem2` | `MuiTreeItem`. Rename it by hand: in JavaScript, an unknown key gives no error',
  ],
  'Seen by running the codemod, 8.29.3, on a file with each of these names.',
);
exempt(
  [
    'TS2300 for two imports of `TreeItem` | The file imported `TreeItem` and `TreeItem2`. Both imports have the same name now | Remove one of the imports',
    'TS1484 with `verbatimModuleSyntax` | The codemod drops an inline `type` from imports that it renames | Put `type` back',
  ],
  'Seen by running the codemod, 8.29.3, and the compiler on what it left.',
);
exempt(
  [
    'This happens with Material UI 5 and 6, even if Vitest ran with v7.',
    'With Material UI 7, nothing changes.',
    'The app compiles, but your custom items in `RichTreeViewPro` throw "Could not find the Tree View context".',
    'There is no `@mui/x-tree-view-pro` 8.10.2',
    '8.10.0 lacks one of the exports that Pro imports.',
    'In 8.10.0, checkboxes are still in the accessibility tree.',
    'pnpm 9 and 10 read `overrides` below `pnpm`.',
    'Yarn 1 reads `resolutions`, with the number: `"@mui/x-tree-view": "8.10.2"`.',
    'This page was checked with 8.10.2.',
    'Items have `aria-checked` instead of `aria-selected`, with and without checkboxes.',
    'With Pro, `npm ls @mui/x-tree-view` shows one version.',
    '`getItem(id) as Part` fails with TS2352 unless `Part` has `id` and `label`.',
    'Without `children`, this call fails with TS2559.',
    '`UseTreeItemLabelSlotOwnProps` lacks `editable` (TS2339), although labels still receive this prop.',
    'With `skipLibCheck: false` and `@types/react` 18, the declarations of the package fail with TS2724.',
  ],
  'Seen by upgrading an app with each of these versions, with Vitest 3.2.4; the site has one copy of 8.10.2.',
);
