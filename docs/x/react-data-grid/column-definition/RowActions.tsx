import * as React from 'react';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { DataGrid, GridActionsCellItem, type GridColDef, type GridRowId } from '@mui/x-data-grid';

interface Draft {
  id: number;
  subject: string;
  words: number;
}

const drafts: readonly Draft[] = [
  { id: 1, subject: 'Minutes of the spring meeting', words: 840 },
  { id: 2, subject: 'Invitation to the open day', words: 210 },
  { id: 3, subject: 'Answers to common questions', words: 1360 },
];

export default function RowActions() {
  const [rows, setRows] = React.useState(drafts);

  const columns = React.useMemo<readonly GridColDef<Draft>[]>(() => {
    const remove = (id: GridRowId) => setRows((all) => all.filter((draft) => draft.id !== id));
    const duplicate = (draft: Draft) =>
      setRows((all) => [
        ...all,
        { ...draft, id: Math.max(...all.map(({ id }) => id)) + 1, subject: `${draft.subject} (2)` },
      ]);
    return [
      { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 180 },
      { field: 'words', headerName: 'Words', type: 'number', width: 90 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        getActions: ({ id, row }) => [
          <GridActionsCellItem
            key="delete"
            icon={<DeleteIcon />}
            label={`Delete ${row.subject}`}
            onClick={() => remove(id)}
          />,
          <GridActionsCellItem
            key="duplicate"
            label={`Duplicate ${row.subject}`}
            onClick={() => duplicate(row)}
            showInMenu
          />,
        ],
      },
    ];
  }, []);

  return (
    <div style={{ height: 290, width: '100%' }}>
      <DataGrid aria-label="Drafts" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
