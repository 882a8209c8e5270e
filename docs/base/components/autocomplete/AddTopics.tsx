import * as React from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

interface Topic {
  /** `null` for a new topic, until your server saves the topic. */
  id: number | null;
  name: string;
}

const TOPICS: readonly Topic[] = [
  { id: 1, name: 'Anchors' },
  { id: 2, name: 'Rigging' },
  { id: 3, name: 'Sails' },
  { id: 4, name: 'Weather' },
];

const filter = createFilterOptions<Topic>({ trim: true });

/** New topics have no id, so their name tells them apart. */
const keyOf = ({ id, name }: Topic) => id ?? name;

export default function AddTopics() {
  const [topics, setTopics] = React.useState<Topic[]>([]);
  const newNames = topics.filter(({ id }) => id === null).map(({ name }) => name);

  return (
    <Autocomplete
      multiple
      autoHighlight
      filterSelectedOptions
      options={TOPICS}
      value={topics}
      onChange={(_event, newTopics) => setTopics(newTopics)}
      filterOptions={(options, state) => {
        const found = filter(options, state);
        const name = state.inputValue.trim();
        // With `filterSelectedOptions`, `options` doesn't contain the chosen topics.
        const isKnown = [...TOPICS, ...topics].some(
          (topic) => topic.name.toLowerCase() === name.toLowerCase(),
        );
        return name === '' || isKnown ? found : [...found, { id: null, name }];
      }}
      getOptionLabel={({ name }) => name}
      getOptionKey={keyOf}
      isOptionEqualToValue={(option, topic) => keyOf(option) === keyOf(topic)}
      renderOption={({ key, ...optionProps }, topic) => (
        <li key={key} {...optionProps}>
          {topic.id === null ? `Add: ${topic.name}` : topic.name}
        </li>
      )}
      sx={{ width: 400, maxWidth: '100%' }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Topics"
          helperText={`New topics: ${newNames.join(', ') || 'none'}`}
        />
      )}
    />
  );
}
