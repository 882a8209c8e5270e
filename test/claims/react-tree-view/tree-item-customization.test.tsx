import { type ComponentProps, forwardRef, Fragment, type HTMLAttributes, useEffect } from 'react';
import { useTreeItemModel, useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import {
  TreeItem,
  TreeItemCheckbox,
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  type TreeItemProps,
  TreeItemRoot,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemDragAndDropOverlay } from '@mui/x-tree-view/TreeItemDragAndDropOverlay';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemLabelInput } from '@mui/x-tree-view/TreeItemLabelInput';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem, type UseTreeItemParameters } from '@mui/x-tree-view/useTreeItem';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import FileExplorer from '../../../docs/x/react-tree-view/tree-item-customization/FileExplorer';
import FolderArrows from '../../../docs/x/react-tree-view/tree-item-customization/FolderArrows';
import MailFolders from '../../../docs/x/react-tree-view/tree-item-customization/MailFolders';
import NotificationSwitches from '../../../docs/x/react-tree-view/tree-item-customization/NotificationSwitches';
import OrganizationChart from '../../../docs/x/react-tree-view/tree-item-customization/OrganizationChart';
import RemoveGuests from '../../../docs/x/react-tree-view/tree-item-customization/RemoveGuests';
import RenameButton from '../../../docs/x/react-tree-view/tree-item-customization/RenameButton';
import {
  act,
  proves,
  expectCompiles,
  expectConsole,
  expectTypeError,
  fireEvent,
  screen,
  show,
  waitFor,
} from '../harness';

interface Item {
  id: string;
  label: string;
  children?: Item[];
}

const items: Item[] = [
  {
    id: 'a',
    label: 'A',
    children: [
      { id: 'a1', label: 'A1' },
      { id: 'a2', label: 'A2' },
    ],
  },
  { id: 'b', label: 'B' },
];

type TreeProps = Partial<ComponentProps<typeof RichTreeView<Item, boolean | undefined>>>;

function Tree(props: TreeProps) {
  return <RichTreeView<Item, boolean | undefined> aria-label="Tree" items={items} {...props} />;
}

function itemOf(label: string): HTMLElement {
  const item = screen.getByText(label).closest<HTMLElement>('[role="treeitem"]');
  if (!item) {
    throw new Error(`No item shows ${label}.`);
  }
  return item;
}

const isSelected = (label: string) => itemOf(label).getAttribute('aria-selected') === 'true';
const focusedId = () => document.activeElement?.id.replace(/^.*-/, '');

type Part =
  | 'provider'
  | 'root'
  | 'content'
  | 'iconContainer'
  | 'icon'
  | 'checkbox'
  | 'label'
  | 'labelProps'
  | 'labelInput'
  | 'groupTransition'
  | 'overlay';

interface PartProps
  extends Omit<UseTreeItemParameters, 'rootRef'>, Omit<HTMLAttributes<HTMLLIElement>, 'onFocus'> {}

/** An item of all parts but one. */
function itemWithout(missing?: Part) {
  const has = (part: Part) => part !== missing;
  return forwardRef<HTMLLIElement, PartProps>(function Item(
    { id, itemId, label, disabled, children, ...other },
    ref,
  ) {
    const item = useTreeItem({ id, itemId, label, disabled, children, rootRef: ref });
    const { status } = item;
    const row = (
      <>
        {has('iconContainer') && (
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            {has('icon') && <TreeItemIcon status={status} />}
          </TreeItemIconContainer>
        )}
        {has('checkbox') && <TreeItemCheckbox {...item.getCheckboxProps()} />}
        {status.editing && has('labelInput') && (
          <TreeItemLabelInput {...item.getLabelInputProps()} />
        )}
        {!status.editing && !has('labelProps') && <TreeItemLabel>{label}</TreeItemLabel>}
        {!status.editing && has('labelProps') && has('label') && (
          <TreeItemLabel {...item.getLabelProps()} />
        )}
        {has('overlay') && <TreeItemDragAndDropOverlay {...item.getDragAndDropOverlayProps()} />}
      </>
    );
    const list = children && has('groupTransition') && (
      <TreeItemGroupTransition {...item.getGroupTransitionProps()} />
    );
    const content = has('content') ? (
      <TreeItemContent {...item.getContentProps()}>{row}</TreeItemContent>
    ) : (
      <div>{row}</div>
    );
    const root = has('root') ? (
      <TreeItemRoot {...item.getRootProps(other)}>
        {content}
        {list}
      </TreeItemRoot>
    ) : (
      <li>
        {content}
        {list}
      </li>
    );
    return has('provider') ? (
      <TreeItemProvider {...item.getContextProviderProps()}>{root}</TreeItemProvider>
    ) : (
      <Fragment>{root}</Fragment>
    );
  });
}

