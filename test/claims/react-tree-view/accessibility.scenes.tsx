/** What the claims of accessibility open in the real browser: the same plants in both trees, in each mode. */
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { plants } from '../../../docs/x/react-tree-view/accessibility/plants';

export { default as LargeTargets } from '../../../docs/x/react-tree-view/accessibility/LargeTargets';
export { default as VisibleState } from '../../../docs/x/react-tree-view/accessibility/VisibleState';

const open = { defaultExpandedItems: ['herbs'] };

function jsxOf(items: typeof plants) {
  return items.map(({ id, label, children }) => (
    <TreeItem key={id} itemId={id} label={label}>
      {children && jsxOf(children)}
    </TreeItem>
  ));
}

const rich = (props: object) =>
  function Rich() {
    return <RichTreeView aria-label="Plants" id="tree" items={plants} {...open} {...props} />;
  };

const simple = (props: object) =>
  function Simple() {
    return (
      <SimpleTreeView aria-label="Plants" id="tree" {...open} {...props}>
        {jsxOf(plants)}
      </SimpleTreeView>
    );
  };

const boxes = { multiSelect: true, checkboxSelection: true };

export const RichOne = rich({});
export const RichSeveral = rich({ multiSelect: true });
export const RichBoxes = rich(boxes);
export const RichOneBox = rich({ checkboxSelection: true });
export const RichEditable = rich({ isItemEditable: true });
export const RichHalf = rich({
  ...boxes,
  selectionPropagation: { parents: true, descendants: true },
  defaultSelectedItems: ['basil'],
});
export const SimpleOne = simple({});
export const SimpleSeveral = simple({ multiSelect: true });
export const SimpleBoxes = simple(boxes);
export const SimpleOneBox = simple({ checkboxSelection: true });

const rightToLeft = createTheme({ direction: 'rtl' });

export function RichRightToLeft() {
  return (
    <ThemeProvider theme={rightToLeft}>
      <div dir="rtl">
        <RichOne />
      </div>
    </ThemeProvider>
  );
}

export function RichOnlyDir() {
  return (
    <div dir="rtl">
      <RichOne />
    </div>
  );
}

export const SimpleRightToLeft = () => (
  <ThemeProvider theme={rightToLeft}>
    <div dir="rtl">
      <SimpleOne />
    </div>
  </ThemeProvider>
);

const between = (Tree: () => React.JSX.Element) =>
  function Between() {
    return (
      <div>
        <button id="before">Before</button>
        <Tree />
        <button id="after">After</button>
      </div>
    );
  };

export const RichBetween = between(RichOne);
export const SimpleBetween = between(SimpleOne);

export function Buttons() {
  return (
    <SimpleTreeView aria-label="Plants" id="tree">
      {['Basil', 'Mint'].map((label) => (
        <TreeItem
          key={label}
          itemId={label}
          label={
            <span>
              {label}
              <button
                onClick={() => {
                  document.title = `Watered ${label}`;
                }}
              >
                Water {label}
              </button>
            </span>
          }
        />
      ))}
    </SimpleTreeView>
  );
}
