import type {} from '@mui/x-tree-view/themeAugmentation';
import { useEffect } from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import CompactRows from '../../../../docs/x/react-tree-view/rich-tree-view/customization/CompactRows';
import ConnectorLines from '../../../../docs/x/react-tree-view/rich-tree-view/customization/ConnectorLines';
import FolderIcons from '../../../../docs/x/react-tree-view/rich-tree-view/customization/FolderIcons';
import OneItemDifferent from '../../../../docs/x/react-tree-view/rich-tree-view/customization/OneItemDifferent';
import { act, proves, expectCompiles, expectTypeError, screen, show } from '../../harness';
import {
  focused,
  iconOf,
  itemOf,
  items,
  labelOf,
  selected,
  Tree,
  type TreeProps,
} from '../../richTree';

const rowOf = (label: string) => {
  const row = itemOf(label).querySelector('.MuiTreeItem-content');
  if (!row) {
    throw new Error(`The item ${label} has no row.`);
  }
  return row;
};

const tagsOf = (className: string) => [
  ...new Set([...document.querySelectorAll(`.${className}`)].map(({ tagName }) => tagName)),
];

describe('icons', () => {
  proves(
    [
      'Change the icons of a tree with slots, and everything else with `sx` and classes.',
      '| `slots.expandIcon` | A closed item with children | An arrow |',
      '| `slots.collapseIcon` | An open item | An arrow that points down |',
      '| `slots.endIcon` | An item without children | No icon, but its space is reserved |',
      'To pass props to the icons, use the same names in `slotProps`, as `endIcon` in this demo.',
      'The space for the icon is 16 px wide.',
    ],
    () => {
      const { unmount } = show(<FolderIcons />);
      const iconIn = (label: string) =>
        iconOf(label).querySelector('svg')?.getAttribute('data-testid');
      expect(['Portraits', 'Coast', 'Cliffs.png'].map(iconIn)).toEqual([
        'FolderIcon',
        'FolderOpenIcon',
        'ImageOutlinedIcon',
      ]);
      expect(iconOf('Cliffs.png').querySelector('svg')).toHaveClass('MuiSvgIcon-colorPrimary');
      unmount();
      show(<Tree defaultExpandedItems={['a']} />);
      expect(['A', 'C'].map(iconIn)).toEqual([
        'TreeViewCollapseIconIcon',
        'TreeViewExpandIconIcon',
      ]);
      expect(iconOf('B')).toBeEmptyDOMElement();
      expect(getComputedStyle(iconOf('B')).width).toBe('16px');
    },
  );
});

describe('styles', () => {
  proves(
    [
      '`treeItemClasses` contains the names of the classes, so TypeScript finds typing errors:',
      'The row is `treeItemClasses.content`.',
      'It has an attribute for each state: `data-expanded`, `data-selected`, `data-focused`, `data-disabled`, `data-editing`, and `data-editable`.',
      '`data-focused` is also set after a click.',
    ],
    async () => {
      await expectTypeError(
        `import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
        export const name = treeItemClasses.contents;`,
        /TS2551|TS2339/,
      );
      const { user } = show(<Tree isItemEditable isItemDisabled={({ id }) => id === 'c'} />);
      await user.click(labelOf('A'));
      await user.click(iconOf('A'));
      for (const state of ['expanded', 'selected', 'focused', 'editable']) {
        expect(rowOf('A')).toHaveAttribute(`data-${state}`);
        expect(rowOf('A1')).not.toHaveAttribute(`data-${state === 'editable' ? 'editing' : state}`);
      }
      expect(rowOf('C')).toHaveAttribute('data-disabled');
      await user.dblClick(labelOf('B'));
      expect(screen.getByRole('textbox').parentElement).toHaveAttribute('data-editing');
    },
  );

  proves(
    [
      'If you pass `className`, the element of the tree receives the class.',
      'If you pass `classes`, items receive class names by part: `itemContent`, `itemIconContainer`, `itemCheckbox`, `itemLabel`, `itemLabelInput`, and `itemGroupTransition`.',
      '`classes.root` and the class `MuiRichTreeView-root` are on each item, not only on the tree.',
      'A border is then drawn around each item.',
      'Use `className` or `sx` to style only the tree.',
      'The tree ignores the `style` prop and `classes.item`.',
    ],
    async () => {
      const classes: TreeProps['classes'] = {
        root: 'of-root',
        item: 'of-item',
        itemContent: 'of-content',
        itemIconContainer: 'of-icon',
        itemCheckbox: 'of-checkbox',
        itemLabel: 'of-label',
        itemLabelInput: 'of-input',
        itemGroupTransition: 'of-group',
      };
      const { user } = show(
        <Tree
          className="own"
          classes={classes}
          checkboxSelection
          isItemEditable
          defaultExpandedItems={['a']}
          style={{ color: 'red' }}
          sx={{ paddingTop: '7px' }}
        />,
      );
      await user.dblClick(labelOf('B'));
      expect(tagsOf('own')).toEqual(['UL']);
      expect(tagsOf('of-root')).toEqual(['UL', 'LI']);
      expect(tagsOf('MuiRichTreeView-root')).toEqual(['UL', 'LI']);
      expect(tagsOf('of-item')).toEqual([]);
      expect(
        ['content', 'icon', 'checkbox', 'label', 'input', 'group'].map((part) =>
          tagsOf(`of-${part}`).join(),
        ),
      ).toEqual(['DIV', 'DIV', 'SPAN', 'DIV', 'INPUT', 'UL']);
      expect(screen.getByRole('tree').style.color).toBe('');
      expect(getComputedStyle(screen.getByRole('tree')).paddingTop).toBe('7px');
      expect(getComputedStyle(itemOf('A')).paddingTop).not.toBe('7px');
    },
  );

  proves(
    [
      'By default, rows are indented by padding, so the background of a row reaches the edge of the tree.',
      'To draw lines, set `itemChildrenIndentation` to 0, and add a margin and a border to the group of children:',
      'To calculate with the indentation in your own styles, use the variables `--TreeView-itemChildrenIndentation` of the tree and `--TreeView-itemDepth` of each item.',
    ],
    () => {
      show(<ConnectorLines />);
      const variable = (element: HTMLElement, name: string) => element.style.getPropertyValue(name);
      expect(variable(screen.getByRole('tree'), '--TreeView-itemChildrenIndentation')).toBe('0px');
      expect(variable(itemOf('Crane.png'), '--TreeView-itemDepth')).toBe('2');
      const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
      expect(rules.map(({ cssText }) => cssText).join('')).toMatch(
        /padding-left:\s*calc\([^;]*var\(--TreeView-itemChildrenIndentation\) \* var\(--TreeView-itemDepth\)\)/,
      );
      const group = document.querySelector('.MuiTreeItem-groupTransition');
      expect(group && getComputedStyle(group).marginInlineStart).toBe('15px');
    },
  );
});

