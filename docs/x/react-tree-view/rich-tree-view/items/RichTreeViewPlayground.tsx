import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { Playground } from '@site/src/features/playground';
import type { PlaygroundDefinition } from '@site/src/lib/playground/model';
import model from './RichTreeView.controls.json';

const definition: PlaygroundDefinition = {
  model,
  start: { checkboxSelection: 'true', multiSelect: 'true', selectionPropagation: 'both' },
  fixed: {
    'aria-label': { value: 'Garden' },
    items: {
      value: [
        {
          id: 'vegetables',
          label: 'Vegetables',
          children: [
            { id: 'beans', label: 'Beans' },
            { id: 'leeks', label: 'Leeks' },
          ],
        },
        {
          id: 'herbs',
          label: 'Herbs',
          children: [
            { id: 'chives', label: 'Chives' },
            { id: 'mint', label: 'Mint' },
          ],
        },
      ],
      constant: {
        type: 'TreeViewBaseItem[]',
        import: "import type { TreeViewBaseItem } from '@mui/x-tree-view/models';",
      },
    },
    defaultExpandedItems: { value: ['vegetables'] },
  },
  named: {
    isItemEditable: { true: { value: true, code: 'true' } },
    itemChildrenIndentation: {
      '0': { value: 0, code: '0' },
      '24': { value: 24, code: '24' },
      '48': { value: 48, code: '48' },
      '2rem': { value: '2rem', code: "'2rem'" },
    },
    selectionPropagation: {
      descendants: { value: { descendants: true }, code: '{ descendants: true }' },
      parents: { value: { parents: true }, code: '{ parents: true }' },
      both: {
        value: { descendants: true, parents: true },
        code: '{ descendants: true, parents: true }',
      },
    },
  },
};

export default function RichTreeViewPlayground() {
  return <Playground component={RichTreeView} definition={definition} minHeight={232} fullWidth />;
}
