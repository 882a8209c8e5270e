import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

interface Person {
  email: string;
  name: string;
}

const CONTACTS: readonly Person[] = [
  { email: 'ada@example.org', name: 'Ada Brandt' },
  { email: 'ben@example.org', name: 'Ben Okafor' },
  { email: 'chiara@example.org', name: 'Chiara Russo' },
];

export default function MailField() {
  const [people, setPeople] = React.useState<Person[]>([]);
  const [text, setText] = React.useState('');

  const addText = () => {
    const words = text.split(/[\s,;]+/);
    const emails = words.filter((word) => /^[^<>@]+@[^<>@]+$/.test(word));
    if (emails.length > 0) {
      const known = [...people, ...CONTACTS];
      const added = [...new Set(emails.map((email) => email.toLowerCase()))].map(
        (email) => known.find((person) => person.email === email) ?? { email, name: email },
      );
      const rest = words.filter((word) => !emails.includes(word));
      setText(rest.join(' ').trim());
      setPeople([...people.filter((person) => !added.includes(person)), ...added]);
    }
  };

  return (
    <Autocomplete
      freeSolo
      multiple
      filterSelectedOptions
      options={CONTACTS}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.name)}
      isOptionEqualToValue={(option, person) => option.email === person.email}
      value={people}
      onChange={(_event, newPeople, reason) => {
        if (reason === 'createOption') {
          addText();
        } else {
          setPeople(newPeople.filter((person) => typeof person !== 'string'));
        }
      }}
      inputValue={text}
      onInputChange={(_event, newText, reason) => {
        // Enter also sends '' (reason 'createOption', not in the type).
        if (['input', 'clear', 'selectOption'].includes(reason)) {
          setText(newText);
        }
      }}
      onBlur={addText}
      sx={{ width: 400, maxWidth: '100%' }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="To"
          helperText={text ? 'Choose a contact, or enter an address' : ' '}
        />
      )}
    />
  );
}
