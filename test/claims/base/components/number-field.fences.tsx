/** What the code blocks of the page use without declaring it. */
export { NumberField as BaseNumberField } from '@base-ui/react/number-field';
export { default as NumberField } from '../../../../docs/base/components/number-field/NumberField';
export declare const degrees: number | null;
export declare function setDegrees(degrees: number | null): void;
export declare function saveJars(jars: number | null): void;
export declare const id: string;
export declare function test(name: string, run: () => Promise<void>): void;
export declare function expect(value: unknown): { toHaveValue: (value: string) => void };

export const notCompiled = {
  "import { Controller } from 'react-hook-form';": 'React Hook Form is no package of this project.',
};
