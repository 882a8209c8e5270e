import type { ComponentProps } from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import * as treePro from '@mui/x-tree-view-pro';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import ProjectFiles from '../../docs/x/react-tree-view/ProjectFiles';
import SettingsMenu from '../../docs/x/react-tree-view/SettingsMenu';
import SprintBoard from '../../docs/x/react-tree-view/SprintBoard';
import {
  act,
  proves,
  consoleMessages,
  expectCompiles,
  expectTypeError,
  fireEvent,
  screen,
  show,
} from './harness';

interface Item {
  id: string;
  label: string;
  children?: Item[];
}

const items: Item[] = [
  {
    id: 'a',
    label: 'Apples',
    children: [
      { id: 'a1', label: 'Boskoop', children: [{ id: 'a11', label: 'Red' }] },
      { id: 'a2', label: 'Elstar', children: [{ id: 'a21', label: 'Old' }] },
    ],
  },
  { id: 'p', label: 'Pears', children: [{ id: 'p1', label: 'Concorde' }] },
  { id: 'q', label: 'Quinces' },
];

type TreeProps = Partial<ComponentProps<typeof RichTreeView<Item, boolean | undefined>>>;

function Tree(props: TreeProps) {
  return <RichTreeView<Item, boolean | undefined> items={items} {...props} />;
}

type ProProps = Partial<ComponentProps<typeof RichTreeViewPro<Item, boolean | undefined>>>;

function ProTree(props: ProProps) {
  return <RichTreeViewPro<Item, boolean | undefined> items={items} {...props} />;
}

const labels = () =>
  [...document.querySelectorAll('.MuiTreeItem-label')].map(({ textContent }) => textContent);

const itemOf = (label: string) => screen.getByRole('treeitem', { name: new RegExp(`^${label}`) });

const selected = () =>
  screen
    .queryAllByRole('treeitem', { selected: true })
    .map((item) => item.querySelector('.MuiTreeItem-label')?.textContent);

const focused = () => document.activeElement?.querySelector('.MuiTreeItem-label')?.textContent;

const treeModule = (name: string, props: string, source = '@mui/x-tree-view') =>
  `import { ${name} } from '${source}/${name}';
  export const tree = <${name} ${props} />;`;