const showWithout = (missing?: Part, props: TreeProps = {}) =>
  show(<Tree slots={{ item: itemWithout(missing) }} defaultExpandedItems={['a']} {...props} />);

describe('your own component', () => {
  proves(
    [
      'Your component receives the props `itemId`, `id`, `label`, and `children`.',
      'In a Rich Tree View, pass your component as `slots.item` and build it around `TreeItem`.',
      '| add icons or text to the label | a `TreeItem` with your own `label`, as above |',
    ],
    () => {
      const seen = jest.fn();
      const Seen = (props: TreeItemProps) => {
        seen(props.itemId, props.label, Array.isArray(props.children) && props.children.length);
        return <TreeItem {...props} />;
      };
      show(<Tree slots={{ item: Seen }} />);
      expect(seen).toHaveBeenCalledWith('a', 'A', 2);
      const { container } = show(<FileExplorer />);
      expect(container.querySelectorAll('[data-testid="FolderIcon"]')).toHaveLength(3);
      expect(screen.getByText('84 kB')).toBeVisible();
    },
  );

  proves(
    ['A Simple Tree View has no `slots.item`, because you write the items yourself.'],
    async () => {
      await expectTypeError(
        `import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
      import { TreeItem } from '@mui/x-tree-view/TreeItem';
      export const tree = <SimpleTreeView slots={{ item: TreeItem }} />;`,
        /item/,
      );
    },
  );

  proves(
    [
      'Your component receives the id of the item, not its object.',
      'To read the object that you passed in `items`, call `useTreeItemModel<File>(itemId)` from `@mui/x-tree-view/hooks`, as the first demo does.',
      'For an unknown id, the hook returns `null`.',
      "TypeScript doesn't check the type argument.",
      'In a Simple Tree View, the result has only an `id` and an empty `label`.',
    ],
    async () => {
      const models = new Map<string, unknown>();
      const Reader = (props: TreeItemProps) => {
        models.set(props.itemId, useTreeItemModel(props.itemId));
        models.set('unknown', useTreeItemModel('unknown') ?? null);
        return <TreeItem {...props} />;
      };
      const { unmount } = show(<Tree slots={{ item: Reader }} />);
      expect(models.get('a')).toBe(items[0]);
      expect(models.get('unknown')).toBeNull();
      unmount();
      show(
        <SimpleTreeView>
          <Reader itemId="q" label="Q" />
        </SimpleTreeView>,
      );
      expect(models.get('q')).toEqual({ id: 'q', label: '' });
      await expectCompiles(
        `import { useTreeItemModel } from '@mui/x-tree-view/hooks';
        export const useSize = (id: string): number | undefined =>
          useTreeItemModel<{ id: string; label: string; size: number }>(id)?.size;`,
      );
    },
  );

  proves(
    [
      'If the item component is new on each render, the tree mounts all items again',
      'and the focus and all state inside the items are lost.',
    ],
    async () => {
      const mounted = jest.fn();
      const rendered = jest.fn();
      function useLog(itemId: string) {
        rendered(itemId);
        useEffect(() => mounted(itemId), [itemId]);
      }
      const makeItem = () =>
        function Logged(props: TreeItemProps) {
          useLog(props.itemId);
          return <TreeItem {...props} />;
        };
      const { user, rerender } = show(<Tree slots={{ item: makeItem() }} />);
      await user.tab();
      expect(focusedId()).toBe('a');
      expect(mounted).toHaveBeenCalledTimes(2);
      const slots = { item: makeItem() };
      rerender(<Tree slots={slots} />);
      expect(document.body).toHaveFocus();
      expect(mounted).toHaveBeenCalledTimes(4);
      await user.tab();
      rendered.mockClear();
      rerender(<Tree slots={slots} />);
      expect(rendered).not.toHaveBeenCalled();
      rerender(<Tree slots={slots} slotProps={{ item: { className: 'one' } }} />);
      expect(rendered).toHaveBeenCalledTimes(2);
      expect(mounted).toHaveBeenCalledTimes(4);
      expect(focusedId()).toBe('a');
    },
  );
});

