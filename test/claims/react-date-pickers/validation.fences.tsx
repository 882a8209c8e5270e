export declare const serverError: string | null;

export const notCompiled = {
  "import { Controller } from 'react-hook-form';": 'React Hook Form is no package of this project.',
};
