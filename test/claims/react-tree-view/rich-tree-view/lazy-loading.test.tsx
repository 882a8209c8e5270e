import { type ComponentProps, StrictMode } from 'react';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { Answers } from '../../../../docs/x/react-tree-view/rich-tree-view/lazy-loading/answers';
import FailingFolder from '../../../../docs/x/react-tree-view/rich-tree-view/lazy-loading/FailingFolder';
import FirstLevel from '../../../../docs/x/react-tree-view/rich-tree-view/lazy-loading/FirstLevel';
import OpenPath from '../../../../docs/x/react-tree-view/rich-tree-view/lazy-loading/OpenPath';
import PagedFolder from '../../../../docs/x/react-tree-view/rich-tree-view/lazy-loading/PagedFolder';
import RefreshInbox from '../../../../docs/x/react-tree-view/rich-tree-view/lazy-loading/RefreshInbox';
import SelectFolders from '../../../../docs/x/react-tree-view/rich-tree-view/lazy-loading/SelectFolders';
import TownArchive from '../../../../docs/x/react-tree-view/rich-tree-view/lazy-loading/TownArchive';
import {
  act,
  proves,
  consoleMessages,
  expectCompiles,
  expectTypeError,
  pause,
  renderHook,
  screen,
  show,
} from '../../harness';

interface Item {
  id: string;
  label: string;
  size: number;
}

const leaf = (id: string): Item => ({ id, label: id.toUpperCase(), size: 0 });
const parent = (id: string, size = 2): Item => ({ id, label: id.toUpperCase(), size });

/** Two folders and a document. A folder's children are named after it; `a1` and `b1` are folders too. */
const roots = [parent('a'), parent('b'), leaf('c')];

function childrenOf(id?: string): Item[] {
  if (id === undefined) {
    return roots;
  }
  return id.length < 2 ? [parent(`${id}1`), leaf(`${id}2`)] : [leaf(`${id}1`), leaf(`${id}2`)];
}

type TreeProps = Partial<ComponentProps<typeof RichTreeViewPro<Item, boolean | undefined>>>;

interface Request {
  readonly id: string | undefined;
  readonly answer: (items?: Item[]) => Promise<void>;
  readonly fail: () => Promise<void>;
}

const settle = () => act(() => pause());

/** A tree whose requests a claim answers when it likes. */
function showTree(props: TreeProps = {}) {
  const { result } = renderHook(() => useTreeViewApiRef());
  const apiRef = result.current;
  const requests: Request[] = [];
  const getTreeItems = (id?: string) =>
    new Promise<Item[]>((resolve, reject) => {
      requests.push({
        id,
        answer: (items = childrenOf(id)) => {
          resolve(items);
          return settle();
        },
        fail: () => {
          reject(new Error('The server is down.'));
          return settle();
        },
      });
    });
  const dataSource = { getChildrenCount: ({ size }: Item) => size, getTreeItems };
  const tree = (more: TreeProps = {}) => (
    <RichTreeViewPro<Item, boolean | undefined>
      aria-label="Tree"
      items={roots}
      dataSource={dataSource}
      apiRef={apiRef}
      {...props}
      {...more}
    />
  );
  const shown = show(tree());
  return {
    ...shown,
    again: (more: TreeProps, key?: string) => shown.rerender(<div key={key}>{tree(more)}</div>),
    requests,
    asked: () => requests.map(({ id }) => id),
    answer: (index: number, items?: Item[]) => requests[index]?.answer(items),
    fail: (index: number) => requests[index]?.fail(),
    api: () => {
      if (!apiRef.current) {
        throw new Error('The tree has no API object.');
      }
      return apiRef.current;
    },
  };
}

function itemOf(label: string): HTMLElement {
  const item = screen.getByText(label).closest<HTMLElement>('[role="treeitem"]');
  if (!item) {
    throw new Error(`No item shows ${label}.`);
  }
  return item;
}

