import { createTheme, ThemeProvider } from '@mui/material/styles';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';
import CompactTree from '../../../../docs/x/react-tree-view/simple-tree-view/customization/CompactTree';
import FileTypes from '../../../../docs/x/react-tree-view/simple-tree-view/customization/FileTypes';
import GuideLines from '../../../../docs/x/react-tree-view/simple-tree-view/customization/GuideLines';
import PlusMinus from '../../../../docs/x/react-tree-view/simple-tree-view/customization/PlusMinus';
import WideArrows from '../../../../docs/x/react-tree-view/simple-tree-view/customization/WideArrows';
import { act, proves, expectCompiles, expectTypeError, pause, screen, show } from '../../harness';
import { iconOf, itemOf, labelOf, labels, leaves, showTree, Tree } from '../../simpleTree';

const Open = () => <i>open</i>;
const Closed = () => <i>closed</i>;
const End = () => <i>end</i>;
const Own = () => <i>own</i>;

const contentOf = (label: string) =>
  itemOf(label).querySelector<HTMLElement>(`.${treeItemClasses.content}`);

describe('icons', () => {
  proves(
    [
      '| `slots.expandIcon` | A closed parent | Arrow right |',
      '| `slots.collapseIcon` | An open parent | Arrow down |',
      '| `slots.endIcon` | An item without children | Nothing |',
      '| `slots.icon` | Its item, instead of all three | Nothing |',
      "The first three are slots of the tree and of a `TreeItem`; the item's win.",
      'The last one is a slot of `TreeItem` only.',
      'A parent with it has no arrow any more',
    ],
    async () => {
      const demo = show(<PlusMinus />);
      expect(iconOf('Returns').querySelector('[data-testid="RemoveIcon"]')).not.toBeNull();
      demo.unmount();
      const plain = show(<Tree defaultExpandedItems={['a']} />);
      const iconId = (label: string) =>
        iconOf(label).querySelector('svg')?.getAttribute('data-testid');
      expect(['A', 'C', 'B'].map(iconId)).toEqual([
        'TreeViewCollapseIconIcon',
        'TreeViewExpandIconIcon',
        undefined,
      ]);
      plain.unmount();
      show(
        <Tree
          defaultExpandedItems={['o']}
          slots={{ expandIcon: Closed, collapseIcon: Open, endIcon: End }}
        >
          <TreeItem itemId="o" label="O">
            {leaves(['o1'])}
          </TreeItem>
          <TreeItem itemId="c" label="C">
            {leaves(['c1'])}
          </TreeItem>
          <TreeItem itemId="w" label="W" slots={{ expandIcon: Own }}>
            {leaves(['w1'])}
          </TreeItem>
          <TreeItem itemId="i" label="I" slots={{ icon: Own }}>
            {leaves(['i1'])}
          </TreeItem>
        </Tree>,
      );
      expect(['O', 'O1', 'C', 'W', 'I'].map((label) => iconOf(label).textContent)).toEqual([
        'open',
        'end',
        'closed',
        'own',
        'own',
      ]);
      await expectTypeError(
        `import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
        export const tree = <SimpleTreeView slots={{ icon: 'b' }} />;`,
        /TS2353|TS2322/,
      );
    },
  );
});

