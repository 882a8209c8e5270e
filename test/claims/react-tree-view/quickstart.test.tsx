import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as React from 'react';
import type { ComponentProps } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type * as Items from '@mui/x-tree-view/TreeItem';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import CourseSelection from '../../../docs/x/react-tree-view/quickstart/CourseSelection';
import FirstTree from '../../../docs/x/react-tree-view/quickstart/FirstTree';
import { act, proves, exempt, expectTypeError, screen, show, within } from '../harness';

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
      { id: 'a1', label: 'Boskoop' },
      { id: 'a2', label: 'Elstar' },
    ],
  },
  { id: 'p', label: 'Pears' },
];

type TreeProps = Partial<ComponentProps<typeof RichTreeView<Item, boolean | undefined>>>;

function Tree(props: TreeProps) {
  return <RichTreeView<Item, boolean | undefined> items={items} {...props} />;
}

const labels = () =>
  [...document.querySelectorAll('.MuiTreeItem-label')].map(({ textContent }) => textContent);

const itemOf = (label: string) => screen.getByRole('treeitem', { name: new RegExp(`^${label}`) });

const selected = () =>
  screen.getAllByRole('treeitem', { selected: true }).map(({ id }) => id.replace(/^.*-/, ''));

/** The arrow of a parent. */
function arrowOf(label: string): Element {
  const arrow = itemOf(label).querySelector('.MuiTreeItem-iconContainer');
  if (!arrow) {
    throw new Error(`${label} has no arrow.`);
  }
  return arrow;
}

/** What both copies of a package take from the app. */
const shared: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
};

proves(
  [
    '`@mui/x-tree-view-pro` 8.10.1 requires `@mui/x-tree-view` 8.10.0.',
    'If another version is installed, your app contains two copies',
    'and custom items throw "Could not find the Tree View context".',
  ],
  () => {
    const manifest = path.resolve('node_modules/@mui/x-tree-view-pro/package.json');
    const { version, dependencies } = JSON.parse(readFileSync(manifest, 'utf8'));
    expect([version, dependencies['@mui/x-tree-view']]).toEqual(['8.10.1', '8.10.0']);
    const tree = (Item: typeof TreeItem) => (
      <RichTreeViewPro items={items} slots={{ item: (props) => <Item {...props} /> }} />
    );
    const { unmount } = show(tree(TreeItem));
    expect(labels()).toEqual(['Apples', 'Pears']);
    unmount();
    let copy = TreeItem;
    jest.isolateModules(() => {
      for (const name of ['react', 'react/jsx-runtime']) {
        jest.doMock(name, () => shared[name]);
      }
      copy = jest.requireActual<typeof Items>('@mui/x-tree-view/TreeItem').TreeItem;
    });
    expect(copy).not.toBe(TreeItem);
    expect(() => show(tree(copy))).toThrow('Could not find the Tree View context');
  },
);

proves(
  [
    'All parents are closed at first.',
    'To open some of them, pass their ids as `defaultExpandedItems`:',
  ],
  () => {
    const { unmount } = show(<FirstTree />);
    expect(labels()).toEqual(['Languages', 'Pottery']);
    unmount();
    show(<Tree defaultExpandedItems={['a']} />);
    expect(labels()).toEqual(['Apples', 'Boskoop', 'Elstar', 'Pears']);
  },
);

proves(
  [
    'A click on a row selects the item, and opens or closes it.',
    'With `expansionTrigger="iconContainer"`, only a click on the arrow opens or closes the item.',
    'If you pass `isItemEditable`, `"iconContainer"` is the default.',
  ],
  async () => {
    const { user, unmount } = show(<Tree />);
    await user.click(screen.getByText('Apples'));
    expect(labels()).toContain('Boskoop');
    expect(itemOf('Apples')).toHaveAttribute('aria-selected', 'true');
    await user.click(screen.getByText('Apples'));
    expect(itemOf('Apples')).toHaveAttribute('aria-expanded', 'false');
    unmount();
    for (const props of [
      { expansionTrigger: 'iconContainer' },
      { isItemEditable: true },
    ] as const) {
      const tree = show(<Tree {...props} />);
      await tree.user.click(screen.getByText('Apples'));
      expect(itemOf('Apples')).toHaveAttribute('aria-expanded', 'false');
      expect(itemOf('Apples')).toHaveAttribute('aria-selected', 'true');
      await tree.user.click(arrowOf('Apples'));
      expect(itemOf('Apples')).toHaveAttribute('aria-expanded', 'true');
      tree.unmount();
    }
  },
);