describe('which component', () => {
  proves(
    [
      'A tree view shows a hierarchy that users open level by level, such as files, departments, categories, or settings.',
      'The tree view handles expansion, selection, focus, and the keyboard.',
      'The `RichTreeView` knows all items, even in closed branches.',
    ],
    async () => {
      const { unmount } = show(<ProjectFiles />);
      expect(labels()).toHaveLength(5);
      unmount();
      const { user } = show(<Tree />);
      expect(labels()).toEqual(['Apples', 'Pears', 'Quinces']);
      await user.click(screen.getByText('Apples'));
      expect(labels()).toEqual(['Apples', 'Boskoop', 'Elstar', 'Pears', 'Quinces']);
      expect(selected()).toEqual(['Apples']);
      expect(focused()).toBe('Apples');
      await user.keyboard('{ArrowDown}');
      expect(focused()).toBe('Boskoop');
    },
  );

  proves(
    [
      '| JSX children | The `items` prop | The `items` prop or a server |',
      '| Any React node | A string | A string |',
      'Write each item as a `TreeItem`.',
      'its `label` can be any React node.',
    ],
    async () => {
      const { unmount } = show(
        <SimpleTreeView>
          <TreeItem itemId="one" label={<Typography component="strong">One</Typography>} />
        </SimpleTreeView>,
      );
      expect(screen.getByText('One').tagName).toBe('STRONG');
      unmount();
      const demo = show(<SettingsMenu />);
      expect(screen.getByText('2 alerts')).toBeInTheDocument();
      demo.unmount();
      await expectTypeError(treeModule('SimpleTreeView', 'items={[]}'), /TS2322/);
      for (const [name, source] of [
        ['RichTreeView', '@mui/x-tree-view'],
        ['RichTreeViewPro', '@mui/x-tree-view-pro'],
      ] as const) {
        await expectCompiles(treeModule(name, `items={[{ id: 'a', label: 'A' }]}`, source));
        await expectTypeError(treeModule(name, '', source), /TS2741.*items/s);
        await expectTypeError(
          `import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
          import { ${name} } from '${source}/${name}';
          const items: TreeViewBaseItem[] = [{ id: 'a', label: <b>A</b> }];
          export const tree = <${name} items={items} />;`,
          /TS2322/,
        );
      }
    },
  );

  proves('| Expand, select, disable | Yes | Yes | Yes |', async () => {
    for (const tree of [
      <SimpleTreeView key="simple">
        <TreeItem itemId="a" label="Apples">
          <TreeItem itemId="a1" label="Boskoop" />
        </TreeItem>
        <TreeItem itemId="q" label="Quinces" disabled />
      </SimpleTreeView>,
      <Tree key="rich" isItemDisabled={({ id }) => id === 'q'} />,
      <ProTree key="pro" isItemDisabled={({ id }) => id === 'q'} />,
    ]) {
      const { user, unmount } = show(tree);
      await user.click(screen.getByText('Apples'));
      expect(labels()).toContain('Boskoop');
      await user.click(screen.getByText('Quinces'));
      expect(selected()).toEqual(['Apples']);
      expect(itemOf('Quinces')).toHaveAttribute('aria-disabled', 'true');
      unmount();
    }
  });

  proves(
    [
      '| Edit labels in place | No | Yes | Yes |',
      '| Drag and drop | No | No | Yes |',
      '| Load children on demand | No | No | Yes |',
      '`RichTreeViewPro` requires a [Pro license](/x/introduction/licensing/#pro-plan).',
    ],
    async () => {
      const dataSource = 'dataSource={{ getTreeItems: async () => [], getChildrenCount: () => 0 }}';
      const pro = '@mui/x-tree-view-pro';
      for (const [props, simple, rich] of [
        ['isItemEditable', false, true],
        ['itemsReordering', false, false],
        [dataSource, false, false],
      ] as const) {
        const inRich = treeModule('RichTreeView', `items={[]} ${props}`);
        await expectCompiles(treeModule('RichTreeViewPro', `items={[]} ${props}`, pro));
        await (rich ? expectCompiles(inRich) : expectTypeError(inRich, /TS2322/));
        await expectTypeError(treeModule('SimpleTreeView', props), /TS2322/);
        expect(simple).toBe(false);
      }
      show(<Tree />);
      expect(consoleMessages()).toEqual([]);
      show(<SprintBoard />);
      expect(screen.getByText('MUI X Missing license key')).toBeInTheDocument();
    },
  );

  proves(
    [
      '| `@mui/x-tree-view` | `@mui/x-tree-view` | `@mui/x-tree-view-pro` |',
      'Start with `RichTreeView` if your hierarchy is data, such as an array from an API or a list that changes.',
    ],
    () => {
      // The list that changes.
      const { rerender } = show(<Tree />);
      rerender(<Tree items={[{ id: 'n', label: 'New' }]} />);
      expect(labels()).toEqual(['New']);
      expect(Object.keys(treePro)).toEqual(
        expect.arrayContaining(['RichTreeViewPro', 'SimpleTreeView', 'TreeItem']),
      );
    },
  );
});

