import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

interface Person {
  id: number;
  name: string;
  role: string;
  reports?: readonly Person[];
}

const director: Person = {
  id: 1,
  name: 'Amara Okafor',
  role: 'Director',
  reports: [
    {
      id: 4,
      name: 'Jonas Lindqvist',
      role: 'Workshop',
      reports: [{ id: 9, name: 'Mei Tanaka', role: 'Carpenter' }],
    },
    { id: 6, name: 'Lucía Ferrer', role: 'Sales', reports: [] },
  ],
};

function renderPerson({ id, name, role, reports }: Person) {
  return (
    <TreeItem key={id} itemId={String(id)} label={`${name}, ${role}`}>
      {reports?.map(renderPerson)}
    </TreeItem>
  );
}

export default function OrganizationChart() {
  return (
    <SimpleTreeView aria-label="Who reports to whom" defaultExpandedItems={['1', '4']}>
      {renderPerson(director)}
    </SimpleTreeView>
  );
}
