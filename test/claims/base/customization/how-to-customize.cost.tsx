/** Measures the ways to style, in a production build: `how-to-customize.browser.spec.ts` builds and runs this file. */
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

declare global {
  interface Window {
    costs?: Record<string, number>;
  }
}

const COUNT = 1000;
const ROUNDS = 24;

const Styled = styled('div')(({ theme }) => ({
  padding: theme.spacing(1),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.grey[200],
  color: theme.palette.text.primary,
}));
const sx = { p: 1, borderRadius: 1, bgcolor: 'grey.200', color: 'text.primary' };

const kinds: Record<string, (at: number) => ReactNode> = {
  plain: (at) => (
    <div key={at} className="card">
      Card
    </div>
  ),
  styled: (at) => <Styled key={at}>Card</Styled>,
  sx: (at) => (
    <Box key={at} sx={sx}>
      Card
    </Box>
  ),
  values: (at) => (
    <Box key={at} sx={{ ...sx, width: at }}>
      Card
    </Box>
  ),
};

/** ms until the cards are laid out */
function mount(kind: (at: number) => ReactNode, first: number): number {
  const host = document.body.appendChild(document.createElement('div'));
  const reactRoot = createRoot(host);
  const cards = Array.from({ length: COUNT }, (_, at) => kind(first + at));
  const start = performance.now();
  flushSync(() => reactRoot.render(cards));
  host.getBoundingClientRect();
  const time = performance.now() - start;
  reactRoot.unmount();
  host.remove();
  return time;
}

const costs: Record<string, number> = {};
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [name, kind] of Object.entries(kinds)) {
    // New values leave rules behind, which slow down all that follows. So few rounds have them.
    if (name !== 'values' || round % 4 === 0) {
      const time = mount(kind, 1 + round * COUNT);
      // The fastest round is the one that other programs disturbed least.
      costs[name] = Math.min(costs[name] ?? Infinity, time);
    }
  }
}
window.costs = costs;
