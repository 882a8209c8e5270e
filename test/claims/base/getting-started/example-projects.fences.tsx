export const notCompiled = {
  "import react from '@vitejs/plugin-react';":
    'The configuration of Vite, which is not installed here.',
  "import type { ReactNode } from 'react';":
    'Imports the integration of Next.js, which is not installed here.',
};