describe('slots of an item', () => {
  proves(
    [
      'Here the label shows the number of unread messages:',
      'Type the props of your label with `UseTreeItemLabelSlotOwnProps` from `@mui/x-tree-view/useTreeItem`.',
      'TypeScript rejects such props in an object that you write directly in `slotProps`.',
    ],
    async () => {
      show(<MailFolders />);
      expect(screen.getByRole('treeitem', { name: 'Spam 57 unread' })).toBeVisible();
      expect(screen.getByRole('treeitem', { name: 'Sent' })).toBeVisible();
      const source = (slotProps: string) =>
        `import { TreeItem } from '@mui/x-tree-view/TreeItem';
        const known: { unread?: number; title?: string } = { unread: 3 };
        export const item = <TreeItem itemId="a" slotProps={{ label: ${slotProps} }} />;
        export { known };`;
      await expectCompiles(source('known'));
      await expectCompiles(
        `import type { UseTreeItemLabelSlotOwnProps } from '@mui/x-tree-view/useTreeItem';
        export const read = ({ children, onDoubleClick }: UseTreeItemLabelSlotOwnProps) => [
          children, onDoubleClick,
        ];`,
      );
      await expectTypeError(source('{ unread: 3 }'), /unread/);
    },
  );

  proves(
    [
      'With a `div`, React warns about `editable` and `ownerState`.',
      'With an element, the text field shows `[object Object]`.',
    ],
    async () => {
      const Plain = (props: object) => <div {...props} />;
      const { unmount } = show(<Tree slotProps={{ item: { slots: { label: Plain } } }} />);
      expectConsole('error', /`editable`|editable=/);
      expectConsole('error', /`?ownerState`?/);
      unmount();
      const Bold = (props: TreeItemProps) => <TreeItem {...props} label={<b>{props.label}</b>} />;
      const { user } = show(<Tree isItemEditable slots={{ item: Bold }} />);
      await user.dblClick(screen.getByText('B'));
      expect(screen.getByRole('textbox')).toHaveValue('[object Object]');
    },
  );

  proves(
    [
      '| `icon`, `expandIcon`, `collapseIcon`, `endIcon` | The arrow or another icon. `icon` overrides the other three, so the arrow disappears |',
      '| change the arrows | `slots.expandIcon`, `slots.collapseIcon`, and `slots.endIcon` of the tree |',
      'Items without children show `endIcon`, including empty folders.',
      'By default, such items have no icon.',
    ],
    () => {
      const iconOf = (text: string) =>
        function Icon() {
          return <i>{text}</i>;
        };
      const icons = () =>
        [...document.querySelectorAll('.MuiTreeItem-iconContainer')].map(
          ({ textContent }) => textContent,
        );
      const arrows = { expandIcon: iconOf('+'), collapseIcon: iconOf('-') };
      const first = show(
        <Tree
          slots={arrows}
          items={[...items.slice(0, 1), { id: 'e', label: 'E', children: [] }]}
        />,
      );
      expect(icons()).toEqual(['+', '']);
      first.unmount();
      const second = show(
        <Tree slots={{ ...arrows, endIcon: iconOf('o') }} defaultExpandedItems={['a']} />,
      );
      expect(icons()).toEqual(['-', 'o', 'o', 'o']);
      second.unmount();
      show(<Tree slots={arrows} slotProps={{ item: { slots: { icon: iconOf('i') } } }} />);
      expect(icons()).toEqual(['i', 'i']);
      const { container } = show(<FolderArrows />);
      expect(container.querySelectorAll('[data-testid="FolderOpenIcon"]')).toHaveLength(1);
    },
  );

  proves(
    [
      'The slot is rendered for each item, even without `checkboxSelection`.',
      'Return `null` unless the `visible` prop is `true`.',
      'The slot also receives `checked`, `indeterminate`, `disabled`, `onChange`, `tabIndex`, `ownerState`, and a `ref`.',
      'The tree uses it to distinguish a click on the checkbox from a click on the row.',
      'The checkbox is hidden from screen readers. They read `aria-selected` on the item instead.',
    ],
    async () => {
      const seen: object[] = [];
      const Box = forwardRef<HTMLButtonElement, { visible?: boolean }>(function Box(props, ref) {
        seen.push({ ...props, ref });
        return null;
      });
      const slotProps = { item: { slots: { checkbox: Box } } };
      const { unmount } = show(<Tree slotProps={slotProps} />);
      expect(seen.length).toBeGreaterThanOrEqual(2);
      expect(seen[0]).toMatchObject({ visible: false, checked: false, indeterminate: false });
      expect(seen[0]).toMatchObject({ disabled: false, tabIndex: -1, 'aria-hidden': true });
      expect(seen[0]).toHaveProperty('onChange');
      expect(seen[0]).toHaveProperty('ownerState');
      expect(seen[0]).toHaveProperty('ref', expect.any(Function));
      unmount();
      const demo = show(<NotificationSwitches />);
      expect(isSelected('Gate changes')).toBe(true);
      const [trips] = [...document.querySelectorAll<HTMLElement>('input')];
      if (trips) {
        await demo.user.click(trips);
      }
      expect(isSelected('Delays')).toBe(true);
      expect(itemOf('Trips')).toHaveAttribute('aria-expanded', 'true');
    },
  );
});