describe('simple and rich', () => {
  proves('Its `itemId` must be unique in the tree,', () => {
    const again = (
      <SimpleTreeView>
        <TreeItem itemId="one" label="One" />
        <TreeItem itemId="one" label="Two" />
      </SimpleTreeView>
    );
    expect(() => show(again)).toThrow(/same `id` property|unique/);
  });

  proves(
    [
      'The simple tree view knows only the items that are rendered.',
      'With `selectionPropagation`, selecting a parent skips children in branches that have never been open.',
      '| Select closed branches with their parent | No | Yes | Yes |',
      'Selecting a parent can therefore select everything below, and users can edit labels in place.',
    ],
    async () => {
      const onSelectedItemsChange = jest.fn();
      const props = {
        multiSelect: true as const,
        checkboxSelection: true,
        selectionPropagation: { parents: true, descendants: true },
        defaultExpandedItems: ['a'],
        onSelectedItemsChange,
      };
      const selectApples = () => {
        const box = itemOf('Apples').querySelector<HTMLElement>('input[type="checkbox"]');
        act(() => box?.click());
        return [...(onSelectedItemsChange.mock.lastCall?.[1] ?? [])].sort();
      };
      const { unmount } = show(
        <SimpleTreeView {...props}>
          <TreeItem itemId="a" label="Apples">
            <TreeItem itemId="a1" label="Boskoop">
              <TreeItem itemId="a11" label="Red" />
            </TreeItem>
          </TreeItem>
        </SimpleTreeView>,
      );
      expect(selectApples()).toEqual(['a', 'a1']);
      unmount();
      const rich = show(<Tree {...props} />);
      expect(selectApples()).toEqual(['a', 'a1', 'a11', 'a2', 'a21']);
      rich.unmount();
      const { user } = show(<Tree isItemEditable />);
      await user.dblClick(screen.getByText('Quinces'));
      await user.clear(screen.getByRole('textbox'));
      await user.keyboard('Figs{Enter}');
      expect(labels()).toContain('Figs');
    },
  );
});

describe('reordering', () => {
  /** Drags one item below another one. */
  function drag(from: string, to: string) {
    const dataTransfer = {
      types: [],
      setDragImage: () => {},
      setData: () => {},
      dropEffect: 'move',
    };
    const content = itemOf(to).querySelector('.MuiTreeItem-content') ?? document.body;
    fireEvent.dragStart(itemOf(from), { dataTransfer });
    fireEvent.dragEnter(content);
    fireEvent(
      content,
      new MouseEvent('dragover', { bubbles: true, cancelable: true, clientY: 31 }),
    );
    fireEvent.dragEnd(itemOf(from), { dataTransfer });
  }

  proves(
    [
      'Set `itemsReordering` to let users drag items to another place or into another parent.',
      '`isItemReorderable` and `canMoveItemToNewPosition` restrict moves, and `onItemPositionChange` receives each move, so that you can save it.',
    ],
    () => {
      jest
        .spyOn(Element.prototype, 'getBoundingClientRect')
        .mockReturnValue(DOMRect.fromRect({ width: 200, height: 32 }));
      const onItemPositionChange = jest.fn();
      const canMoveItemToNewPosition = jest.fn(
        ({ newPosition }: { newPosition: { parentId: string | null } }) =>
          newPosition.parentId === null,
      );
      const leaves = ['Figs', 'Limes', 'Nuts'].map((label) => ({ id: label, label }));
      const props = { items: leaves, onItemPositionChange };
      const { unmount } = show(<ProTree {...props} itemsReordering />);
      drag('Figs', 'Limes');
      expect(labels()).toEqual(['Limes', 'Figs', 'Nuts']);
      expect(onItemPositionChange).toHaveBeenCalledWith({
        itemId: 'Figs',
        oldPosition: { parentId: null, index: 0 },
        newPosition: { parentId: null, index: 1 },
      });
      unmount();
      const limited = show(
        <ProTree
          {...props}
          itemsReordering
          isItemReorderable={(id) => id !== 'Nuts'}
          canMoveItemToNewPosition={canMoveItemToNewPosition}
        />,
      );
      expect(itemOf('Nuts')).not.toHaveAttribute('draggable');
      expect(itemOf('Figs')).toHaveAttribute('draggable', 'true');
      drag('Figs', 'Nuts');
      expect(labels()).toEqual(['Limes', 'Nuts', 'Figs']);
      expect(canMoveItemToNewPosition).toHaveBeenCalled();
      limited.unmount();
      show(<ProTree {...props} itemsReordering canMoveItemToNewPosition={() => false} />);
      drag('Figs', 'Nuts');
      expect(labels()).toEqual(['Figs', 'Limes', 'Nuts']);
    },
  );

  proves(
    'The Pro tree can also load children from a server when a user opens their parent.',
    async () => {
      const getTreeItems = jest.fn(async (parentId?: string) =>
        parentId === undefined ? [{ id: 'z', label: 'Zones' }] : [{ id: 'z1', label: 'North' }],
      );
      const getChildrenCount = jest.fn(({ id }: Item) => (id === 'z' ? 1 : 0));
      const { user } = show(<ProTree items={[]} dataSource={{ getTreeItems, getChildrenCount }} />);
      await user.click(await screen.findByText('Zones'));
      expect(await screen.findByText('North')).toBeInTheDocument();
      expect(getTreeItems.mock.calls).toEqual([[undefined], ['z']]);
      expect(getChildrenCount).toHaveBeenCalledWith(expect.objectContaining({ id: 'z' }));
    },
  );
});