/** What the tree shows, from the top: `+` for a closed parent, `-` for an open one, `*` for a selected item. */
function shown(): string {
  return screen
    .getAllByRole('treeitem')
    .map((item) => {
      const sign = { true: '-', false: '+', none: '' }[
        item.getAttribute('aria-expanded') ?? 'none'
      ];
      const star = item.getAttribute('aria-selected') === 'true' ? '*' : '';
      return `${item.querySelector('.MuiTreeItem-label')?.textContent}${sign}${star}`;
    })
    .join(' ');
}

const ring = () => document.querySelector('.MuiTreeItem-loadingIcon');
const dot = () => document.querySelector('.MuiTreeItem-errorIcon');
/** The delay of the demos' server. */
const demoAnswer = () => act(() => pause(850));
const noLogs = () =>
  expect(consoleMessages().filter(({ text }) => !text.includes('license'))).toEqual([]);

describe('requests', () => {
  proves(
    [
      'With a `dataSource`, a `RichTreeViewPro` requests the children of an item when a user opens the item.',
      '| `getTreeItems(parentId)` | A promise of the children of this item. For the first level, `parentId` is `undefined` |',
      "| `getChildrenCount(item)` | How many children an item has. If the number is above 0, users can open the item. The tree doesn't use the exact number |",
      'During a request, a progress ring replaces the arrow and the item stays closed.',
      'The ring has no accessible name, so give it a name through the `loadingIcon` slot, as this demo does.',
    ],
    async () => {
      const tree = showTree({ items: [parent('a', 7), parent('b', -1), leaf('c')] });
      expect(shown()).toBe('A+ B C');
      expect(tree.asked()).toEqual([]);
      await tree.user.click(screen.getByText('A'));
      expect(tree.asked()).toEqual(['a']);
      expect(itemOf('A')).toHaveAttribute('aria-expanded', 'false');
      expect(itemOf('A').querySelector('.MuiTreeItem-iconContainer > *')).toBe(ring());
      expect(screen.getByRole('progressbar')).not.toHaveAccessibleName();
      await tree.answer(0);
      expect(shown()).toBe('A-* A1+ A2 B C');
      expect(ring()).toBeNull();
      tree.unmount();
      const first = showTree({ items: [] });
      expect(first.asked()).toEqual([undefined]);
      first.unmount();
      const demo = show(<TownArchive />);
      await demo.user.click(screen.getByText('Maps'));
      expect(screen.getByRole('progressbar')).toHaveAccessibleName('Loading');
      await demoAnswer();
      expect(screen.getByText('Railroad')).toBeVisible();
    },
  );

  proves('The `dataSource` requires two functions:', async () => {
    const source = (fields: string) =>
      `import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
      export const tree = <RichTreeViewPro items={[]} dataSource={{ ${fields} }} />;`;
    await expectCompiles(source('getChildrenCount: () => 0, getTreeItems: async () => []'));
    await expectTypeError(source('getTreeItems: async () => []'), /getChildrenCount/);
    await expectTypeError(source('getChildrenCount: () => 0'), /getTreeItems/);
  });

  proves(
    [
      'If an item in `items` has `children`, the tree ignores these children.',
      'If `children` is a number, the tree throws an error, so store the number under another name.',
    ],
    async () => {
      const nested = { ...parent('a'), children: [leaf('old')] };
      const tree = showTree({ items: [nested] });
      await tree.user.click(screen.getByText('A'));
      expect(tree.asked()).toEqual(['a']);
      await tree.answer(0);
      expect(shown()).toBe('A-* A1+ A2');
      tree.unmount();
      const counted: Item = Object.assign(leaf('x'), { children: 3 });
      expect(() => showTree({ items: [counted] })).toThrow(/forEach is not a function/);
    },
  );

  proves(
    [
      'If `items` changes later, the tree ignores the new array.',
      'To show other items, change the `key` of the tree.',
      'If the `dataSource` changes, the next request uses the new functions, so they may depend on state.',
      "Loaded children aren't requested again.",
    ],
    async () => {
      const tree = showTree();
      tree.again({}, 'one');
      tree.again({ items: [leaf('z')] }, 'one');
      expect(shown()).toBe('A+ B+ C');
      const getTreeItems = jest.fn(() => Promise.resolve([leaf('new')]));
      tree.again(
        { dataSource: { getChildrenCount: ({ size }: Item) => size, getTreeItems } },
        'one',
      );
      await settle();
      expect(getTreeItems).not.toHaveBeenCalled();
      await tree.user.click(screen.getByText('A'));
      await settle();
      expect(getTreeItems).toHaveBeenCalledTimes(1);
      expect(shown()).toBe('A-* NEW B+ C');
      tree.again({ items: [leaf('z')] }, 'two');
      expect(shown()).toBe('Z');
    },
  );

  proves(
    'If a child has the same id as an item of another branch, the child replaces that item without an error.',
    async () => {
      const tree = showTree();
      await tree.user.click(screen.getByText('A'));
      await tree.answer(0, [{ id: 'b', label: 'Again', size: 0 }]);
      expect(shown()).toBe('A-* Again Again C');
      noLogs();
    },
  );

  proves(
    [
      "With a `dataSource`, typing a letter doesn't move the focus.",
      '<kbd>*</kbd> marks the items on the level of the focused item as open without loading their children.',
    ],
    async () => {
      const tree = showTree();
      act(() => itemOf('A').focus());
      await tree.user.keyboard('b');
      expect(itemOf('A')).toHaveFocus();
      await tree.user.keyboard('*');
      expect(shown()).toBe('A- B- C');
      expect(tree.asked()).toEqual([]);
      tree.unmount();
      const plain = show(<RichTreeViewPro items={roots} />);
      act(() => itemOf('A').focus());
      await plain.user.keyboard('b');
      expect(itemOf('B')).toHaveFocus();
    },
  );
});

