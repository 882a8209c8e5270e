/** What the claims about toggle buttons open in the real browser. */
import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export { default as ExclusiveToggle } from '../../../../docs/base/components/toggle-button/ExclusiveToggle';
export { default as MultipleToggle } from '../../../../docs/base/components/toggle-button/MultipleToggle';
export { default as SingleToggle } from '../../../../docs/base/components/toggle-button/SingleToggle';
export { default as ToggleLooks } from '../../../../docs/base/components/toggle-button/ToggleLooks';
export { default as TooltipToggle } from '../../../../docs/base/components/toggle-button/TooltipToggle';

function Group({ exclusive = false }: { readonly exclusive?: boolean }) {
  const [value, setValue] = useState<unknown>(exclusive ? 'a' : ['a']);
  return (
    <div>
      <button type="button">First</button>
      <ToggleButtonGroup
        exclusive={exclusive}
        value={value}
        onChange={(event, next: unknown) => setValue(next)}
      >
        <ToggleButton value="a">Alpha</ToggleButton>
        <ToggleButton value="b" aria-label="Named">
          Beta
        </ToggleButton>
        <ToggleButton value="c" disabled>
          Gamma
        </ToggleButton>
      </ToggleButtonGroup>
      <button type="button">Last</button>
    </div>
  );
}

export const Exclusive = () => <Group exclusive />;
export const Multiple = () => <Group />;

export const Colored = () => (
  <div>
    {(['primary', 'secondary'] as const).map((color) => (
      <ToggleButton key={color} value={color} color={color} selected>
        {color}
      </ToggleButton>
    ))}
  </div>
);
