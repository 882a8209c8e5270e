/** The playground of one component. */
import { useMemo, type ElementType, type ReactElement } from 'react';
import { valueOf, type Choices } from '../../lib/playground/choices';
import {
  controlsIn,
  fixedProps,
  playgroundCode,
  shownChoices,
  type PlaygroundDefinition,
} from '../../lib/playground/model';
import { useChoices } from './address';
import { PlaygroundFrame, type PlaygroundFrameProps } from './PlaygroundFrame';

export interface PlaygroundProps extends Pick<PlaygroundFrameProps, 'minHeight' | 'fullWidth'> {
  /** The component that `definition` names. */
  readonly component: ElementType;
  /** The same object for each render. */
  readonly definition: PlaygroundDefinition;
}

/** The props that the component gets. */
function propsOf(
  definition: PlaygroundDefinition,
  choices: Choices,
): Readonly<Record<string, unknown>> {
  const { named = {} } = definition;
  return Object.fromEntries([
    ...fixedProps(definition, choices).map(([name, { value }]) => [name, value] as const),
    ...controlsIn(definition).flatMap((control) => {
      const text = choices[control.name];
      if (text === undefined) {
        return [];
      }
      const value = named[control.name]?.[text]?.value ?? valueOf(control, text, () => ({}));
      return [[control.name, value] as const];
    }),
  ]);
}

export function Playground({
  component: Component,
  definition,
  minHeight,
  fullWidth,
}: PlaygroundProps): ReactElement {
  const address = useChoices(definition.start);
  const shown = useMemo(
    () => shownChoices(definition, address.choices),
    [definition, address.choices],
  );
  return (
    <PlaygroundFrame
      {...address}
      component={definition.model.component}
      controls={controlsIn(definition)}
      code={playgroundCode(definition, shown)}
      minHeight={minHeight}
      fullWidth={fullWidth}
    >
      <Component
        key={definition.restartOn?.map((name) => shown[name]).join()}
        {...propsOf(definition, shown)}
      />
    </PlaygroundFrame>
  );
}
