export const notCompiled = {
  "import type { ReactNode } from 'react';":
    'Imports the integration of Next.js, which is not installed here.',
  "import { defineConfig } from 'vitest/config';":
    'The configuration of Vitest, which is not installed here.',
};
