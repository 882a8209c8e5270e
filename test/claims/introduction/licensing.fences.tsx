export const notCompiled = {
  "import { createRoot } from 'react-dom/client';": '`import.meta.env` is typed by Vite.',
};