describe('items and themes', () => {
  proves(
    [
      'Pass a function as `slotProps.item`.',
      'It receives `itemId` and `label`, and returns props of the `TreeItem`, such as `className`, `sx`, or `slotProps`:',
    ],
    () => {
      const { unmount } = show(<OneItemDifferent />);
      expect(labelOf('Crane.png')).toHaveStyle({ fontStyle: 'italic' });
      expect(labelOf('Ferry.png')).not.toHaveAttribute('title');
      unmount();
      const item = jest.fn(({ itemId }: { itemId: string }) => ({
        className: `of-${itemId}`,
        sx: { paddingTop: '3px' },
      }));
      show(<Tree slotProps={{ item }} />);
      expect(item).toHaveBeenCalledWith({ itemId: 'b', label: 'B' }, undefined);
      expect(itemOf('B')).toHaveClass('of-b');
      expect(getComputedStyle(itemOf('B')).paddingTop).toBe('3px');
    },
  );

  proves(
    [
      'To replace the whole item, pass a component as `slots.item`.',
      'Otherwise each render mounts all items again, and the focus is lost.',
    ],
    () => {
      const mounts = jest.fn();
      const makeItem = () =>
        function OwnItem(props: TreeItemProps) {
          useEffect(() => mounts(), []);
          return <TreeItem {...props} />;
        };
      const { rerender } = show(<Tree slots={{ item: makeItem() }} />);
      act(() => itemOf('B').focus());
      expect(mounts).toHaveBeenCalledTimes(3);
      rerender(<Tree slots={{ item: makeItem() }} />);
      expect(mounts).toHaveBeenCalledTimes(6);
      expect(focused()).toBe('body');
      expect(getComputedStyle(screen.getByRole('tree')).listStyle).toMatch(/none/);
      rerender(<Tree slots={{ root: 'section' }} />);
      const tree = screen.getByRole('tree', { name: 'Tree' });
      expect(tree.tagName).toBe('SECTION');
      expect(getComputedStyle(tree).listStyle).not.toMatch(/none/);
    },
  );

  proves(
    [
      'Set default props for `MuiRichTreeView` and styles for `MuiTreeItem`.',
      'For the Pro tree, use `MuiRichTreeViewPro`:',
      'The first import adds the types.',
      'For Pro, import `@mui/x-tree-view-pro/themeAugmentation`.',
    ],
    async () => {
      const theme = createTheme({
        components: {
          MuiRichTreeView: {
            defaultProps: { itemChildrenIndentation: 24, expansionTrigger: 'iconContainer' },
          },
          MuiTreeItem: { styleOverrides: { content: { borderRadius: 16 } } },
        },
      });
      const { user, unmount } = show(
        <ThemeProvider theme={theme}>
          <Tree />
        </ThemeProvider>,
      );
      expect(
        screen.getByRole('tree').style.getPropertyValue('--TreeView-itemChildrenIndentation'),
      ).toBe('24px');
      expect(getComputedStyle(rowOf('A')).borderRadius).toBe('16px');
      await user.click(labelOf('A'));
      expect([selected(), itemOf('A').getAttribute('aria-expanded')]).toEqual([['A'], 'false']);
      unmount();
      show(
        <ThemeProvider theme={theme}>
          <RichTreeViewPro aria-label="Pro" items={items} />
        </ThemeProvider>,
      );
      expect(
        screen.getByRole('tree').style.getPropertyValue('--TreeView-itemChildrenIndentation'),
      ).toBe('12px');
      const model = (augmentation: string, name: string) =>
        `import type {} from '${augmentation}/themeAugmentation';
        import { createTheme } from '@mui/material/styles';
        export const theme = createTheme({
          components: { ${name}: { defaultProps: { itemChildrenIndentation: 24 } } },
        });`;
      await expectCompiles(model('@mui/x-tree-view', 'MuiRichTreeView'));
      await expectCompiles(model('@mui/x-tree-view-pro', 'MuiRichTreeViewPro'));
    },
  );

  proves(['Long labels wrap by default.', '`whiteSpace` and `textOverflow` truncate them:'], () => {
    const { unmount } = show(<Tree />);
    expect(getComputedStyle(labelOf('A')).whiteSpace).not.toBe('nowrap');
    unmount();
    show(<CompactRows />);
    expect(getComputedStyle(labelOf('Coast')).whiteSpace).toBe('nowrap');
  });
});
