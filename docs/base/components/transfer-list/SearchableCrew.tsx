import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const MEMBERS = ['Ada', 'Amir', 'Bruno', 'Chidi', 'Dagny', 'Emil', 'Farah', 'Greta'];

interface MemberListProps {
  title: string;
  members: string[];
  action: string;
  onMove: (members: string[]) => void;
}

function MemberList({ title, members, action, onMove }: MemberListProps) {
  const [search, setSearch] = React.useState('');
  const [checked, setChecked] = React.useState<string[]>([]);
  const titleId = React.useId();
  const shown = members.filter((name) => name.toLowerCase().includes(search.trim().toLowerCase()));
  const chosen = shown.filter((name) => checked.includes(name));
  const isAll = shown.length > 0 && chosen.length === shown.length;

  return (
    <Paper variant="outlined" role="group" aria-labelledby={titleId} sx={{ width: 220, p: 2 }}>
      <Typography id={titleId} sx={{ mb: 2, fontWeight: 'bold' }}>
        {title}
      </Typography>
      <TextField
        type="search"
        size="small"
        label={`Search ${title}`}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <FormControlLabel
        control={
          <Checkbox
            checked={isAll}
            indeterminate={chosen.length > 0 && !isAll}
            onChange={() =>
              setChecked([
                ...checked.filter((name) => !shown.includes(name)),
                ...(isAll ? [] : shown),
              ])
            }
          />
        }
        label={`All (${chosen.length} of ${shown.length})`}
      />
      <List dense disablePadding sx={{ height: 220, overflow: 'auto' }}>
        {shown.map((name) => (
          <ListItem key={name} disablePadding>
            <FormControlLabel
              control={
                <Checkbox
                  size="small"
                  checked={checked.includes(name)}
                  onChange={(_event, isChecked) =>
                    setChecked(
                      isChecked ? [...checked, name] : checked.filter((one) => one !== name),
                    )
                  }
                />
              }
              label={name}
            />
          </ListItem>
        ))}
      </List>
      <Button
        fullWidth
        variant="outlined"
        onClick={() => {
          onMove(chosen);
          setChecked(checked.filter((name) => !chosen.includes(name)));
        }}
      >
        {action}
      </Button>
    </Paper>
  );
}

export default function SearchableCrew() {
  const [aboard, setAboard] = React.useState(['Emil', 'Greta']);
  const [message, setMessage] = React.useState('');

  const report = (names: string[], place: string) =>
    setMessage(names.length === 0 ? 'Check names first.' : `${names.join(', ')}: now ${place}`);

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <MemberList
          title="Ashore"
          members={MEMBERS.filter((name) => !aboard.includes(name))}
          action="Send aboard"
          onMove={(names) => {
            setAboard([...aboard, ...names]);
            report(names, 'aboard');
          }}
        />
        <MemberList
          title="Aboard"
          members={aboard}
          action="Send ashore"
          onMove={(names) => {
            setAboard(aboard.filter((name) => !names.includes(name)));
            report(names, 'ashore');
          }}
        />
      </Stack>
      <Typography role="status" sx={{ minHeight: 24 }}>
        {message}
      </Typography>
    </Stack>
  );
}
