/** A server-rendered app: `how-to-customize.browser.spec.ts` renders it in Node, and hydrates it in the browser. */
import { createElement } from 'react';
import Button from '@mui/material/Button';
import { StyledEngineProvider } from '@mui/material/styles';
import { hydrateRoot } from 'react-dom/client';

export const app = createElement(
  StyledEngineProvider,
  { injectFirst: true },
  createElement(Button, { className: 'berth', sx: { color: 'rgb(2, 2, 2)' } }, 'Free'),
);

if (globalThis.document !== undefined) {
  hydrateRoot(globalThis.document.body, app);
}