describe('items', () => {
  proves(
    [
      'Icons are slots of the tree, styles are CSS, and everything else is a component of your own around `TreeItem`.',
      '`SimpleTreeView` has no slot for its items.',
      'Wrap `TreeItem`, as `FileItem` above does, pass the rest of the props on, `children` among them, and use the wrapper everywhere.',
      'It takes slots and their props for each part:',
    ],
    async () => {
      show(<FileTypes />);
      expect(labels()).toEqual(['Loans', 'Contract.pdf', 'Vase.jpg', 'Opening hours.pdf']);
      await expectTypeError(
        `import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
        export const tree = <SimpleTreeView slots={{ item: 'b' }} />;`,
        /TS2353|TS2322/,
      );
    },
  );

  proves(
    [
      'The `li`, with the row and the children',
      'The row',
      'The place of the arrow, also where there is none',
      'The checkbox, always drawn: return `null` unless `visible`',
      'The text',
      'The `ul` of the children, and how it opens',
      '`slots.labelInput`, `slots.dragAndDropOverlay`, `slots.errorIcon` and `slots.loadingIcon` belong to trees of data and are never shown here.',
    ],
    () => {
      const part = (name: string) => ({ 'data-part': name, style: {} });
      const Never = () => <b>never</b>;
      const item = (
        <TreeItem
          itemId="p"
          label="P"
          slots={{ labelInput: Never, errorIcon: Never, loadingIcon: Never }}
          slotProps={{
            root: part('root'),
            content: part('content'),
            iconContainer: part('iconContainer'),
            checkbox: part('checkbox'),
            label: part('label'),
            groupTransition: part('groupTransition'),
          }}
        >
          {leaves(['p1'])}
        </TreeItem>
      );
      const { rerender } = showTree({ children: item, defaultExpandedItems: ['p'] });
      const at = (name: string) => document.querySelector(`[data-part="${name}"]`);
      expect(at('root')?.tagName).toBe('LI');
      expect(at('root')).toContainElement(itemOf('P1'));
      expect(at('content')).not.toContainElement(itemOf('P1'));
      expect(at('iconContainer')).toBe(iconOf('P'));
      expect(iconOf('P1')).toBeEmptyDOMElement();
      expect(at('label')).toHaveTextContent('P');
      expect(at('groupTransition')?.tagName).toBe('UL');
      expect(at('checkbox')).toBeNull();
      rerender({ checkboxSelection: true });
      expect(at('checkbox')).not.toBeNull();
      expect(screen.queryByText('never')).toBeNull();
      const Box = ({ visible }: { visible?: boolean }) => <b>{visible ? 'box' : 'no box'}</b>;
      const boxed = <TreeItem itemId="q" label="Q" slots={{ checkbox: Box }} />;
      rerender({ children: boxed });
      expect(screen.getByText('no box')).toBeInTheDocument();
      rerender({ children: boxed, checkboxSelection: true });
      expect(screen.getByText('box')).toBeInTheDocument();
    },
  );

  proves(
    "Define a slot's component outside of your component: one that is created on each render mounts all items anew.",
    () => {
      function App() {
        const Label = ({ children }: { children?: React.ReactNode }) => <div>{children}</div>;
        return (
          <Tree>
            <TreeItem itemId="a" label="A" slots={{ label: Label }} />
          </Tree>
        );
      }
      const { rerender } = show(<App />);
      const before = labelOf('A');
      rerender(<App />);
      expect(labelOf('A')).not.toBe(before);
    },
  );
});