describe('first level', () => {
  proves(
    [
      'With `items={[]}`, the tree requests the first level itself.',
      'But the tree shows nothing during the request, and nothing if the request fails.',
      'It also clears `defaultExpandedItems`, and calls `onExpandedItemsChange` with `[]`.',
    ],
    async () => {
      const onExpandedItemsChange = jest.fn();
      const tree = showTree({ items: [], defaultExpandedItems: ['a'], onExpandedItemsChange });
      expect(onExpandedItemsChange.mock.calls).toEqual([[null, []]]);
      expect(screen.getByRole('tree').querySelector('li, [role="progressbar"]')).toBeNull();
      await tree.answer(0);
      expect(shown()).toBe('A+ B+ C');
      tree.unmount();
      const failing = showTree({ items: [] });
      await failing.fail(0);
      expect(screen.getByRole('tree').querySelector('li, [role="progressbar"]')).toBeNull();
      expect(dot()).toBeNull();
      failing.again({});
      expect(failing.asked()).toHaveLength(2);
      noLogs();
    },
  );

  proves(
    'Load the first level in your own component, and render the tree when the response arrives:',
    async () => {
      const { user } = show(<FirstLevel />);
      expect(screen.getByRole('status')).toHaveAccessibleName('Loading the archive');
      await demoAnswer();
      expect(screen.getByRole('alert')).toHaveTextContent('closed for a moment');
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await demoAnswer();
      expect(screen.getByRole('treeitem', { name: 'Maps' })).toBeVisible();
    },
  );
});

