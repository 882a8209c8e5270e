import type { SvgIconProps } from '@mui/material/SvgIcon';

/** What the code blocks of the page use without declaring it. */
export declare function AnchorIcon(props: SvgIconProps): React.JSX.Element;
export declare function test(name: string, run: () => Promise<void>): void;
export declare function expect(value: unknown): { toBeChecked: () => void };
