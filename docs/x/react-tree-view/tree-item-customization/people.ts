import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

export interface Person {
  id: string;
  label: string;
  post: string;
}

export const people: TreeViewBaseItem<Person>[] = [
  {
    id: 'okafor',
    label: 'Ngozi Okafor',
    post: 'Director',
    children: [
      {
        id: 'lindqvist',
        label: 'Elsa Lindqvist',
        post: 'Head of collections',
        children: [{ id: 'tanaka', label: 'Ren Tanaka', post: 'Conservator' }],
      },
      { id: 'moreno', label: 'Pablo Moreno', post: 'Head of visitor services' },
    ],
  },
];
