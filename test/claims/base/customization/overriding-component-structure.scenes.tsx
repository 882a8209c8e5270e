/** What the claims about the structure of components open in the real browser. */
import { type ComponentProps, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import TextField from '@mui/material/TextField';

export { default as CrewList } from '../../../../docs/base/customization/overriding-component-structure/CrewList';
export { default as ErrorsAsAlerts } from '../../../../docs/base/customization/overriding-component-structure/ErrorsAsAlerts';
export { default as FerryNotice } from '../../../../docs/base/customization/overriding-component-structure/FerryNotice';
export { default as PaperWithNote } from '../../../../docs/base/customization/overriding-component-structure/PaperWithNote';

type RootProps = ComponentProps<typeof FormControl> & { ownerState?: object };

function Root({ ownerState, ...props }: RootProps) {
  return <FormControl data-state={typeof ownerState} {...props} />;
}

/** A field with a root outside, and one with a root in the component that renders it. */
export function Roots() {
  const [outside, setOutside] = useState('');
  const [inside, setInside] = useState('');
  return (
    <div>
      <TextField
        label="Outside"
        value={outside}
        onChange={(event) => setOutside(event.target.value)}
        slots={{ root: Root }}
      />
      <TextField
        label="Inside"
        value={inside}
        onChange={(event) => setInside(event.target.value)}
        slots={{ root: (props: RootProps) => <Root {...props} /> }}
      />
    </div>
  );
}
