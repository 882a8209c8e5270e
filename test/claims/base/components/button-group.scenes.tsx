/** What the claims about button groups open in the real browser. */
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Tooltip from '@mui/material/Tooltip';

export { default as BasicButtonGroup } from '../../../../docs/base/components/button-group/BasicButtonGroup';
export { default as GroupVariants } from '../../../../docs/base/components/button-group/GroupVariants';
export { default as SplitButton } from '../../../../docs/base/components/button-group/SplitButton';
export { default as VerticalGroup } from '../../../../docs/base/components/button-group/VerticalGroup';

/** What the props of a group change, and a button with its own. */
export const Looks = () => (
  <div style={{ width: 500 }}>
    <ButtonGroup variant="contained" color="success" size="small">
      <Button>Group</Button>
      <Button variant="text" color="error" size="large">
        Own
      </Button>
    </ButtonGroup>
    <ButtonGroup data-group="wide" fullWidth variant="contained" disableElevation>
      <Button>Wide</Button>
    </ButtonGroup>
    <ButtonGroup disableRipple>
      <Button>Still</Button>
    </ButtonGroup>
    <ButtonGroup disableFocusRipple>
      <Button>Without pulse</Button>
    </ButtonGroup>
    <ButtonGroup>
      <Tooltip describeChild title="A note">
        <Button>First</Button>
      </Tooltip>
      <span>
        <Button>Inside</Button>
      </span>
      <Button>Last</Button>
    </ButtonGroup>
    <ButtonGroup>
      <>
        <Button>One</Button>
        <Button>Two</Button>
      </>
      <>
        <Button>Three</Button>
        <Button>Four</Button>
      </>
    </ButtonGroup>
    <ButtonGroup>
      {[<Button key="a">In array</Button>, <Button key="b">Middle</Button>]}
      <Button>End</Button>
    </ButtonGroup>
  </div>
);

/** Groups without a name, enabled and disabled. */
export const States = () => (
  <div>
    <button type="button">First</button>
    <ButtonGroup>
      <Button>Renew</Button>
      <Button disabled>Return</Button>
      <Button>Extend</Button>
    </ButtonGroup>
    <button type="button">Last</button>
    <ButtonGroup disabled>
      <Button>Book</Button>
      <Button disabled={false}>Ask</Button>
    </ButtonGroup>
    <ButtonGroup>
      <Button loading>Load</Button>
      <Button>Stop</Button>
    </ButtonGroup>
  </div>
);