describe('errors', () => {
  proves(
    [
      'If the promise of `getTreeItems` rejects, the item stays closed and shows a red dot.',
      'When the user opens the item again, the tree sends another request.',
      "The tree doesn't report the error to you.",
      'The dot has no name and no text.',
    ],
    async () => {
      const tree = showTree();
      await tree.user.click(screen.getByText('A'));
      await tree.fail(0);
      expect(shown()).toBe('A+* B+ C');
      expect(dot()).toBeEmptyDOMElement();
      expect(dot()?.getAttributeNames()).toEqual(['class']);
      noLogs();
      await tree.user.keyboard('{Enter}');
      expect(dot()).toBeNull();
      await tree.fail(1);
      await tree.user.keyboard('{ArrowRight}');
      await tree.fail(2);
      await tree.user.click(screen.getByText('A'));
      await tree.answer(3);
      expect(tree.asked()).toEqual(['a', 'a', 'a', 'a']);
      expect(shown()).toBe('A-* A1+ A2 B+ C');
      expect(dot()).toBeNull();
    },
  );

  proves(
    'This demo replaces it through the `errorIcon` slot with an icon that has a name, and shows a message.',
    async () => {
      const { user } = show(<FailingFolder />);
      await user.click(screen.getByText('Maps'));
      await demoAnswer();
      expect(screen.getByTitle('Not loaded')).toBeInTheDocument();
      expect(screen.getByRole('alert')).toHaveTextContent('Not loaded: Maps');
      await user.click(screen.getByText('Photographs'));
      await demoAnswer();
      expect(screen.getByRole('alert')).toHaveTextContent('Not loaded: Maps, Photographs');
      await user.click(screen.getByRole('switch'));
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await demoAnswer();
      expect(screen.queryByRole('alert')).toBeNull();
      expect(screen.getByText('Railroad')).toBeVisible();
    },
  );

  proves(
    [
      'If a user clicks an item again during its request, the tree sends a second request.',
      'If this second request fails, the tree removes the children that the first request loaded.',
    ],
    async () => {
      const tree = showTree();
      await tree.user.click(screen.getByText('A'));
      await tree.user.click(screen.getByText('A'));
      expect(tree.asked()).toEqual(['a', 'a']);
      await tree.answer(0);
      expect(shown()).toBe('A-* A1+ A2 B+ C');
      await tree.fail(1);
      expect(shown()).toBe('A-* B+ C');
    },
  );
});

