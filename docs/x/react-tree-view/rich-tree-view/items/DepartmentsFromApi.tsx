import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Department {
  code: string;
  name: string;
  headcount: number;
  teams?: Department[];
}

const company: Department[] = [
  {
    code: 'ENG',
    name: 'Engineering',
    headcount: 48,
    teams: [
      { code: 'ENG-WEB', name: 'Web', headcount: 21 },
      { code: 'ENG-OPS', name: 'Operations', headcount: 27 },
    ],
  },
  { code: 'FIN', name: 'Finance', headcount: 9 },
];

const getDepartmentId = (department: Department) => department.code;
const getDepartmentLabel = (department: Department) =>
  `${department.name} (${department.headcount})`;
const getTeams = (department: Department) => department.teams;

export default function DepartmentsFromApi() {
  return (
    <RichTreeView
      aria-label="Departments"
      items={company}
      getItemId={getDepartmentId}
      getItemLabel={getDepartmentLabel}
      getItemChildren={getTeams}
      defaultExpandedItems={['ENG']}
    />
  );
}
