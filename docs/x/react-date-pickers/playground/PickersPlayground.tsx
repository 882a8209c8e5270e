import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { currentQuery, readQuery, replaceQuery, subscribeToQuery } from './address';
import { controlsOf, effectiveChoices, type Choices } from './choices';
import { Choice, ControlForm } from './ControlForm';
import model from './controls.json';
import { exampleCode, isRange } from './exampleCode';
import { EXTRA_CONTROLS, TOPICS } from './extras';
import { LIBRARIES, LIBRARY_NAMES, LOCALE_NAMES } from './libraries';
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
  const query = React.useSyncExternalStore(subscribeToQuery, currentQuery, () => '');
  const choices = React.useMemo(() => (query === '' ? START : readQuery(query)), [query]);
  const shown = React.useMemo(() => exampleOf(choices), [choices]);
  const [message, setMessage] = React.useState('');
  const { component, controls } = shown;
  const code = exampleCode(shown);

  const choose = (name: string, text: string | undefined) => {
    setMessage('');
    replaceQuery(
      Object.fromEntries(
        Object.entries({ ...choices, [name]: text ?? '' }).filter(([, value]) => value !== ''),
      ),
    );
  };
  const setting = (label: string, name: string, options: readonly string[]) => (
    <Choice
      label={label}
      options={options}
      areNames={options !== VALUES}
      text={oneOf(options, choices[name])}
      onChange={(text) => choose(name, text)}
    />
  );

  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setMessage(done);
    } catch {
      setMessage('The browser blocks copying. Select the text instead.');
    }
  };

  const topicOf = (name: string) => TOPICS.find(([, names]) => names.test(name))?.[0];
  return (
    <Stack spacing={2}>
      <Box
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
      <Stack
        spacing={2}
        role="group"
        aria-label="Preview"
        sx={{ alignItems: 'center', overflowX: 'auto', py: 2, minHeight: 150 }}
      >
        <Preview {...shown} />
      </Stack>
      {TOPICS.map(([title], index) => {
        const own = controls.filter(({ name }) => topicOf(name) === title);
        return own.length === 0 ? null : (
          <details key={title} open={index < 2}>
            <summary>{title}</summary>
            <Box
              translate="no"
              sx={{
                display: 'grid',
                gap: 2,
                py: 2,
                alignItems: 'center',
                gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
              }}
            >
              {own.map((control) => (
                <ControlForm
                  key={`${control.name} ${control.options?.join()}`}
                  control={control}
                  component={component}
                  text={choices[control.name]}
                  onChange={(text) => choose(control.name, text)}
                />
              ))}
            </Box>
          </details>
        );
      })}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button variant="contained" onClick={() => copy(code, 'The code is copied.')}>
          Copy code
        </Button>
        <Button onClick={() => copy(window.location.href, 'The link is copied.')}>Copy link</Button>
        <Button onClick={() => replaceQuery({})}>Reset</Button>
        <output>{message}</output>
      </Stack>
      <Box
        component="pre"
        translate="no"
        tabIndex={0}
        role="region"
        aria-label="Code"
        dir="ltr"
        sx={{
          m: 0,
          p: 2,
          overflow: 'auto',
          borderRadius: 1,
          bgcolor: 'action.hover',
          fontSize: 13,
        }}
      >
        {code}
      </Box>
    </Stack>
  );
}