describe('parts', () => {
  proves(
    '| `TreeItemProvider` | `getContextProviderProps()` | In a Simple Tree View, children have no indentation, and arrow keys fail. In a Rich Tree View, nothing changes |',
    async () => {
      const depthOf = (label: string) =>
        itemOf(label).style.getPropertyValue('--TreeView-itemDepth');
      for (const [missing, depth, focused] of [
        [undefined, '1', 'a'],
        ['provider', '0', 'b'],
      ] as const) {
        const Item = itemWithout(missing);
        const { user, unmount } = show(
          <SimpleTreeView defaultExpandedItems={['a']}>
            <Item itemId="a" label="A">
              <Item itemId="a1" label="A1" />
              <Item itemId="a2" label="A2" />
            </Item>
            <Item itemId="b" label="B" />
          </SimpleTreeView>,
        );
        expect(depthOf('A2')).toBe(depth);
        await user.tab();
        await user.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}');
        expect(focusedId()).toBe(focused);
        unmount();
      }
      const rich = showWithout('provider');
      expect(depthOf('A2')).toBe('1');
      await rich.user.tab();
      await rich.user.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}');
      expect(focusedId()).toBe('a');
    },
  );

  proves(
    "| `TreeItemRoot` | `getRootProps(other)` | The item has no role, no focus, and no keys, so keyboards and screen readers can't reach it |",
    async () => {
      const { user } = showWithout('root');
      expect(screen.queryByRole('treeitem')).toBeNull();
      await user.tab();
      expect(document.body).toHaveFocus();
    },
  );

  proves(
    "| `TreeItemContent` | `getContentProps()` | Clicks have no effect, `onItemClick` isn't called, and selection and focus have no color |",
    async () => {
      const onItemClick = jest.fn();
      const whole = showWithout(undefined, { onItemClick });
      await whole.user.click(screen.getByText('B'));
      expect(onItemClick).toHaveBeenCalledTimes(1);
      expect(document.querySelector('[data-selected][data-focused]')).not.toBeNull();
      whole.unmount();
      const { user } = showWithout('content', { onItemClick });
      await user.click(screen.getByText('B'));
      await user.click(screen.getByText('A'));
      expect(onItemClick).toHaveBeenCalledTimes(1);
      expect(isSelected('B')).toBe(false);
      expect(itemOf('A')).toHaveAttribute('aria-expanded', 'true');
      act(() => itemOf('A').focus());
      await user.keyboard(' ');
      expect(isSelected('A')).toBe(true);
      expect(document.querySelector('[data-selected], [data-focused]')).toBeNull();
    },
  );

  proves(
    [
      '| `TreeItemIconContainer` | `getIconContainerProps()` | There is no arrow. With `expansionTrigger="iconContainer"`, a pointer can\'t open the item |',
      '| `TreeItemIcon` | `status={status}` | There is no arrow |',
      "| `TreeItemCheckbox` | `getCheckboxProps()` | With `checkboxSelection`, a pointer can't select |",
    ],
    async () => {
      const trigger = {
        expansionTrigger: 'iconContainer',
      } as const;
      const { user, unmount } = showWithout('iconContainer', trigger);
      expect(document.querySelector('svg')).toBeNull();
      for (const element of itemOf('A').querySelectorAll('div')) {
        await user.click(element);
      }
      expect(itemOf('A')).toHaveAttribute('aria-expanded', 'true');
      unmount();
      const second = showWithout('icon');
      expect(document.querySelector('svg')).toBeNull();
      second.unmount();
      const third = showWithout('checkbox', { checkboxSelection: true });
      expect(document.querySelector('input')).toBeNull();
      await third.user.click(screen.getByText('B'));
      expect(isSelected('B')).toBe(false);
    },
  );

  proves(
    [
      "| `TreeItemLabel` | `getLabelProps()` | There is no text, and no name for screen readers. Without the props, a double click doesn't start editing |",
      '| `TreeItemLabelInput` | `getLabelInputProps()` | Editing starts without a text field |',
    ],
    async () => {
      const { unmount } = showWithout('label');
      expect(screen.getAllByRole('treeitem').at(-1)).not.toHaveAccessibleName();
      unmount();
      const editable = { isItemEditable: true };
      const whole = showWithout(undefined, editable);
      await whole.user.dblClick(screen.getByText('B'));
      expect(screen.getByRole('textbox')).toHaveValue('B');
      whole.unmount();
      const bare = showWithout('labelProps', editable);
      await bare.user.dblClick(screen.getByText('B'));
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(screen.getByText('B')).toBeVisible();
      bare.unmount();
      const fieldless = showWithout('labelInput', editable);
      await fieldless.user.dblClick(screen.getByText('A1'));
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(screen.queryByText('A1')).toBeNull();
    },
  );

  proves(
    "| `TreeItemGroupTransition` | `getGroupTransitionProps()` | Children don't appear, although the item is expanded |",
    () => {
      showWithout('groupTransition');
      expect(itemOf('A')).toHaveAttribute('aria-expanded', 'true');
      expect(screen.queryByText('A1')).toBeNull();
    },
  );

  proves(
    '| `TreeItemDragAndDropOverlay` | `getDragAndDropOverlayProps()` | Reordering works, but nothing shows the target |',
    () => {
      for (const [missing, isShown] of [
        [undefined, true],
        ['overlay', false],
      ] as const) {
        const onItemPositionChange = jest.fn();
        const { unmount } = show(
          <RichTreeViewPro
            items={items}
            itemsReordering
            slots={{ item: itemWithout(missing) }}
            onItemPositionChange={onItemPositionChange}
          />,
        );
        const dataTransfer = {
          types: [],
          dropEffect: 'move',
          setDragImage: () => {},
          setData: () => {},
        };
        const fire = (on: Element, type: string) =>
          fireEvent(
            on,
            Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true }), {
              dataTransfer,
            }),
          );
        fire(itemOf('B'), 'dragstart');
        fire(screen.getByText('A'), 'dragenter');
        fire(screen.getByText('A'), 'dragover');
        const overlay = document.querySelector('[class*="DragAndDropOverlay"]');
        expect(overlay !== null).toBe(isShown);
        fire(itemOf('B'), 'dragend');
        expect(onItemPositionChange).toHaveBeenCalledTimes(1);
        unmount();
      }
    },
  );

  proves(
    [
      'In this demo, the arrow is at the end, and a second line is below the name:',
      '| change the order of parts | `useTreeItem()` |',
      'The hook returns `status`, and for each part a function that returns the props of this part.',
      'Pass the remaining props, `other`, to `getRootProps()`, not to the element. Your `onKeyDown` and the handler of the tree then both run.',
      'Pass the `ref` of your component as `rootRef`.',
      'because the type of `getRootProps(other)` is then `never`.',
      'The `id` attribute of an item is built from the `id` of the tree and the `itemId`.',
      'The `status` object has nine boolean fields: `expandable`, `expanded`, `focused`, `selected`, `disabled`, `editing`, `editable`, `loading`, and `error`.',
    ],
    async () => {
      const { unmount } = show(<OrganizationChart />);
      expect(screen.getByText('Conservator')).toBeVisible();
      expect(itemOf('Ngozi Okafor').firstElementChild?.lastElementChild).toHaveClass(
        /IconContainer/i,
      );
      unmount();
      const root = (props: string) =>
        `import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
        import { useTreeItem } from '@mui/x-tree-view/useTreeItem';
        export function useRoot({ itemId, ...other }: ${props}) {
          return { ...useTreeItem({ itemId }).getRootProps(other) };
        }`;
      await expectCompiles(root(`Omit<TreeItemProps, 'onFocus'>`));
      await expectTypeError(root('TreeItemProps'), /TS2698/);
      const onKeyDown = jest.fn();
      const statuses: object[] = [];
      const Part = itemWithout();
      const Keyed = (props: PartProps) => {
        const { itemId, children } = props;
        statuses.push(useTreeItemUtils({ itemId, children }).status);
        return <Part {...props} onKeyDown={onKeyDown} />;
      };
      const { user } = show(<Tree id="mine" slots={{ item: Keyed }} />);
      await user.tab();
      expect(document.activeElement).toHaveAttribute('id', 'mine-a');
      await user.keyboard('{ArrowDown}');
      expect(onKeyDown).toHaveBeenCalledTimes(1);
      expect(document.activeElement).toHaveAttribute('id', 'mine-b');
      expect(Object.keys(statuses[0] ?? {}).toSorted()).toEqual(
        'disabled editable editing error expandable expanded focused loading selected'.split(' '),
      );
      expect(Object.values(statuses[0] ?? {}).every((value) => typeof value === 'boolean')).toBe(
        true,
      );
    },
  );

  proves(
    [
      "The spinner and the error dot of [lazy loading](/x/react-tree-view/rich-tree-view/lazy-loading/) aren't exported.",
      'For their props, call `getLoadingContainerProps()` and `getErrorContainerProps()`.',
    ],
    async () => {
      const source = (name: string) => `export { ${name} } from '@mui/x-tree-view/TreeItem';`;
      await expectCompiles(source('TreeItemLabel'));
      await expectTypeError(source('TreeItemErrorContainer'), /TreeItemErrorContainer/);
      await expectTypeError(source('TreeItemLoadingContainer'), /TreeItemLoadingContainer/);
      await expectCompiles(
        `import { useTreeItem, type UseTreeItemParameters } from '@mui/x-tree-view/useTreeItem';
      export function useSize(itemId: string): string {
        const item = useTreeItem({ itemId });
        item.getErrorContainerProps({ className: 'dot' });
        return item.getLoadingContainerProps().size;
      }`,
      );
    },
  );
});

