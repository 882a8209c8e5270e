export const notCompiled = {
  "import { defineConfig } from 'vitest/config';":
    'The configuration of Vitest, which is not installed here.',
};