describe('cache', () => {
  const toggle = async (tree: ReturnType<typeof showTree>) => {
    await tree.user.click(screen.getByText('A'));
    await settle();
  };

  proves(
    [
      'The tree caches the children of an item for five minutes.',
      'If a user opens the item again after this time, the tree sends a new request.',
      'To change the time, pass a cache with another `ttl` in milliseconds:',
    ],
    async () => {
      const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
      for (const [props, time] of [
        [{}, 300_000],
        [{ dataSourceCache: new DataSourceCacheDefault({ ttl: 10_000 }) }, 10_000],
      ] as const) {
        clock.mockReturnValue(1_000_000);
        const tree = showTree(props);
        await toggle(tree);
        await tree.answer(0);
        clock.mockReturnValue(1_000_000 + time);
        await toggle(tree);
        await toggle(tree);
        expect(shown()).toBe('A-* A1+ A2 B+ C');
        expect(tree.asked()).toEqual(['a']);
        clock.mockReturnValue(1_000_001 + time);
        await toggle(tree);
        await toggle(tree);
        expect(tree.asked()).toEqual(['a', 'a']);
        await tree.answer(1, [leaf('new')]);
        expect(shown()).toBe('A-* NEW B+ C');
        tree.unmount();
      }
      clock.mockRestore();
    },
  );

  proves(
    [
      'To write your own cache, pass an object of type `DataSourceCache`, with the methods `get`, `set`, and `clear`.',
      "The keys are the ids of parents, and `'root'` for the first level.",
    ],
    async () => {
      const makeCache = () => {
        const answers = new DataSourceCacheDefault({});
        return {
          get: jest.fn((key: string) => answers.get(key)),
          set: jest.fn((...entry: Parameters<typeof answers.set>) => answers.set(...entry)),
          clear: jest.fn(),
        };
      };
      const first = makeCache();
      const second = makeCache();
      const tree = showTree({ items: [], dataSourceCache: first });
      await tree.answer(0);
      expect(first.set).toHaveBeenLastCalledWith('root', roots);
      tree.unmount();
      const kept = showTree();
      kept.again({ dataSourceCache: first }, 'one');
      kept.again({ dataSourceCache: second }, 'one');
      await kept.user.click(screen.getByText('B'));
      await kept.answer(0);
      expect(first.get).toHaveBeenLastCalledWith('b');
      expect(first.set).toHaveBeenLastCalledWith('b', childrenOf('b'));
      expect(second.get).not.toHaveBeenCalled();
      expect(first.clear).not.toHaveBeenCalled();
    },
  );

  proves(
    [
      '| An array | Shows these children without a request |',
      '| `-1` | Removes the children that it shows, and calls `getTreeItems` |',
      '| `undefined` | Calls `getTreeItems`, but **keeps the ids and the order** of the children that it shows |',
      "If `get` returns `undefined` for a loaded item, new children don't appear and deleted children stay.",
      'To turn caching off, return `-1` from `get`.',
      "Don't pass `dataSourceCache={null}`: it doesn't compile, and has the same effect as `undefined`.",
    ],
    async () => {
      const cacheOf = (get: () => undefined | -1) => ({ get, set: () => {}, clear: () => {} });
      const props: readonly [TreeProps, string][] = [
        [{ dataSourceCache: cacheOf(() => -1) }, 'A-* NEW changed B+ C'],
        [{ dataSourceCache: cacheOf(() => undefined) }, 'A-* changed A2 B+ C'],
        [
          Object.assign({}, { dataSourceCache: null }) as unknown as TreeProps,
          'A-* changed A2 B+ C',
        ],
      ];
      for (const [cache, expected] of props) {
        const tree = showTree(cache);
        await toggle(tree);
        await tree.answer(0, [leaf('a1'), leaf('a2')]);
        await toggle(tree);
        await toggle(tree);
        await tree.answer(1, [leaf('new'), { ...leaf('a1'), label: 'changed' }]);
        expect(shown()).toBe(expected);
        tree.unmount();
      }
      const filled = new Answers();
      filled.set('a', [
        Object.assign(leaf('kept'), {
          parentId: null,
          idAttribute: undefined,
          expandable: false,
          disabled: false,
        }),
      ]);
      const tree = showTree({ dataSourceCache: filled });
      await toggle(tree);
      expect(shown()).toBe('A-* KEPT B+ C');
      expect(tree.asked()).toEqual([]);
      await expectTypeError(
        `import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
        export const tree = <RichTreeViewPro items={[]} dataSourceCache={null} />;`,
        /TS2322|TS2769/,
      );
    },
  );

  proves(
    [
      'In this version, the API object has no method to load children again.',
      'Use a cache that can delete a single key. To refresh a branch, delete its key, close the item, and open it again:',
      'The branch stays closed until the response arrives.',
      'Selected ids stay selected, even if their items no longer exist.',
    ],
    async () => {
      const cache = new Answers();
      expect(cache.get('nothing')).toBe(-1);
      const onSelectedItemsChange = jest.fn();
      const tree = showTree({ dataSourceCache: cache, multiSelect: true, onSelectedItemsChange });
      expect(
        Object.keys(tree.api()).filter((name) =>
          /child.*update|update.*child|fetch|load|refresh/i.test(name),
        ),
      ).toEqual([]);
      await toggle(tree);
      await tree.answer(0);
      await tree.user.click(screen.getByText('A1'));
      await tree.answer(1);
      await tree.user.click(screen.getByText('A2'));
      act(() => {
        cache.forget('a');
        tree.api().setItemExpansion({ itemId: 'a', shouldBeExpanded: false });
        tree.api().setItemExpansion({ itemId: 'a', shouldBeExpanded: true });
      });
      expect(itemOf('A')).toHaveAttribute('aria-expanded', 'false');
      await tree.answer(2, [leaf('new'), parent('a1')]);
      expect(shown()).toBe('A- NEW A1- A11 A12 B+ C');
      await tree.user.keyboard('{Control>}');
      await tree.user.click(screen.getByText('NEW'));
      expect(onSelectedItemsChange).toHaveBeenLastCalledWith(expect.anything(), ['new', 'a2']);
      tree.unmount();
      const demo = show(<RefreshInbox />);
      await demo.user.click(screen.getByText('Incoming'));
      await demoAnswer();
      expect(screen.queryByText('Letter from Lagos')).toBeNull();
      await demo.user.click(screen.getByRole('button'));
      await demoAnswer();
      expect(screen.getByText('Letter from Lagos')).toBeVisible();
    },
  );

  proves(
    'All items are then closed, and the tree has a new cache unless you pass one.',
    async () => {
      for (const [props, asked] of [
        [{}, ['a', 'a']],
        [{ dataSourceCache: new Answers() }, ['a']],
      ] as const) {
        const tree = showTree(props);
        tree.again({}, 'one');
        await toggle(tree);
        await tree.answer(0);
        tree.again({}, 'two');
        expect(shown()).toBe('A+ B+ C');
        await toggle(tree);
        expect(tree.asked()).toEqual(asked);
        tree.unmount();
      }
    },
  );
});

