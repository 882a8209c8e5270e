/** What all playgrounds have: preview, form, buttons, and code. */
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { COPIED_MS } from '../../lib/code/copyFeedback';
import type { Control } from '../../lib/playground/choices';
import { copyText } from '../code';
import { CODE_TEXTS } from '../i18n/dictionary/code';
import { PLAYGROUND_TEXTS } from '../i18n/dictionary/playground';
import { ALWAYS_ENGLISH } from '../i18n/languages';
import type { ChoicesInAddress } from './address';
import { ControlForm } from './ControlForm';
import { PropTable } from './PropTable';

/** A part of the form: its title, and the names of the props that belong to it unless an earlier part has them. */
export type Topic = readonly [title: string, names: RegExp];

export interface PlaygroundFrameProps extends ChoicesInAddress {
  readonly component: string;
  readonly controls: readonly Control[];
  readonly code: string;
  /** The component that is set up. */
  readonly children: ReactNode;
  /** px. Default 150. */
  readonly minHeight?: number;
  /**
   * Whether the component begins at the top and is as wide as the preview, which most such components measure: without
   * scripts, the preview is hidden. Without it, the component is in the middle.
   */
  readonly fullWidth?: boolean;
  /** What is chosen before the props. */
  readonly settings?: ReactNode;
  /** Parts of a long form, of which the first two are open. Without them, the form is one part. */
  readonly topics?: readonly Topic[];
}

const NO_TOPICS: readonly Topic[] = [];

/** Dead controls would mislead readers without scripts, who get a table instead. */
const FOR_SCRIPTS = { '@media (scripting: none)': { display: 'none' } } as const;
const ON_SCREEN = { ...FOR_SCRIPTS, '@media print': { display: 'none' } } as const;

function Fields({
  controls,
  component,
  choices,
  choose,
  minWidth,
}: Pick<PlaygroundFrameProps, 'controls' | 'component' | 'choices' | 'choose'> & {
  /** px, of a field */
  readonly minWidth: number;
}): ReactElement {
  return (
    <Box
      lang={ALWAYS_ENGLISH}
      translate="no"
      sx={{
        display: 'grid',
        gap: 2,
        py: 2,
        alignItems: 'center',
        gridTemplateColumns: `repeat(auto-fill, minmax(min(${minWidth}px, 100%), 1fr))`,
      }}
    >
      {controls.map((control) => (
        <ControlForm
          key={`${control.name} ${control.options?.join()}`}
          control={control}
          component={component}
          text={choices[control.name]}
          onChange={(text) => choose(control.name, text)}
        />
      ))}
    </Box>
  );
}

/** Copies, and says how that went. */
function Actions({
  code,
  onReset,
}: {
  readonly code: string;
  readonly onReset: () => void;
}): ReactElement {
  const [message, setMessage] = useState('');
  useEffect(() => {
    const timer = message === '' ? undefined : setTimeout(() => setMessage(''), COPIED_MS);
    return () => clearTimeout(timer);
  }, [message]);
  const copy = (text: string) =>
    copyText(text).then(
      () => setMessage(CODE_TEXTS.copied()),
      () => setMessage(CODE_TEXTS.copyFailed()),
    );
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center', ...ON_SCREEN }}
    >
      <Button variant="contained" onClick={() => copy(code)}>
        {PLAYGROUND_TEXTS.copyCode()}
      </Button>
      <Button onClick={() => copy(window.location.href)}>{PLAYGROUND_TEXTS.copyLink()}</Button>
      <Button onClick={onReset}>{PLAYGROUND_TEXTS.reset()}</Button>
      <span role="status">{message}</span>
    </Stack>
  );
}

export function PlaygroundFrame({
  component,
  controls,
  choices,
  choose,
  reset,
  code,
  children,
  minHeight = 150,
  fullWidth = false,
  settings,
  topics = NO_TOPICS,
}: PlaygroundFrameProps): ReactElement {
  const topicOf = (name: string) => topics.find(([, names]) => names.test(name))?.[0];
  const fields = { component, choices, choose };
  return (
    <Stack spacing={2}>
      {settings && <Box sx={FOR_SCRIPTS}>{settings}</Box>}
      <Stack
        spacing={2}
        role="group"
        aria-label={PLAYGROUND_TEXTS.preview()}
        lang={ALWAYS_ENGLISH}
        translate="no"
        sx={{
          alignItems: fullWidth ? 'stretch' : 'center',
          justifyContent: fullWidth ? 'flex-start' : 'center',
          overflowX: 'auto',
          py: 2,
          minHeight,
          ...(fullWidth && FOR_SCRIPTS),
        }}
      >
        {children}
      </Stack>
      <Box role="group" aria-label={PLAYGROUND_TEXTS.props()} sx={FOR_SCRIPTS}>
        {topics.length === 0 ? (
          <Fields {...fields} controls={controls} minWidth={150} />
        ) : (
          topics.map(([title], index) => {
            const own = controls.filter(({ name }) => topicOf(name) === title);
            return own.length === 0 ? null : (
              <details key={title} open={index < 2}>
                <summary lang={ALWAYS_ENGLISH}>{title}</summary>
                <Fields {...fields} controls={own} minWidth={200} />
              </details>
            );
          })
        )}
      </Box>
      <Actions code={code} onReset={reset} />
      <Box
        component="pre"
        lang={ALWAYS_ENGLISH}
        translate="no"
        tabIndex={0}
        role="region"
        aria-label={CODE_TEXTS.label()}
        dir="ltr"
        sx={{
          m: 0,
          p: 2,
          overflow: 'auto',
          borderRadius: 1,
          bgcolor: 'action.hover',
          fontSize: 13,
          '@media print': { whiteSpace: 'pre-wrap' },
        }}
      >
        {code}
      </Box>
      <noscript>
        <PropTable controls={controls} component={component} />
      </noscript>
    </Stack>
  );
}