describe('interactions', () => {
  type Interactions = ReturnType<typeof useTreeItemUtils>;

  /** A tree, and what `useTreeItemUtils` gives for each item. */
  function showUtils(props: TreeProps = {}) {
    const utils = new Map<string, Interactions>();
    const Utils = (itemProps: TreeItemProps) => {
      const { itemId, children } = itemProps;
      utils.set(itemId, useTreeItemUtils({ itemId, children }));
      return (
        <TreeItem
          {...itemProps}
          onMouseUp={(event) => {
            if (event.button === 1 && event.target === screen.getByText(String(itemProps.label))) {
              utils.get(itemId)?.interactions.handleExpansion(event);
            }
            if (event.button === 2 && event.target === screen.getByText(String(itemProps.label))) {
              utils.get(itemId)?.interactions.handleSelection(event);
            }
          }}
        />
      );
    };
    const shown = show(<Tree slots={{ item: Utils }} {...props} />);
    return { ...shown, utilsOf: (itemId: string) => utils.get(itemId) };
  }

  proves(
    [
      'To open, select, or edit an item from your own controls, call `useTreeItemUtils({ itemId, children })` in the component around `TreeItem`.',
      'The hook returns `status`, `interactions`, and `publicAPI`, which is the API object of the tree.',
      '| `handleExpansion(event)` | Focuses the item, and opens or closes a parent. Ignored for a disabled item |',
      '| `handleSelection(event)` | Selects like a click, including <kbd>Ctrl</kbd> and <kbd>Shift</kbd>. Ignored for a disabled item |',
      '| `handleCheckboxSelection(event)` | Selects like a change of the checkbox |',
    ],
    () => {
      const isItemDisabled = (item: Item) => item.id === 'b';
      const opens = { button: 1 };
      const selects = { button: 2 };
      const { utilsOf, unmount } = showUtils({ isItemDisabled });
      expect(utilsOf('a')?.publicAPI.getItem('b')).toBe(items[1]);
      expect(utilsOf('a')?.status.expandable).toBe(true);
      fireEvent.mouseUp(screen.getByText('A'), opens);
      expect(itemOf('A')).toHaveAttribute('aria-expanded', 'true');
      expect(focusedId()).toBe('a');
      expect(isSelected('A')).toBe(false);
      fireEvent.mouseUp(screen.getByText('A'), selects);
      expect(isSelected('A')).toBe(true);
      fireEvent.mouseUp(screen.getByText('B'), opens);
      fireEvent.mouseUp(screen.getByText('B'), selects);
      expect(isSelected('B')).toBe(false);
      expect(focusedId()).toBe('a');
      unmount();
      const several = showUtils({ multiSelect: true, defaultExpandedItems: ['a'] });
      fireEvent.mouseUp(screen.getByText('A1'), selects);
      fireEvent.mouseUp(screen.getByText('B'), { ...selects, ctrlKey: true });
      expect([isSelected('A1'), isSelected('A2'), isSelected('B')]).toEqual([true, false, true]);
      fireEvent.mouseUp(screen.getByText('A1'), { ...selects, shiftKey: true });
      expect([isSelected('A1'), isSelected('A2'), isSelected('B')]).toEqual([true, true, true]);
      const untick = { target: { checked: false }, nativeEvent: {} };
      act(() =>
        several
          .utilsOf('a2')
          ?.interactions.handleCheckboxSelection(
            untick as unknown as React.ChangeEvent<HTMLInputElement>,
          ),
      );
      expect([isSelected('A1'), isSelected('A2'), isSelected('B')]).toEqual([true, false, true]);
    },
  );

  proves(
    [
      'In this demo, a button starts to edit the label:',
      '| `toggleItemEditing()` | Starts or ends editing, if `isItemEditable` allows editing |',
      '| `handleSaveItemLabel(event, label)` | Saves the label and ends editing. Ignored unless the item is being edited |',
      '| `handleCancelItemLabelEditing(event)` | Ends editing without saving |',
    ],
    async () => {
      const { user, unmount } = show(<RenameButton />);
      await user.click(screen.getByRole('button', { name: 'Rename Storm' }));
      await user.keyboard('y day{Enter}');
      expect(screen.getByText('Stormy day')).toBeVisible();
      unmount();
      const onItemLabelChange = jest.fn();
      const { utilsOf } = showUtils({ isItemEditable: ({ id }) => id === 'b', onItemLabelChange });
      const event = { currentTarget: null } as unknown as React.SyntheticEvent;
      act(() => utilsOf('a')?.interactions.toggleItemEditing());
      expect(screen.queryByRole('textbox')).toBeNull();
      act(() => utilsOf('b')?.interactions.handleSaveItemLabel(event, 'Ignored'));
      expect(onItemLabelChange).not.toHaveBeenCalled();
      act(() => utilsOf('b')?.interactions.toggleItemEditing());
      expect(screen.getByRole('textbox')).toBeVisible();
      act(() => utilsOf('b')?.interactions.handleSaveItemLabel(event, 'Bee'));
      expect(onItemLabelChange.mock.calls).toEqual([['b', 'Bee']]);
      expect(screen.getByText('Bee')).toBeVisible();
      act(() => utilsOf('b')?.interactions.toggleItemEditing());
      act(() => utilsOf('b')?.interactions.handleCancelItemLabelEditing(event));
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(onItemLabelChange).toHaveBeenCalledTimes(1);
    },
  );

  proves(
    [
      'A click on a button inside an item also selects or opens the item.',
      "If a button inside an item has the focus, the item handles <kbd>Space</kbd> and <kbd>Enter</kbd>. The item is then selected, opened, or closed, and the button isn't pressed.",
      'Without `multiSelect`, there is one exception: if the item has no children and is already selected, <kbd>Enter</kbd> presses the button.',
    ],
    async () => {
      const onPress = jest.fn();
      const WithButton = (props: TreeItemProps) => (
        <TreeItem
          {...props}
          label={
            <span>
              {props.label}
              <button onClick={onPress}>Press {props.itemId}</button>
            </span>
          }
        />
      );
      const { user, unmount } = show(<Tree slots={{ item: WithButton }} />);
      await user.click(screen.getByRole('button', { name: 'Press b' }));
      expect(onPress).toHaveBeenCalledTimes(1);
      expect(screen.getAllByRole('treeitem').at(-1)).toHaveAttribute('aria-selected', 'true');
      act(() => screen.getByRole('button', { name: 'Press a' }).focus());
      await user.keyboard(' ');
      expect(screen.getAllByRole('treeitem')[0]).toHaveAttribute('aria-selected', 'true');
      await user.keyboard('{Enter}');
      expect(screen.getAllByRole('treeitem')[0]).toHaveAttribute('aria-expanded', 'true');
      expect(onPress).toHaveBeenCalledTimes(1);
      act(() => screen.getByRole('button', { name: 'Press b' }).focus());
      await user.keyboard('{Enter}');
      expect(onPress).toHaveBeenCalledTimes(1);
      await user.keyboard('{Enter}');
      expect(onPress).toHaveBeenCalledTimes(2);
      unmount();
      const several = show(
        <Tree multiSelect defaultSelectedItems={['b']} slots={{ item: WithButton }} />,
      );
      act(() => screen.getByRole('button', { name: 'Press b' }).focus());
      await several.user.keyboard('{Enter}');
      expect(onPress).toHaveBeenCalledTimes(2);
    },
  );

  proves(
    [
      'The `onKeyDown` handler of an item also runs for keys that users press in its descendants.',
      'To keep the tree from handling a key, set `event.defaultMuiPrevented = true`.',
      "Items don't accept the `onFocus` prop.",
    ],
    async () => {
      const pressed = jest.fn();
      const Listening = (props: TreeItemProps) => (
        <TreeItem
          {...props}
          onKeyDown={(event) => {
            pressed(props.itemId);
            event.defaultMuiPrevented = event.key === 'ArrowUp';
          }}
        />
      );
      const { user, unmount } = show(
        <Tree slots={{ item: Listening }} defaultExpandedItems={['a']} />,
      );
      act(() => itemOf('A1').focus());
      await user.keyboard('{ArrowUp}');
      expect(pressed.mock.calls).toEqual([['a1'], ['a']]);
      expect(focusedId()).toBe('a1');
      await user.keyboard('{ArrowDown}');
      expect(focusedId()).toBe('a2');
      unmount();
      const demo = show(<RemoveGuests />);
      await demo.user.tab();
      await demo.user.keyboard('{Delete}');
      expect(screen.getByRole('status')).toHaveTextContent('2 guests');
      expect(screen.queryByText('Amara')).toBeNull();
      await demo.user.click(screen.getByRole('button', { name: 'Remove Mateo' }));
      expect(screen.getByRole('status')).toHaveTextContent('1 guests');
      await expectTypeError(
        `import { TreeItem } from '@mui/x-tree-view/TreeItem';
        export const item = <TreeItem itemId="a" onFocus={() => {}} />;`,
        /onFocus|null/,
      );
    },
  );
});
proves("Screen readers don't read these icons.", () => {
  const { container } = show(<FolderArrows />);
  const icons = [...container.querySelectorAll('svg')];
  expect(icons.length).toBeGreaterThan(3);
  expect(icons.every((icon) => icon.getAttribute('aria-hidden') === 'true')).toBe(true);
});

