import * as React from 'react';
import { styled } from '@mui/material/styles';

const Root = styled('span')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 6,
  width: '100%',
  height: '100%',
  fontVariantNumeric: 'tabular-nums',
});

const Glow = styled('span')(({ theme }) => ({
  position: 'absolute',
  inset: '4px -6px',
  borderRadius: 4,
  opacity: 0,
  '&[data-change=up]': { backgroundColor: (theme.vars ?? theme).palette.success.main },
  '&[data-change=down]': { backgroundColor: (theme.vars ?? theme).palette.error.main },
}));

const Arrow = styled('span')(({ theme }) => ({
  width: 12,
  fontSize: 10,
  color: (theme.vars ?? theme).palette.text.secondary,
}));

interface PowerCellProps {
  value: number;
  previous: number;
  text: string;
}

/** Lights up when its value changes, and stays calm for those who asked for less motion. */
export function PowerCell({ value, previous, text }: PowerCellProps) {
  const glow = React.useRef<HTMLSpanElement>(null);
  const shown = React.useRef(value);

  React.useEffect(() => {
    // A cell that scrolls into view is new, but its value isn't.
    if (shown.current === value) {
      return;
    }
    shown.current = value;
    if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      glow.current?.animate({ opacity: [0.35, 0] }, { duration: 700, easing: 'ease-out' });
    }
  }, [value]);

  const change = value > previous ? 'up' : 'down';
  return (
    <Root>
      <Glow ref={glow} data-change={change} />
      <Arrow aria-hidden>{value !== previous && (change === 'up' ? '▲' : '▼')}</Arrow>
      {text}
    </Root>
  );
}
