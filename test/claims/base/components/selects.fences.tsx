import * as React from 'react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';
import TextField from '@mui/material/TextField';

/** What the code blocks of the page use without declaring it. */
export declare const pier: string;
export declare const skipper: string;
export declare function setSkipper(skipper: string): void;
export declare function changePier(event: SelectChangeEvent): void;
export declare const options: readonly ReactElement[];
export declare const FLEETS: readonly {
  kind: string;
  boats: readonly { id: number; name: string }[];
}[];
export declare function GroupHeading(props: { children: ReactNode }): ReactNode;
export declare const isNative: boolean;
export declare const berths: number[];
export declare function setBerths(berths: number[]): void;
export declare const crew: string[];
export declare const CREW: readonly string[];
export declare function changeCrew(event: SelectChangeEvent<string[]>): void;
export declare const teamIds: string[];
export declare function changeTeam(event: SelectChangeEvent<string[]>): void;
export declare const savedIds: readonly string[];
export declare const instructors: readonly { id: string; name: string }[] | undefined;
export declare const instructorId: string;
export declare const hasFailed: boolean;
export declare const isRetrying: boolean;
export declare function setIsRetrying(isRetrying: boolean): void;
export declare function retry(event: React.MouseEvent): Promise<void>;
export declare const selectRef: RefObject<{ focus: () => void } | null>;
export declare function loadInstructors(): Promise<readonly { id: string; name: string }[]>;
export declare function setInstructors(list: readonly { id: string; name: string }[]): void;
export declare function setHasFailed(hasFailed: boolean): void;
export declare function flushSync(render: () => void): void;
export declare function setInstructorId(id: string): void;
export declare function PierForm(): ReactNode;
export declare function test(name: string, run: () => Promise<void>): void;
export declare function expect(value: unknown): {
  toHaveTextContent: (text: string) => void;
  toHaveValue: (value: string) => void;
};
export const select = (
  <Select>
    <MenuItem />
    <Box />
    <Button />
    <FormControl />
    <InputLabel />
    <TextField />
    <React.Fragment />
  </Select>
);