describe('styles', () => {
  proves(
    [
      "`itemChildrenIndentation` is the distance between a parent and its children: a number in pixels, or a string such as `'2rem'` (default `'12px'`).",
      'The tree hands it to CSS as `--TreeView-itemChildrenIndentation`, and each item has its level, from 0, as `--TreeView-itemDepth`.',
      'The `style` prop of the tree is replaced by the one that holds the indentation: use `sx` or `className`.',
    ],
    () => {
      const demo = show(<GuideLines />);
      const indentation = () =>
        screen.getByRole('tree').style.getPropertyValue('--TreeView-itemChildrenIndentation');
      expect(indentation()).toBe('24px');
      const depth = (label: string) => itemOf(label).style.getPropertyValue('--TreeView-itemDepth');
      expect(['Northern line', 'Depot', 'Hall A'].map(depth)).toEqual(['0', '1', '2']);
      demo.unmount();
      const { rerender } = showTree({ style: { color: 'red' }, className: 'own' });
      expect(indentation()).toBe('12px');
      expect(screen.getByRole('tree').style.color).toBe('');
      expect(screen.getByRole('tree')).toHaveClass('own');
      rerender({ itemChildrenIndentation: '2rem' });
      expect(indentation()).toBe('2rem');
    },
  );

  proves(
    [
      'Class names of parts are in `treeItemClasses`.',
      'The state of an item is on its row, as attributes: `[data-expanded]`, `[data-selected]`, `[data-focused]`, `[data-disabled]`.',
      '`className` and `sx` of a `TreeItem` are those of the `li`, so rules for descendants reach the items below it too; use `>`.',
      "The `classes` prop adds classes to parts: on a `TreeItem` by their slots' names, on the tree for all items as `itemContent`, `itemGroupTransition`, `itemIconContainer`, `itemLabel` and `itemCheckbox`.",
      'In this version `classes.root` and `MuiSimpleTreeView-root` are on each item as well as on the tree, and `classes.item` is nowhere.',
    ],
    async () => {
      const demo = show(<CompactTree />);
      expect(contentOf('Roof')).toHaveAttribute('data-selected');
      demo.unmount();
      const parts = ['Content', 'GroupTransition', 'IconContainer', 'Label', 'Checkbox'];
      const { user } = showTree({
        checkboxSelection: true,
        defaultExpandedItems: ['a'],
        classes: {
          root: 'x-root',
          item: 'x-item',
          itemContent: 'x-Content',
          itemGroupTransition: 'x-GroupTransition',
          itemIconContainer: 'x-IconContainer',
          itemLabel: 'x-Label',
          itemCheckbox: 'x-Checkbox',
        },
        children: (
          <TreeItem itemId="a" label="A" className="mine" classes={{ label: 'mine-label' }}>
            <TreeItem itemId="d" label="D" disabled />
          </TreeItem>
        ),
      });
      for (const part of parts) {
        expect(document.querySelector(`.x-${part}`)).not.toBeNull();
      }
      for (const name of ['x-root', 'MuiSimpleTreeView-root']) {
        expect([...document.getElementsByClassName(name)]).toEqual([
          screen.getByRole('tree'),
          itemOf('A'),
          itemOf('D'),
        ]);
      }
      expect(document.querySelector('.x-item')).toBeNull();
      expect(itemOf('A')).toHaveClass('mine');
      expect(labelOf('A')).toHaveClass('mine-label');
      await user.tab();
      expect(contentOf('A')).toHaveAttribute('data-expanded');
      expect(contentOf('A')).toHaveAttribute('data-focused');
      expect(contentOf('D')).toHaveAttribute('data-disabled');
      expect(document.querySelectorAll('.mine .MuiTreeItem-label')).toHaveLength(2);
      expect(document.querySelectorAll('.mine > .MuiTreeItem-content')).toHaveLength(1);
    },
  );

  proves(
    [
      "A branch opens with Material UI's `Collapse`.",
      '`slotProps.groupTransition` on a `TreeItem` takes its props: `timeout: 0` opens at once.',
    ],
    async () => {
      const { user } = show(<WideArrows />);
      const group = itemOf('Paint').querySelector('ul');
      expect(group).toHaveClass('MuiCollapse-root');
      await user.click(iconOf('Paint'));
      await act(() => pause(50));
      expect(labels()).toEqual(['Paint', 'Brushes']);
    },
  );
});

describe('theme', () => {
  proves(
    [
      '`MuiSimpleTreeView` and `MuiTreeItem` are the names in the theme.',
      'Their types need one import.',
      "`slotProps` of an item are merged with those of the theme's `defaultProps`, slot by slot.",
    ],
    async () => {
      const theme = createTheme({
        components: {
          MuiSimpleTreeView: { defaultProps: { itemChildrenIndentation: 20 } },
          MuiTreeItem: {
            defaultProps: { slotProps: { label: { title: 'Theme' } } },
            styleOverrides: { content: { paddingBlock: 2 } },
          },
        },
      } as object);
      show(
        <ThemeProvider theme={theme}>
          <Tree>
            <TreeItem itemId="a" label="A" />
            <TreeItem itemId="b" label="B" slotProps={{ label: { lang: 'en' } }} />
          </Tree>
        </ThemeProvider>,
      );
      expect(screen.getByRole('tree').style.cssText).toContain('20px');
      expect(labelOf('A')).toHaveAttribute('title', 'Theme');
      expect(labelOf('B')).toHaveAttribute('title', 'Theme');
      expect(labelOf('B')).toHaveAttribute('lang', 'en');
      const code = (first: string) =>
        `${first}
        import { createTheme } from '@mui/material/styles';
        export const theme = createTheme({ components: { MuiTreeItem: { defaultProps: {} } } });`;
      await expectCompiles(code(`import type {} from '@mui/x-tree-view/themeAugmentation';`));
    },
  );
});
