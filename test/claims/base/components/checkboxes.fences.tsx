import type { Ref } from 'react';
import SavedTasks from '../../../../docs/base/components/checkboxes/SavedTasks';

export { SavedTasks };

/** What the code blocks of the page use without declaring it. */
export declare const inputRef: Ref<HTMLInputElement>;
export declare function saveChoices(choices: FormData): Promise<void>;
export declare function test(name: string, run: () => Promise<void>): void;
export declare const spices: readonly string[];
export declare const soldOut: readonly string[];
export declare const chosen: readonly string[];
export declare function setChosen(next: readonly string[]): void;
interface Matchers {
  toBeChecked: () => void;
  toHaveAccessibleDescription: (text: string | RegExp) => void;
}
export declare function expect(value: unknown): Matchers & { not: Matchers };
