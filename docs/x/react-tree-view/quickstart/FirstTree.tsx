import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const courses = [
  {
    id: 'languages',
    label: 'Languages',
    children: [
      { id: 'french', label: 'French A2' },
      { id: 'japanese', label: 'Japanese A1' },
    ],
  },
  { id: 'pottery', label: 'Pottery' },
];

export default function FirstTree() {
  return <RichTreeView aria-label="Courses" items={courses} />;
}
