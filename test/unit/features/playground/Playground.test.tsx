import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Playground } from '../../../../src/features/playground';
import type { PlaygroundDefinition } from '../../../../src/lib/playground/model';

/** A component that keeps the first of its props while it runs. */
function Keeper({ size = 'medium', color = 'blue' }: { size?: string; color?: string }) {
  const [firstSize] = useState(size);
  const [firstColor] = useState(color);
  return (
    <p>
      {firstSize} {firstColor}
    </p>
  );
}

const choice = (name: string, options: readonly string[]) => ({
  name,
  kind: 'choice',
  options,
  components: { Keeper: null },
});

const definition: PlaygroundDefinition = {
  model: {
    component: 'Keeper',
    import: "import Keeper from 'keeper';",
    controls: [choice('size', ['small', 'large']), choice('color', ['red'])],
  },
  start: {},
  restartOn: ['size'],
};

test('starts the component again for the props that it names, and for no others', () => {
  window.history.replaceState(null, '', '/');
  render(<Playground component={Keeper} definition={definition} />);
  const choose = (name: string, value: string) =>
    fireEvent.change(screen.getByLabelText(name), { target: { value } });
  const shown = () => screen.getByRole('group', { name: 'Preview' });
  choose('color', 'red');
  expect(shown()).toHaveTextContent('medium blue');
  choose('size', 'small');
  expect(shown()).toHaveTextContent('small red');
  choose('size', '');
  expect(shown()).toHaveTextContent('medium red');
});

test('a name may break before each of its words, and stays one name', () => {
  const name = 'disableColumnMenu';
  const control = { name, kind: 'boolean', components: { Keeper: 'false' } };
  const model = { ...definition.model, controls: [control] };
  render(<Playground component={Keeper} definition={{ ...definition, model }} />);
  const label = screen.getByRole('switch', { name }).closest('label');
  expect(label).toHaveTextContent(name);
  expect(label?.querySelectorAll('wbr')).toHaveLength(2);
});
