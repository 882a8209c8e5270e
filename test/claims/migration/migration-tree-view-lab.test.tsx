import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ComponentType, ReactElement, ReactNode, SyntheticEvent } from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { cleanup } from '@testing-library/react';
import { createCompiler } from '../../../tools/docs-claims/compiler';
import { installPackages } from '../../../tools/migration/installPackages';
import { act, proves, exempt, expectCompiles, expectTypeError, screen, show } from '../harness';

type Props = Readonly<Record<string, unknown>>;
type Component = ComponentType<Props & { readonly children?: ReactNode }>;
type Side = 'lab' | 'v6';
type Hook = (nodeId: string) => Readonly<Record<string, unknown>>;

const PACKAGES = { lab: '@mui/lab', v6: '@mui/x-tree-view' } as const;

function rootOf(side: Side): string {
  return path.join(installPackages(process.cwd(), side), 'node_modules', PACKAGES[side]);
}

function manifestOf(side: Side) {
  return JSON.parse(readFileSync(path.join(rootOf(side), 'package.json'), 'utf8')) as {
    readonly version: string;
    readonly engines: Readonly<Record<string, string>>;
    readonly dependencies: Readonly<Record<string, string>>;
    readonly peerDependencies: Readonly<Record<string, string>>;
  };
}

function releaseOf(side: Side) {
  const exported = jest.requireActual<Readonly<Record<string, unknown>>>(rootOf(side));
  return {
    side,
    exported,
    Tree: exported.TreeView as Component,
    Item: exported.TreeItem as Component,
    useItem: exported.useTreeItem as Hook,
  };
}

type Release = ReturnType<typeof releaseOf>;

const lab = releaseOf('lab');
const v6 = releaseOf('v6');

/** What it gives on both sides. */
async function onBoth<Result>(
  look: (release: Release) => Result | Promise<Result>,
): Promise<{ readonly lab: Result; readonly v6: Result }> {
  const before = await look(lab);
  cleanup();
  const after = await look(v6);
  cleanup();
  return { lab: before, v6: after };
}

/** A parent, open, with one child, and an item beside it. */
function treeOf({ Tree, Item }: Release, props: Props = {}, parentProps: Props = {}): ReactElement {
  return (
    <Tree aria-label="Files" defaultExpanded={['a']} {...props}>
      <Item nodeId="a" label="Aa" {...parentProps}>
        <Item nodeId="b" label="Bb" />
      </Item>
      <Item nodeId="c" label="Cc" />
    </Tree>
  );
}

const tree = () => screen.getByRole('tree');
const styleOf = (selector: string) => {
  const element = document.querySelector(selector);
  if (!element) {
    throw new Error(`Nothing matches ${selector}.`);
  }
  return getComputedStyle(element);
};
/** What the focus is shown on, by the text of the item. */
const pointed = () => {
  const id = tree().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};

