import * as React from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const filter = createFilterOptions<string>({ trim: true });
const ADD = 'Add: ';

export default function AddIngredient() {
  const [ingredients, setIngredients] = React.useState(['Barley', 'Leek', 'Parsley', 'Thyme']);
  const [value, setValue] = React.useState<string | null>(null);

  return (
    <Autocomplete
      autoHighlight
      options={ingredients}
      value={value}
      onChange={(_event, choice) => {
        if (choice === null || ingredients.includes(choice)) {
          setValue(choice);
          return;
        }
        const newIngredient = choice.slice(ADD.length);
        setIngredients([...ingredients, newIngredient]);
        setValue(newIngredient);
      }}
      filterOptions={(options, state) => {
        const found = filter(options, state);
        const text = state.inputValue.trim();
        const isKnown = options.some((option) => option.toLowerCase() === text.toLowerCase());
        return text === '' || isKnown ? found : [...found, ADD + text];
      }}
      sx={{ width: 320, maxWidth: '100%' }}
      renderInput={(params) => <TextField {...params} label="Ingredient" />}
    />
  );
}
