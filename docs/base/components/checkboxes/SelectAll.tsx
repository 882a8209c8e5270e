import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const SPICES = ['Cumin', 'Saffron', 'Sumac'];

export default function SelectAll() {
  const [chosen, setChosen] = React.useState<readonly string[]>(['Cumin']);
  const isAll = chosen.length === SPICES.length;
  const isSome = chosen.length > 0 && !isAll;

  return (
    <div role="group" aria-label="Shopping list">
      <FormControlLabel
        label="All spices"
        control={
          <Checkbox
            checked={isAll}
            indeterminate={isSome}
            onChange={() => setChosen(isAll ? [] : SPICES)}
            slotProps={{
              input: {
                // Tells screen readers "mixed": in Chrome, the `indeterminate` prop doesn't.
                ref: (input: HTMLInputElement | null) => {
                  if (input) {
                    input.indeterminate = isSome;
                  }
                },
              },
            }}
          />
        }
      />
      <FormGroup sx={{ marginInlineStart: 4 }}>
        {SPICES.map((spice) => (
          <FormControlLabel
            key={spice}
            label={spice}
            control={
              <Checkbox
                checked={chosen.includes(spice)}
                onChange={(event) =>
                  setChosen(
                    event.target.checked
                      ? [...chosen, spice]
                      : chosen.filter((other) => other !== spice),
                  )
                }
              />
            }
          />
        ))}
      </FormGroup>
    </div>
  );
}
