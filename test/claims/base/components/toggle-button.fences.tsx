import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

/** What the code blocks of the page use without declaring it. */
export declare const days: string[];
export declare function setDays(value: string[]): void;
export declare const unit: string;
export const group = (
  <ToggleButtonGroup>
    <ToggleButton value="one">One</ToggleButton>
  </ToggleButtonGroup>
);