proves(
  [
    'To change only colors and spacing, use [`sx`](/x/react-tree-view/rich-tree-view/customization/) with the classes of `TreeItem`, such as `.MuiTreeItem-content`.',
    '| replace the label or the checkbox | the slots of `TreeItem` |',
    'To replace a part of an item, such as the label, pass `slots` and `slotProps` to `TreeItem`.',
    '| `root` | The `li` element, with role, focus, and keys |',
    '| `content` | The row, with clicks, colors, and indentation |',
    '| `iconContainer` | The space for the arrow |',
    '| `checkbox` | The checkbox |',
    '| `label`, `labelInput` | The text, and the text field of label editing |',
    '| `groupTransition` | The list of children, which opens and closes |',
    '| `dragAndDropOverlay` | The line or area that shows the target of a dragged item |',
    '| `errorIcon`, `loadingIcon` | The dot of a failed request, and the spinner of a pending request |',
  ],
  async () => {
    const mark = (part: string) => ({ className: `my-${part}` });
    const slotProps = {
      item: {
        slotProps: {
          root: mark('root'),
          content: mark('content'),
          iconContainer: mark('icon'),
          checkbox: mark('checkbox'),
          label: mark('label'),
          labelInput: mark('input'),
          groupTransition: { className: 'my-group' },
        },
      },
    };
    const { user, unmount } = show(
      <Tree checkboxSelection isItemEditable defaultExpandedItems={['a']} slotProps={slotProps} />,
    );
    const marked = (part: string) => itemOf('A').parentElement?.querySelector(`.my-${part}`);
    expect(marked('root')).toHaveAttribute('role', 'treeitem');
    expect(marked('content')?.parentElement).toBe(itemOf('A'));
    expect(marked('content')).toHaveClass('MuiTreeItem-content');
    expect(marked('icon')?.querySelector('svg')).not.toBeNull();
    expect(marked('checkbox')?.querySelector('input')).not.toBeNull();
    expect(marked('label')).toHaveTextContent('A');
    expect(marked('group')).toHaveAttribute('role', 'group');
    await user.dblClick(screen.getByText('B'));
    expect(screen.getByRole('textbox')).toHaveClass('my-input');
    unmount();
    const refusal: { send?: () => void } = {};
    const source = {
      getChildrenCount: () => 1,
      getTreeItems: () =>
        new Promise<Item[]>((_resolve, reject) => {
          refusal.send = () => reject(new Error('No answer'));
        }),
    };
    const parts = { loadingIcon: mark('ring'), errorIcon: mark('dot') };
    const pro = show(
      <RichTreeViewPro
        items={[{ id: 'p', label: 'P' }]}
        dataSource={source}
        slotProps={{ item: { slotProps: parts } }}
      />,
    );
    await pro.user.click(screen.getByText('P'));
    expect(document.querySelector('.my-ring')).toHaveAttribute('role', 'progressbar');
    refusal.send?.();
    await waitFor(() => expect(document.querySelector('.my-dot')).not.toBeNull());
  },
);
