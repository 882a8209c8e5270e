import type { ComponentProps } from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import NamedTree from '../../../docs/x/react-tree-view/accessibility/NamedTree';
import PartlySelected from '../../../docs/x/react-tree-view/accessibility/PartlySelected';
import { plants } from '../../../docs/x/react-tree-view/accessibility/plants';
import TryKeys from '../../../docs/x/react-tree-view/accessibility/TryKeys';
import { act, proves, screen, show } from '../harness';

type Plant = (typeof plants)[number];
type TreeProps = Partial<ComponentProps<typeof RichTreeView<Plant, boolean | undefined>>>;

function Tree(props: TreeProps) {
  return <RichTreeView<Plant, boolean | undefined> items={plants} {...props} />;
}

function itemOf(label: string): HTMLElement {
  const item = screen.getByText(label).closest<HTMLElement>('[role="treeitem"]');
  if (!item) {
    throw new Error(`No item shows ${label}.`);
  }
  return item;
}

proves(
  [
    'A tree has no name by default.',
    'To name the tree, point `aria-labelledby` to a heading, as in the demo above, or pass `aria-label`.',
  ],
  () => {
    const { unmount } = show(<Tree />);
    expect(screen.getByRole('tree')).not.toHaveAccessibleName();
    unmount();
    const simple = show(<SimpleTreeView />);
    expect(screen.getByRole('tree')).not.toHaveAccessibleName();
    simple.unmount();
    const labeled = show(<Tree aria-label="Plants" />);
    expect(screen.getByRole('tree')).toHaveAccessibleName('Plants');
    labeled.unmount();
    show(<NamedTree />);
    expect(screen.getByRole('tree')).toHaveAccessibleName('Plants in the greenhouse');
  },
);

proves(
  "With a [`dataSource`](/x/react-tree-view/rich-tree-view/lazy-loading/) (Pro), typing a letter doesn't move the focus.",
  async () => {
    const items = ['Moss', 'Fern'].map((label) => ({ id: label, label }));
    const dataSource = { getChildrenCount: () => 0, getTreeItems: () => Promise.resolve([]) };
    const { user, unmount } = show(<RichTreeViewPro items={items} />);
    act(() => itemOf('Moss').focus());
    await user.keyboard('f');
    expect(itemOf('Fern')).toHaveFocus();
    unmount();
    const loading = show(<RichTreeViewPro items={items} dataSource={dataSource} />);
    act(() => itemOf('Moss').focus());
    await loading.user.keyboard('f');
    expect(itemOf('Moss')).toHaveFocus();
  },
);

proves(
  [
    '| The tree | `role` | `tree` |',
    '| | `aria-multiselectable` | `true` with `multiSelect`, otherwise `false` |',
    '| An item | `role` | `treeitem` |',
    '| | `aria-expanded` | `true` or `false` on a parent |',
    '| | `aria-selected` | `true` or `false`. Missing on an unselected item that is disabled, and with `disableSelection` |',
    '| | `aria-disabled` | `true` on a disabled item, and on all items below it |',
    '| | `tabindex` | `0` on one item, `-1` on the others |',
    '| Its children | `role` | `group`, while the parent is open |',
    '| The checkbox | `aria-hidden` | `true`, because `aria-selected` has the same information |',
    'While children [load](/x/react-tree-view/rich-tree-view/lazy-loading/), the item has no `aria-busy`.',
  ],
  () => {
    const open = { defaultExpandedItems: ['herbs'] };
    const isItemDisabled = ({ id }: Plant) => id === 'herbs';
    const first = show(<Tree {...open} isItemDisabled={isItemDisabled} multiSelect />);
    expect(screen.getByRole('tree')).toHaveAttribute('aria-multiselectable', 'true');
    expect(screen.getAllByRole('treeitem')).toHaveLength(6);
    expect(itemOf('Herbs')).toHaveAttribute('aria-expanded', 'true');
    expect(itemOf('Bulbs')).toHaveAttribute('aria-expanded', 'false');
    expect(itemOf('Moss')).not.toHaveAttribute('aria-expanded');
    expect(itemOf('Moss')).toHaveAttribute('aria-selected', 'false');
    for (const label of ['Herbs', 'Basil']) {
      expect(itemOf(label)).not.toHaveAttribute('aria-selected');
      expect(itemOf(label)).toHaveAttribute('aria-disabled', 'true');
    }
    expect(itemOf('Moss')).not.toHaveAttribute('aria-disabled');
    expect(screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)).toEqual([
      itemOf('Bulbs'),
    ]);
    expect(screen.getAllByRole('group')).toHaveLength(1);
    expect(document.querySelector('[aria-busy], [aria-level]')).toBeNull();
    first.unmount();
    const second = show(<Tree disableSelection defaultSelectedItems="moss" />);
    expect(screen.getByRole('tree')).toHaveAttribute('aria-multiselectable', 'false');
    expect(itemOf('Herbs')).not.toHaveAttribute('aria-selected');
    expect(itemOf('Moss')).toHaveAttribute('aria-selected', 'true');
    second.unmount();
    show(<Tree checkboxSelection />);
    expect(document.querySelectorAll('[aria-hidden="true"] > input')).toHaveLength(3);
  },
);

proves(
  [
    'If some children of a parent are selected, its checkbox shows a dash.',
    "Screen readers don't announce the dash, and `aria-selected` is `false`.",
  ],
  () => {
    const both = { parents: true, descendants: true };
    const props = { multiSelect: true, checkboxSelection: true, selectionPropagation: both };
    const { unmount } = show(<Tree {...props} defaultSelectedItems={['basil']} />);
    expect(screen.getByRole('treeitem', { name: 'Herbs' })).toHaveAttribute(
      'aria-selected',
      'false',
    );
    expect(
      document.querySelector('[aria-checked]')?.closest('[aria-hidden="true"]'),
    ).not.toBeNull();
    expect(document.querySelector('[data-indeterminate="true"]')).not.toBeNull();
    unmount();
    show(<PartlySelected />);
    expect(screen.getByText(', partly selected')).toBeInTheDocument();
  },
);

proves('Try the keys here:', async () => {
  // The browser's claims press each key; here, the demo to do it yourself.
  const { user } = show(<TryKeys />);
  await user.tab();
  await user.tab();
  await user.keyboard('{ArrowDown} {Shift>}{ArrowDown}{/Shift}');
  expect(screen.getByText('Focused: mint. Selected: basil, mint.')).toBeVisible();
});