describe('open items', () => {
  proves(
    [
      "`defaultExpandedItems` and `expandedItems` don't load children.",
      'If you list an id there, its item looks open but shows no children. The user has to close the item and open it again to load them.',
    ],
    async () => {
      const tree = showTree({ defaultExpandedItems: ['a'] });
      expect(shown()).toBe('A- B+ C');
      expect(tree.asked()).toEqual([]);
      await tree.user.click(screen.getByText('A'));
      expect(tree.asked()).toEqual([]);
      await tree.user.click(screen.getByText('A'));
      expect(tree.asked()).toEqual(['a']);
      tree.unmount();
      const controlled = showTree({ expandedItems: [] });
      controlled.again({ expandedItems: [] }, 'one');
      controlled.again({ expandedItems: ['b'] }, 'one');
      expect(shown()).toBe('A+ B- C');
      expect(controlled.asked()).toEqual([]);
    },
  );

  proves(
    'An item has to be loaded before you can open it, so wait for `onItemExpansionToggle` before the next level:',
    async () => {
      show(
        <StrictMode>
          <OpenPath />
        </StrictMode>,
      );
      await demoAnswer();
      expect(itemOf('Maps')).toHaveAttribute('aria-expanded', 'true');
      await demoAnswer();
      expect(screen.getByText('Survey of 1934')).toBeVisible();
    },
  );

  proves(
    '`onItemExpansionToggle` and `onExpandedItemsChange` fire after the children have arrived, not on the click.',
    async () => {
      const onItemExpansionToggle = jest.fn();
      const onExpandedItemsChange = jest.fn();
      const tree = showTree({ expandedItems: [], onItemExpansionToggle, onExpandedItemsChange });
      await tree.user.click(screen.getByText('A'));
      expect(ring()).not.toBeNull();
      expect(onItemExpansionToggle).not.toHaveBeenCalled();
      expect(onExpandedItemsChange).not.toHaveBeenCalled();
      await tree.answer(0);
      expect(onItemExpansionToggle.mock.calls).toEqual([[expect.anything(), 'a', true]]);
      expect(onExpandedItemsChange.mock.calls).toEqual([[expect.anything(), ['a']]]);
      expect(itemOf('A')).toHaveAttribute('aria-expanded', 'false');
      await tree.user.click(screen.getByText('A'));
      await settle();
      expect(onExpandedItemsChange).toHaveBeenCalledTimes(2);
      expect(tree.asked()).toEqual(['a']);
    },
  );
});