proves(
  [
    'v6 wants `@mui/material` `^5.8.6` and `@mui/system` `^5.8.0`; the lab took `@mui/material` 5.0.',
    '`react` and `react-dom` may be `^17.0.0 || ^18.0.0`.',
    '`@emotion/react` `^11.9.0` and `@emotion/styled` `^11.8.1` are peers of the tree itself now.',
    '`node` is `>=14.0.0`.',
    'this guide, and what it says of the lab, is about alpha.75',
    '`LoadingButton`, `Masonry`, `TabContext` and `Timeline` do.',
    'You need not stop at v6: v8 takes Material UI 5.15.14 and later, 6 and 7, and React 17 to 19.',
  ],
  () => {
    const before = manifestOf('lab');
    const after = manifestOf('v6');
    expect([before.version, after.version]).toEqual(['5.0.0-alpha.75', '6.17.0']);
    expect(before.peerDependencies['@mui/material']).toBe('^5.0.0');
    expect(before.peerDependencies).not.toHaveProperty('@emotion/react');
    expect(after.peerDependencies).toEqual({
      '@emotion/react': '^11.9.0',
      '@emotion/styled': '^11.8.1',
      '@mui/material': '^5.8.6',
      '@mui/system': '^5.8.0',
      react: '^17.0.0 || ^18.0.0',
      'react-dom': '^17.0.0 || ^18.0.0',
    });
    expect(after.engines.node).toBe('>=14.0.0');
    for (const name of ['LoadingButton', 'Masonry', 'TabContext', 'Timeline']) {
      expect(existsSync(path.join(rootOf('lab'), name))).toBe(true);
    }
    const today = JSON.parse(
      readFileSync(path.join(process.cwd(), 'node_modules/@mui/x-tree-view/package.json'), 'utf8'),
    ) as { readonly peerDependencies: Readonly<Record<string, string>> };
    expect(today.peerDependencies['@mui/material']).toBe('^5.15.14 || ^6.0.0 || ^7.0.0');
    expect(today.peerDependencies.react).toBe('^17.0.0 || ^18.0.0 || ^19.0.0');
  },
);

