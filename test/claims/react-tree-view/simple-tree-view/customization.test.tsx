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
      '| `slots.endIcon` | An item without children | None |',
      '| `slots.icon` | One `TreeItem`, instead of the other three. Not a slot of the tree | None |',
      'Pass icon components as `slots` of the tree, as in the demo above, or of a single `TreeItem`.',
      'The slots of the item override the slots of the tree.',
      'A parent then keeps its arrow, which `slots.icon` would replace.',
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
      'Icons are slots of the tree, and styles are CSS.',
      '`SimpleTreeView` has no slot for its items.',
      'Wrap `TreeItem`, as `FileItem` in the demo above, and use the wrapper for each item.',
      'Pass all other props on to `TreeItem`, including `children`.',
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
      '| `slots.root` | The `li`, with the row and the children |',
      '| `slots.content` | The row |',
      '| `slots.iconContainer` | The space of the arrow, which exists even without an arrow |',
      '| `slots.checkbox` | The checkbox. The slot is always rendered: return `null` unless `visible` is `true` |',
      '| `slots.label` | The text |',
      '| `slots.groupTransition` | The `ul` of the children, with its animation |',
      "The slots `labelInput`, `dragAndDropOverlay`, `errorIcon`, and `loadingIcon` aren't rendered in a Simple Tree View.",
      '`TreeItem` has these slots for its parts.',
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

  proves('If a component is created on each render, all items are mounted again each time.', () => {
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
  });
});

describe('styles', () => {
  proves(
    [
      '`itemChildrenIndentation` sets the distance between a parent and its children.',
      "Pass a number in pixels, or a string such as `'2rem'`.",
      "The default is `'12px'`.",
      'The lines use two CSS variables: `--TreeView-itemChildrenIndentation` on the tree, and `--TreeView-itemDepth` on each item, which is `0` on the first level.',
      'The tree replaces its `style` prop with the style for the indentation.',
      'This demo also draws a line for each branch:',
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
      'The class names are in `treeItemClasses`.',
      'The row of an item has attributes for its state: `[data-expanded]`, `[data-selected]`, `[data-focused]`, and `[data-disabled]`.',
      'Both apply to its `li`, which also contains the items below.',
      'On a `TreeItem`, the keys of `classes` are the names of its slots, such as `label`.',
      'On the tree, the keys are `itemContent`, `itemGroupTransition`, `itemIconContainer`, `itemLabel`, and `itemCheckbox`.',
      'They apply to all items.',
      'The class `MuiSimpleTreeView-root` and the class that you pass as `classes.root` are on each item too, not only on the tree.',
      "`classes.item` isn't applied.",
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
      'A branch opens with the `Collapse` component of Material UI, which receives `slotProps.groupTransition`.',
      'With `timeout: 0`, a branch opens without animation.',
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
      'To change all trees of your app, use the names `MuiSimpleTreeView` and `MuiTreeItem` in the theme.',
      'Import their types once:',
      'The `slotProps` of an item and of the theme are merged for each slot.',
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