describe('selection', () => {
  const both = { parents: true, descendants: true };

  proves(
    [
      'With `selectionPropagation`, a selected item selects its children when they arrive, and `onSelectedItemsChange` receives their ids.',
      "The selection doesn't contain the ids of children that were never loaded.",
    ],
    async () => {
      const { user, unmount } = show(<SelectFolders />);
      expect(screen.getByRole('status')).toHaveTextContent('To copy: maps');
      await user.click(screen.getByText('Maps'));
      await demoAnswer();
      expect(screen.getByRole('status')).toHaveTextContent('To copy: maps, railroad, harbor');
      unmount();
      const onSelectedItemsChange = jest.fn();
      const tree = showTree({
        multiSelect: true,
        selectionPropagation: { descendants: true },
        onSelectedItemsChange,
      });
      await tree.user.click(screen.getByText('A'));
      expect(onSelectedItemsChange).toHaveBeenLastCalledWith(expect.anything(), ['a']);
      await tree.answer(0);
      expect(onSelectedItemsChange).toHaveBeenLastCalledWith(expect.anything(), ['a', 'a1', 'a2']);
    },
  );

  proves(
    "If you select the ids of all children before the children are loaded, the `parents` option doesn't select their parent.",
    async () => {
      const tree = showTree({
        multiSelect: true,
        checkboxSelection: true,
        selectionPropagation: both,
        defaultSelectedItems: ['a1', 'a2'],
      });
      await tree.user.click(screen.getByText('A'));
      await tree.answer(0);
      expect(shown()).toBe('A- A1+* A2* B+ C');
    },
  );

  proves(
    [
      'Without `multiSelect`, `onSelectedItemsChange` is called again when the children of a selected item arrive.',
      'It then receives an array with the id of this item, although its type is a string.',
    ],
    async () => {
      const onSelectedItemsChange = jest.fn();
      const tree = showTree({ onSelectedItemsChange });
      await tree.user.click(screen.getByText('A'));
      await tree.answer(0);
      expect(onSelectedItemsChange.mock.calls.map(([, ids]) => ids)).toEqual(['a', ['a']]);
      await expectCompiles(
        `import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
        export const tree = (
          <RichTreeViewPro
            items={[]}
            onSelectedItemsChange={(_, ids) => {
              const text: string | null = ids;
              const id = Array.isArray(ids) ? ids[0] : ids;
              return [text, id];
            }}
          />
        );`,
      );
    },
  );
});

proves(
  [
    '`getTreeItems` returns all children of an item together.',
    '`onSelectedItemsChange` fires for a click and for <kbd>Enter</kbd>.',
    "With `selectedItems={null}`, the item doesn't look selected.",
    'If your server sends pages, append an item "Load more" to the loaded children.',
  ],
  async () => {
    const { user } = show(<PagedFolder />);
    const labels = () =>
      screen
        .getAllByRole('treeitem')
        .map(({ textContent }) => textContent)
        .slice(1);
    await user.click(screen.getByText('Council minutes'));
    await demoAnswer();
    expect(labels()).toEqual([
      'Minutes of 1902',
      'Minutes of 1903',
      'Minutes of 1904',
      'Load more (5 left)',
    ]);
    await user.click(screen.getByText(/^Load more/));
    await demoAnswer();
    expect(labels()).toHaveLength(7);
    act(() => itemOf('Load more (2 left)').focus());
    await user.keyboard('{Enter}');
    await demoAnswer();
    expect(labels()).toHaveLength(8);
    expect(labels().at(-1)).toBe('Minutes of 1909');
    expect(screen.queryByRole('treeitem', { selected: true })).toBeNull();
  },
);

proves(
  [
    'If a response arrives after the tree has unmounted, `onExpandedItemsChange` and `onItemExpansionToggle` are still called.',
    'The tree handles the rejected promise.',
  ],
  async () => {
    const onItemExpansionToggle = jest.fn();
    const onExpandedItemsChange = jest.fn();
    const tree = showTree({ onItemExpansionToggle, onExpandedItemsChange });
    await tree.user.click(screen.getByText('A'));
    await tree.user.click(screen.getByText('B'));
    tree.unmount();
    await tree.answer(0);
    expect(onItemExpansionToggle).toHaveBeenCalledTimes(1);
    expect(onExpandedItemsChange).toHaveBeenCalledTimes(1);
    await tree.fail(1);
    noLogs();
  },
);

proves('`getTreeItems` receives no abort signal.', async () => {
  const getTreeItems = jest.fn(() => Promise.resolve([leaf('x')]));
  const tree = showTree({
    dataSource: { getChildrenCount: ({ size }: Item) => size, getTreeItems },
  });
  await tree.user.click(screen.getByText('A'));
  await settle();
  expect(getTreeItems.mock.calls).toEqual([['a']]);
});