proves(
  [
    'The props keep their names in v6, and a command moves most imports: half an hour, with the check of your key handlers.',
    'Class names, theme keys and the DOM stay: `MuiTreeView-root`, `MuiTreeItem-content`, `aria-activedescendant` on the tree.',
  ],
  async () => {
    const components = {
      MuiTreeView: { defaultProps: { title: 'themed' } },
      MuiTreeItem: { styleOverrides: { group: { color: 'rgb(255, 0, 0)' } } },
    };
    const seen = await onBoth(async (release) => {
      const handlers = {
        onNodeFocus: jest.fn(),
        onNodeSelect: jest.fn(),
        onNodeToggle: jest.fn(),
      };
      const { user } = show(
        <ThemeProvider theme={createTheme({ components } as object)}>
          {treeOf(release, handlers)}
        </ThemeProvider>,
      );
      await user.tab();
      await user.keyboard('{ArrowDown} {ArrowLeft}{ArrowLeft}');
      // Styles differ, and with them their hashes; so do the ids that React makes.
      const html = tree()
        .outerHTML.replaceAll(/(?:[\w-]*css-)\w+-/g, '')
        .replaceAll(/_r_\w+_/g, '');
      const names = new Set(html.match(/(?<=["\s])[\w-]+(?==")|Mui[\w-]+/g));
      return {
        names: [...names].sort(),
        title: tree().title,
        color: styleOf('[role=group]').color,
        pointed: pointed(),
        ids: Object.values(handlers).map((one) => one.mock.calls.map(([, id]) => id as unknown)),
      };
    });
    expect(seen.v6).toEqual(seen.lab);
    expect(seen.lab).toMatchObject({ title: 'themed', color: 'rgb(255, 0, 0)' });
    expect(seen.lab.ids).toEqual([['a', 'b', 'a'], ['b'], [[]]]);
    expect(seen.lab.names).toEqual(
      expect.arrayContaining(['MuiTreeView-root', 'MuiTreeItem-content', 'aria-activedescendant']),
    );
  },
);

proves(
  'Width of a row | 16 px wider than the tree, unless a reset sets `box-sizing` | `box-sizing: border-box` on content and label | Without `CssBaseline`, rows no longer stick out on the right',
  async () => {
    const seen = await onBoth((release) => {
      show(treeOf(release));
      const content = styleOf('.MuiTreeItem-content');
      return [
        content.width,
        content.padding,
        content.boxSizing,
        styleOf('.MuiTreeItem-label').boxSizing,
      ];
    });
    expect(seen).toEqual({
      lab: ['100%', '0px 8px', '', ''],
      v6: ['100%', '0px 8px', 'border-box', 'border-box'],
    });
  },
);

proves(
  [
    '`onKeyDown` of the tree | After the tree has answered, for keys that it looks at | Before the tree answers, for every key: also with Alt, in a field inside a label, and in an empty tree | Handlers run while somebody types in a field: return unless `event.target === event.currentTarget`',
    '`event.defaultPrevented` in `onKeyDown` | `true` for a key that the tree answered | `false` | A handler that asks for it treats arrows as unanswered: compare `event.key`',
    '`onFocus` of the tree | After `onNodeFocus` | Before it | State that both set ends otherwise',
    'Handlers of keys leave fields inside labels alone.',
  ],
  async () => {
    const seen = await onBoth(async (release) => {
      const all: string[] = [];
      const own: string[] = [];
      const onKeyDown = (event: SyntheticEvent & { readonly key: string }) => {
        all.push(`${event.key}${event.defaultPrevented ? ' answered' : ''}`);
        if (event.target === event.currentTarget) {
          own.push(event.key);
        }
      };
      const props = {
        onKeyDown,
        onNodeFocus: (_: unknown, id: string) => all.push(`node ${id}`),
        onFocus: ({ target }: { readonly target: Element }) => all.push(`focus ${target.tagName}`),
      };
      const { user } = show(treeOf(release, props, { label: <input aria-label="Name" /> }));
      await user.tab();
      await user.keyboard('{ArrowDown}{Alt>}x{/Alt}');
      act(() => screen.getByRole('textbox').focus());
      await user.keyboard('q');
      cleanup();
      const empty: string[] = [];
      const { Tree } = release;
      const { user: other } = show(
        <Tree
          aria-label="Nothing"
          onKeyDown={({ key }: { readonly key: string }) => empty.push(key)}
        />,
      );
      await other.tab();
      await other.keyboard('{ArrowDown}');
      return { all, own, empty };
    });
    expect(seen.lab).toEqual({
      all: ['node a', 'focus UL', 'node b', 'ArrowDown answered', 'focus INPUT'],
      own: ['ArrowDown'],
      empty: [],
    });
    expect(seen.v6).toEqual({
      all: ['focus UL', 'node a', 'ArrowDown', 'node b', 'Alt', 'x', 'focus INPUT', 'q'],
      own: ['ArrowDown', 'Alt', 'x'],
      empty: ['ArrowDown'],
    });
  },
);

proves(
  [
    'Enter with `disableSelection` | Calls `onNodeSelect` | Calls nothing | An action on Enter is dead: use `onKeyDown`',
    'Tab into a tree whose selected item is in a closed one | Focuses no visible item, and arrows do nothing | Focuses the first item | The keyboard works, and `onNodeFocus` gets the id of the first item',
  ],
  async () => {
    const selected = await onBoth(async (release) => {
      const onNodeSelect = jest.fn();
      const { user } = show(treeOf(release, { disableSelection: true, onNodeSelect }));
      await user.tab();
      await user.keyboard('{ArrowDown}{Enter}');
      return onNodeSelect.mock.calls.map(([, id]) => id as string);
    });
    expect(selected).toEqual({ lab: ['b'], v6: [] });
    for (const props of [
      { defaultSelected: 'b' },
      { multiSelect: true, defaultSelected: ['b'] },
    ] as const) {
      const focused = await onBoth(async (release) => {
        const onNodeFocus = jest.fn();
        const { user } = show(treeOf(release, { defaultExpanded: [], onNodeFocus, ...props }));
        await user.tab();
        const shown = pointed();
        await user.keyboard('{ArrowDown}');
        return [shown, ...onNodeFocus.mock.calls.map(([, id]) => id as string)];
      });
      expect(focused).toEqual({ lab: [null, 'b'], v6: ['Aa', 'a', 'c'] });
    }
  },
);

proves(
  "`ContentComponent` that forwards no `ref` | Throws \"Cannot read properties of null (reading 'textContent')\" | Works, but for the letter keys, which don't find the item | Forward the `ref` all the same",
  async () => {
    const ContentComponent = ({ label }: { readonly label?: ReactNode }) => <p>{label}</p>;
    expect(() => show(treeOf(lab, {}, { ContentComponent }))).toThrow(
      "Cannot read properties of null (reading 'textContent')",
    );
    cleanup();
    const { user } = show(treeOf(v6, {}, { ContentComponent }));
    await user.tab();
    await user.keyboard('c');
    expect(pointed()).toBe('Cc');
    await user.keyboard('a');
    expect(pointed()).toBe('Cc');
  },
);

proves(
  [
    'An item asks the tree around it for its state by a context, and each package has its own.',
    'A `TreeItem` of `@mui/x-tree-view` in a `TreeView` of the lab, or the other way round, is drawn, but never opens.',
    'A click on it throws "Cannot read properties of null (reading \'focus\')", and arrow keys do nothing.',
    'The same holds for `useTreeItem` from the wrong package: all its states are `false`.',
    'Items open with a click and with the right arrow.',
    "Move tree and items in one commit: [one from each package](#tree-and-items-from-two-packages) don't work together.",
  ],
  async () => {
    for (const [{ Tree }, { Item }] of [
      [lab, v6],
      [v6, lab],
    ] as const) {
      const { user } = show(
        <Tree aria-label="Files">
          <Item nodeId="a" label="Aa">
            <Item nodeId="b" label="Bb" />
          </Item>
        </Tree>,
      );
      const thrown: string[] = [];
      const listen = (event: ErrorEvent) => {
        event.preventDefault();
        thrown.push(event.message);
      };
      window.addEventListener('error', listen);
      await user.click(screen.getByText('Aa'));
      window.removeEventListener('error', listen);
      expect(thrown).toContain("Cannot read properties of null (reading 'focus')");
      act(() => tree().focus());
      await user.keyboard('{ArrowDown}{ArrowRight}');
      expect(pointed()).toBeNull();
      expect(screen.queryByText('Bb')).toBeNull();
      cleanup();
    }
    const opened = await onBoth(async (release) => {
      const { user } = show(treeOf(release, { defaultExpanded: [] }));
      await user.click(screen.getByText('Aa'));
      const byClick = screen.queryByText('Bb') !== null;
      cleanup();
      const { user: other } = show(treeOf(release, { defaultExpanded: [] }));
      await other.tab();
      await other.keyboard('{ArrowRight}');
      return [byClick, screen.queryByText('Bb') !== null];
    });
    expect(opened).toEqual({ lab: [true, true], v6: [true, true] });
    for (const [release, { useItem }] of [
      [lab, v6],
      [v6, lab],
    ] as const) {
      const Label = () => {
        const { disabled, expanded, focused, selected } = useItem('a');
        return <b>{[disabled, expanded, focused, selected].join()}</b>;
      };
      show(treeOf(release, { defaultSelected: 'a' }, { label: <Label /> }));
      expect(screen.getByText('false,false,false,false')).toBeInTheDocument();
      cleanup();
    }
  },
);

describe('types', () => {
  const codesOf = (side: Side, text: string) =>
    createCompiler(installPackages(process.cwd(), side))
      .check([{ file: 'test/claims/piece-tree-view-lab.tsx', text }])[0]
      ?.map(({ code, message }) => `TS${code}: ${message}`);

  proves(
    [
      'There are no default exports in v6.',
      "If you replace only the name of the package, the import still compiles in most projects, and its use doesn't: TS2786, and TS2604, \"JSX element type 'TreeView' does not have any construct or call signatures\".",
    ],
    () => {
      const text = (from: string) =>
        `import TreeView from '${from}/TreeView';\nexport const tree = <TreeView aria-label="Files" />;`;
      expect(codesOf('lab', text('@mui/lab'))).toEqual([]);
      expect(codesOf('v6', text('@mui/x-tree-view'))).toEqual([
        expect.stringMatching(
          /^TS2604: JSX element type 'TreeView' does not have any construct or call signatures/,
        ),
        expect.stringMatching(/^TS2786/),
      ]);
      expect(jest.requireActual(path.join(rootOf('v6'), 'TreeView'))).not.toHaveProperty('default');
    },
  );

  proves(
    [
      'It was a union, and is one interface now: `TreeViewProps<false>` selects one item, `TreeViewProps<true>` several.',
      '`SingleSelectTreeViewProps` and `MultiSelectTreeViewProps` still name these two.',
      '`TreeViewPropsBase` has only `children`, `classes`, `className`, `sx` and the attributes of a `<ul>`: `defaultExpanded`, `expanded`, `onNodeToggle`, `onNodeFocus`, `disableSelection`, `disabledItemsFocusable`, and the default icons are gone from it (TS2339, TS2551).',
      'Its `id` is the attribute only.',
    ],
    () => {
      const types = `import type { MultiSelectTreeViewProps, SingleSelectTreeViewProps, TreeViewProps, TreeViewPropsBase } from`;
      expect(
        codesOf(
          'v6',
          `${types} '@mui/x-tree-view';
          export const one: TreeViewProps<false> = { selected: 'a' } satisfies SingleSelectTreeViewProps;
          export const several: TreeViewProps<true> = { selected: ['a'] } satisfies MultiSelectTreeViewProps;
          export const base: TreeViewPropsBase = { children: 1, classes: {}, className: '', sx: {}, id: '', title: '' };`,
        ),
      ).toEqual([]);
      const gone = ['defaultExpanded', 'expanded', 'onNodeToggle', 'onNodeFocus'].concat(
        ['disableSelection', 'disabledItemsFocusable', 'defaultExpandIcon', 'defaultCollapseIcon'],
        ['defaultEndIcon', 'defaultParentIcon'],
      );
      const text = (from: string) =>
        `import type { TreeViewPropsBase } from '${from}';\n${gone
          .map((name) => `export const ${name} = (props: TreeViewPropsBase) => props.${name};`)
          .join('\n')}`;
      expect(codesOf('lab', text('@mui/lab'))).toEqual([]);
      const errors = codesOf('v6', text('@mui/x-tree-view')) ?? [];
      expect(errors).toEqual(gone.map(() => expect.stringMatching(/^TS(?:2339|2551)/)));
    },
  );

  proves(
    [
      '`TreeView` | `SimpleTreeView`, from `@mui/x-tree-view/SimpleTreeView`; a tree that is built from data can be a `RichTreeView`',
      '`nodeId` | `itemId`',
      '`expanded`, `defaultExpanded`, `onNodeToggle` | `expandedItems`, `defaultExpandedItems`, `onExpandedItemsChange`',
      '`selected`, `defaultSelected`, `onNodeSelect` | `selectedItems`, `defaultSelectedItems`, `onSelectedItemsChange`',
      '`onNodeFocus` | `onItemFocus`',
      '`defaultExpandIcon`, `defaultCollapseIcon`, `defaultEndIcon` | `slots.expandIcon`, `slots.collapseIcon`, `slots.endIcon`: components, not elements',
      '`defaultParentIcon` | The same component as `slots.expandIcon` and as `slots.collapseIcon`',
      '`expandIcon`, `collapseIcon`, `endIcon`, `icon` of an item | `slots` of the item, by the same names',
      '`TransitionComponent`, `TransitionProps` | `slots.groupTransition`, `slotProps.groupTransition`',
      '`treeItemClasses.group` | `treeItemClasses.groupTransition`',
      '`treeViewClasses`, theme key `MuiTreeView` | `simpleTreeViewClasses`, `MuiSimpleTreeView`',
      '`disabled`, `disableSelection`, `disabledItemsFocusable`, `multiSelect` | The same',
      'In v7 the hook is called `useTreeItemState`, and v8 has it no more.',
    ],
    async () => {
      const imports = `import * as React from 'react';
        import { createTheme } from '@mui/material/styles';
        import Collapse from '@mui/material/Collapse';
        import * as all from '@mui/x-tree-view';
        import { RichTreeView, TreeItem, treeItemClasses } from '@mui/x-tree-view';
        import { SimpleTreeView, simpleTreeViewClasses } from '@mui/x-tree-view/SimpleTreeView';
        import type {} from '@mui/x-tree-view/themeAugmentation';
        const Icon = () => null;
        export const used = [React, createTheme, Collapse, all, RichTreeView, TreeItem, treeItemClasses, SimpleTreeView, simpleTreeViewClasses, Icon];`;
      await expectCompiles(`${imports}
        export const trees = [
          <SimpleTreeView key="1" expandedItems={['a']} onExpandedItemsChange={(_, ids: string[]) => ids} selectedItems="a"
            onSelectedItemsChange={(_, id: string | null) => id} onItemFocus={(_, id: string) => id}
            slots={{ expandIcon: Icon, collapseIcon: Icon, endIcon: Icon }} disableSelection disabledItemsFocusable>
            <TreeItem itemId="a" label="A" disabled slots={{ expandIcon: Icon, collapseIcon: Icon, endIcon: Icon, icon: Icon, groupTransition: Collapse }}
              slotProps={{ groupTransition: { timeout: 600 } }} />
          </SimpleTreeView>,
          <SimpleTreeView key="2" multiSelect defaultExpandedItems={['a']} defaultSelectedItems={['a']} />,
          <RichTreeView key="3" items={[{ id: 'a', label: 'A' }]} />,
        ];
        export const names = [treeItemClasses.groupTransition, simpleTreeViewClasses.root];
        export const theme = createTheme({ components: { MuiSimpleTreeView: { defaultProps: { multiSelect: true } } } });`);
      for (const old of [
        '<SimpleTreeView expanded={[]} />',
        '<SimpleTreeView defaultExpanded={[]} />',
        '<SimpleTreeView onNodeToggle={() => {}} />',
        '<SimpleTreeView selected="a" />',
        '<SimpleTreeView defaultSelected="a" />',
        '<SimpleTreeView onNodeSelect={() => {}} />',
        '<SimpleTreeView onNodeFocus={() => {}} />',
        '<SimpleTreeView defaultExpandIcon={1} />',
        '<SimpleTreeView defaultCollapseIcon={1} />',
        '<SimpleTreeView defaultEndIcon={1} />',
        '<SimpleTreeView defaultParentIcon={1} />',
        '<TreeItem nodeId="a" itemId="a" />',
        '<TreeItem itemId="a" icon={1} />',
        '<TreeItem itemId="a" expandIcon={1} />',
        '<TreeItem itemId="a" TransitionComponent={Collapse} />',
        '<TreeItem itemId="a" TransitionProps={{}} />',
        '<all.TreeView />',
        'all.treeViewClasses',
        'all.useTreeItemState',
        'treeItemClasses.group',
        'createTheme({ components: { MuiTreeView: {} } })',
      ]) {
        await expectTypeError(
          `${imports}\nexport const old = ${old};`,
          /TS2322|TS2339|TS2551|TS2561/,
        );
      }
      const v7 = path.join(installPackages(process.cwd(), 'v7'), 'node_modules/@mui/x-tree-view');
      expect(jest.requireActual(v7)).toHaveProperty('useTreeItemState');
    },
  );

  proves(
    '`ContentComponent`, `ContentProps`, `useTreeItem(nodeId)` | None: [write the item anew](/x/migration/migration-tree-view-v7/#contentcomponent-and-contentprops-are-gone)',
    async () => {
      const imports = "import { TreeItem, useTreeItem } from '@mui/x-tree-view';";
      const used = 'export const used = [TreeItem, useTreeItem];';
      for (const old of [
        '<TreeItem itemId="a" ContentComponent={() => null} />',
        '<TreeItem itemId="a" ContentProps={{}} />',
        "useTreeItem('a')",
      ]) {
        await expectTypeError(
          `${imports}${used}\nexport const old = ${old};`,
          /TS2322|TS2345|TS2559/,
        );
      }
    },
  );
});

proves(
  [
    'Search for what it left: `git grep -nE "@mui/lab.*Tree|(TreeView|TreeItem).*@mui/lab|^import \'@mui/lab\'"`.',
    '`git grep -nE "@mui/lab.*Tree|(TreeView|TreeItem).*@mui/lab|^import \'@mui/lab\'"` finds nothing.',
  ],
  () => {
    const pattern = /@mui\/lab.*Tree|(TreeView|TreeItem).*@mui\/lab|^import '@mui\/lab'/;
    for (const left of [
      "export { TreeItem } from '@mui/lab';",
      "export { default as Tree } from '@mui/lab/TreeView';",
      "const Lazy = React.lazy(() => import('@mui/lab/TreeView'));",
      "jest.mock('@mui/lab/TreeView', () => () => null);",
      "const { TreeView } = require('@mui/lab');",
      "import TreeItemContent from '@mui/lab/TreeItem/TreeItemContent';",
      "import '@mui/lab';",
    ]) {
      expect(left).toMatch(pattern);
    }
    for (const right of [
      "import { TreeView } from '@mui/x-tree-view/TreeView';",
      "import LoadingButton from '@mui/lab/LoadingButton';",
    ]) {
      expect(right).not.toMatch(pattern);
    }
  },
);

exempt(
  [
    "Up to 5.0.0-alpha.142 | The lab's own | A tree that works: this guide, and what it says of the lab, is about alpha.75",
    '5.0.0-alpha.143 to 5.0.0-alpha.151 | That of `@mui/x-tree-view` 6 | "The TreeView component was moved from `@mui/lab` to `@mui/x-tree-view`", and the tree',
    '5.0.0-alpha.152 and later | None: it renders nothing | The same warning, and an empty place. The compiler says nothing, any prop is accepted',
    'With one of the second row, your app has a second copy of the tree as soon as you install `@mui/x-tree-view` yourself.',
  ],
  'Seen in the manifests of these versions on npm, and in their sources; they are not installed here.',
);
exempt(
  [
    'The codemod is one of Material UI, and changes import statements only: default imports become named ones, and a statement with other components of the lab is divided.',
    'Versions 5.15.14 and 9.4.0 do the same.',
    'It leaves alone: `export … from`, `import()`, `require()`, `jest.mock()`, `import * as Lab`, deep paths such as `@mui/lab/TreeItem/TreeItemContent`, `@mui/lab/themeAugmentation`, and `@material-ui/lab`.',
    "`import '@mui/lab';` | Nothing was left of `import { TreeView } from '@mui/lab'` | Delete these lines: they keep the lab in your app",
    '`import { TreeViewProps }` where `import type { TreeViewProps }` was | It drops `type` when it divides a statement | Put it back if you compile with `verbatimModuleSyntax`',
    'The order matters: the second, on imports from `@mui/lab`, renames props of trees and items, and leaves `TreeView` and its import.',
  ],
  'Seen by running the codemods, @mui/codemod 5.15.14 and 9.4.0 and @mui/x-codemod 8.29.3, on files with each of these.',
);
exempt(
  [
    'This guide is for apps that import `TreeView` or `TreeItem` from `@mui/lab`.',
    'Look at the tree, and try its keys: [what changes without an error](#what-changes-without-an-error).',
    '`npm ls @mui/x-tree-view` shows one version.',
    'The console is free of "was moved from `@mui/lab`".',
  ],
  'Advice.',
);
exempt(
  "`MuiTreeView` and `MuiTreeItem` come with the types of the tree's own package now.",
  'The blocks below it are compiled with both packages.',
);