describe('keyboard', () => {
  proves(
    [
      '| <kbd>↓</kbd> <kbd>↑</kbd> | Moves to the next or previous visible item |',
      'Opens a closed item. On an open item, moves to the first child',
      'Closes an open item. On a closed item, moves to the parent',
      'Moves to the first or last visible item',
      'Opens all items on the same level',
      'Moves to the next visible item whose label starts with the letter',
    ],
    async () => {
      const { user } = show(<Tree />);
      act(() => itemOf('Apples').focus());
      const press = async (key: string) => {
        await user.keyboard(key);
        return focused();
      };
      expect(await press('{ArrowDown}')).toBe('Pears');
      expect(await press('{ArrowUp}')).toBe('Apples');
      expect(await press('{ArrowRight}')).toBe('Apples');
      expect(labels()).toContain('Boskoop');
      expect(await press('{ArrowRight}')).toBe('Boskoop');
      expect(await press('{ArrowLeft}')).toBe('Apples');
      expect(await press('{ArrowLeft}')).toBe('Apples');
      expect(itemOf('Apples')).toHaveAttribute('aria-expanded', 'false');
      expect(await press('{End}')).toBe('Quinces');
      expect(await press('{Home}')).toBe('Apples');
      expect(await press('p')).toBe('Pears');
      expect(await press('{ArrowUp}{ArrowRight}{ArrowRight}*')).toBe('Boskoop');
      expect(labels()).toEqual(['Apples', 'Boskoop', 'Red', 'Elstar', 'Old', 'Pears', 'Quinces']);
    },
  );

  proves(
    [
      'Opens or closes a parent, selects another item. If the label is editable, edits it',
      'Selects or deselects the item',
    ],
    async () => {
      const { user, unmount } = show(<Tree />);
      act(() => itemOf('Pears').focus());
      await user.keyboard('{Enter}');
      expect(itemOf('Pears')).toHaveAttribute('aria-expanded', 'true');
      await user.keyboard('{Enter}');
      expect(itemOf('Pears')).toHaveAttribute('aria-expanded', 'false');
      expect(selected()).toEqual([]);
      await user.keyboard('{ArrowDown}{Enter}');
      expect(selected()).toEqual(['Quinces']);
      await user.keyboard(' ');
      expect(selected()).toEqual([]);
      await user.keyboard(' ');
      expect(selected()).toEqual(['Quinces']);
      unmount();
      const editable = show(<Tree isItemEditable />);
      act(() => itemOf('Pears').focus());
      await editable.user.keyboard('{Enter}');
      expect(screen.getByRole('textbox')).toHaveValue('Pears');
    },
  );

  proves('because it has no accessible name by default.', () => {
    show(<Tree />);
    expect(screen.getByRole('tree')).not.toHaveAccessibleName();
  });
});

proves(
  'The tree view has no virtualization in this version and renders every item whose parents are open.',
  () => {
    const many = Array.from({ length: 400 }, (_, id) => ({ id: `${id}`, label: `Item ${id}` }));
    show(
      <Tree
        items={[
          { id: 'closed', label: 'Closed', children: [{ id: 'inner', label: 'Inner' }] },
          { id: 'open', label: 'Open', children: many },
        ]}
        defaultExpandedItems={['open']}
      />,
    );
    expect(labels()).toHaveLength(402);
    expect(screen.queryByText('Inner')).toBeNull();
  },
);
