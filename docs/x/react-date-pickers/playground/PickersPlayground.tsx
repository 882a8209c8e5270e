import * as React from 'react';
import Box from '@mui/material/Box';
import { Choice, PlaygroundFrame, useChoices } from '@site/src/features/playground';
import { controlsOf, effectiveChoices, type Choices } from '@site/src/lib/playground/choices';
import { exampleCode, isRange } from './exampleCode';
import { EXTRA_CONTROLS, TOPICS } from './extras';
import { LIBRARIES, LIBRARY_NAMES, LOCALE_NAMES } from './libraries';
import model from './Pickers.controls.json';
import { Preview } from './Preview';

const CONTROLS = [...model.controls, ...EXTRA_CONTROLS];
const COMPONENTS = [
  ...new Set(model.controls.flatMap(({ components }) => Object.keys(components))),
];
const VALUES = ['a date', 'empty'] as const;

/** The choices before the user changes anything. */
const START: Choices = { component: 'DatePicker', label: 'Departure' };

/** The value of a setting when it is one of the values that it can have, otherwise the first of them. */
function oneOf<Name extends string>(names: readonly Name[], text: string | undefined): Name {
  const found = names.find((name) => name === text) ?? names[0];
  if (found === undefined) {
    throw new Error('There is nothing to choose.');
  }
  return found;
}

/** The dates that an example starts with. */
function startOf(component: string, value: string | undefined): readonly string[] {
  if (value === 'empty') {
    return [];
  }
  return isRange(component) ? ['2026-06-12T09:30', '2026-06-19T17:00'] : ['2026-06-12T09:30'];
}

/** A combination that the components warn about is left out: where it opens has to be one of the views. */
function withoutContradiction(component: string, { openTo, ...choices }: Choices): Choices {
  const byDefault = controlsOf(component, CONTROLS).find(({ name }) => name === 'views');
  const views = choices.views ?? byDefault?.components[component] ?? '';
  return openTo !== undefined && views.split(',').includes(openTo)
    ? { ...choices, openTo }
    : choices;
}

/** All that the preview and the code show. */
function exampleOf(choices: Choices) {
  const component = oneOf(COMPONENTS, choices.component);
  const library = oneOf(LIBRARY_NAMES, choices.library);
  const { timezone, ...rest } = effectiveChoices(component, CONTROLS, choices);
  const hasZone = timezone !== undefined && LIBRARIES[library].zones !== undefined;
  return {
    component,
    controls: controlsOf(component, CONTROLS),
    choices: withoutContradiction(component, hasZone ? { ...rest, timezone } : rest),
    library,
    locale: oneOf(LOCALE_NAMES, choices.locale),
    value: startOf(component, choices.value),
  };
}

export default function PickersPlayground() {
  const address = useChoices(START);
  const { choices, choose } = address;
  const shown = React.useMemo(() => exampleOf(choices), [choices]);
  const setting = (label: string, name: string, options: readonly string[]) => (
    <Choice
      label={label}
      options={options}
      areNames={options !== VALUES}
      text={oneOf(options, choices[name])}
      onChange={(text) => choose(name, text)}
    />
  );
  return (
    <PlaygroundFrame
      {...address}
      component={shown.component}
      controls={shown.controls}
      code={exampleCode(shown)}
      topics={TOPICS}
      settings={
        <Box
          lang="en"
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
          }}
        >
          {setting('Component', 'component', COMPONENTS)}
          {setting('Date library', 'library', LIBRARY_NAMES)}
          {setting('Locale', 'locale', LOCALE_NAMES)}
          {setting('Initial value', 'value', VALUES)}
        </Box>
      }
    >
      <Preview {...shown} />
    </PlaygroundFrame>
  );
}