proves(
  [
    '| `defaultExpandedItems` | `expandedItems` | `onExpandedItemsChange(event, itemIds)` |',
    '| `defaultSelectedItems` | `selectedItems` | `onSelectedItemsChange(event, itemIds)` |',
    'Without `multiSelect`, the selection is one id or `null`.',
    "With `multiSelect`, it's an array of ids.",
  ],
  async () => {
    const onExpandedItemsChange = jest.fn();
    const onSelectedItemsChange = jest.fn();
    const callbacks = { onExpandedItemsChange, onSelectedItemsChange };
    const { user, unmount } = show(
      <Tree {...callbacks} defaultExpandedItems={['a']} defaultSelectedItems="a1" />,
    );
    expect(labels()).toContain('Boskoop');
    expect(itemOf('Boskoop')).toHaveAttribute('aria-selected', 'true');
    await user.click(screen.getByText('Apples'));
    expect(onExpandedItemsChange).toHaveBeenLastCalledWith(expect.anything(), []);
    expect(onSelectedItemsChange).toHaveBeenLastCalledWith(expect.anything(), 'a');
    await user.keyboard(' ');
    expect(onSelectedItemsChange).toHaveBeenLastCalledWith(expect.anything(), null);
    unmount();
    const controlled = show(
      <Tree {...callbacks} multiSelect expandedItems={[]} selectedItems={['p']} />,
    );
    await controlled.user.click(screen.getByText('Apples'));
    expect(onExpandedItemsChange).toHaveBeenLastCalledWith(expect.anything(), ['a']);
    expect(onSelectedItemsChange).toHaveBeenLastCalledWith(expect.anything(), ['a']);
    expect(itemOf('Apples')).toHaveAttribute('aria-expanded', 'false');
    expect(itemOf('Pears')).toHaveAttribute('aria-selected', 'true');
    await expectTypeError(
      `import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
      export const tree = <RichTreeView items={[]} selectedItems={['a']} />;`,
      /TS2322|TS2769/,
    );
  },
);

proves('such as the list below the tree in this demo:', async () => {
  const { user } = show(<CourseSelection />);
  expect(screen.getByRole('status')).toHaveTextContent('Selected: french');
  act(() => itemOf('Pottery').focus());
  await user.keyboard(' ');
  expect(screen.getByRole('status')).toHaveTextContent('pottery');
});

proves(
  ['`checkboxSelection` shows checkboxes.', "A click on a label then doesn't select the item."],
  async () => {
    const { user } = show(<Tree checkboxSelection />);
    const checkboxes = () => [...document.querySelectorAll<HTMLElement>('input[type="checkbox"]')];
    expect(checkboxes()).toHaveLength(2);
    await user.click(screen.getByText('Pears'));
    expect(itemOf('Pears')).toHaveAttribute('aria-selected', 'false');
    const [, ofPears] = checkboxes();
    if (ofPears) {
      await user.click(ofPears);
    }
    expect(itemOf('Pears')).toHaveAttribute('aria-selected', 'true');
  },
);

proves(
  [
    '`selectionPropagation` selects parents and their children together.',
    'It requires `multiSelect`, and both directions are off by default.',
  ],
  async () => {
    const both = { selectionPropagation: { parents: true, descendants: true } };
    for (const [props, ids] of [
      [{ multiSelect: true, ...both }, ['a', 'a1', 'a2']],
      [{ multiSelect: true }, ['a']],
      [both, ['a']],
    ] as const) {
      const { user, unmount } = show(
        <Tree {...props} defaultExpandedItems={['a']} expansionTrigger="iconContainer" />,
      );
      await user.click(screen.getByText('Apples'));
      expect(selected()).toEqual(ids);
      unmount();
    }
    const { user } = show(<Tree multiSelect {...both} defaultExpandedItems={['a']} />);
    await user.click(screen.getByText('Boskoop'));
    await user.keyboard('{Control>}');
    await user.click(screen.getByText('Elstar'));
    expect(selected()).toEqual(['a', 'a1', 'a2']);
  },
);

proves(
  [
    'An id must be unique in the whole tree.',
    'If an id is repeated, the tree throws an error that contains the id.',
  ],
  () => {
    expect(() => show(<Tree items={[...items, { id: 'a1', label: 'Again' }]} />)).toThrow(/"a1"/);
  },
);

proves(['JSX as a label.', 'Labels of the rich tree view are strings.'], async () => {
  await expectTypeError(
    `import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
      export const items: TreeViewBaseItem[] = [{ id: 'a', label: <b>A</b> }];`,
    /TS2322/,
  );
  const { user } = show(<Tree />);
  act(() => itemOf('Apples').focus());
  await user.keyboard('p');
  expect(itemOf('Pears')).toHaveFocus();
  expect(within(itemOf('Pears')).getByText('Pears')).toBeVisible();
});
exempt(
  'There is no Pro 8.10.2, so [force one copy](/x/migration/migration-tree-view-v7/#pro-brings-a-second-copy).',
  'Seen by installing the packages with npm 11, pnpm 9 and 10, and Yarn 1.',
);
