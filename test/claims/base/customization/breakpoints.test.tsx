import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import Container from '@mui/material/Container';
import Dialog from '@mui/material/Dialog';
import { createTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { act, exempt, proves, screen, show } from '../../harness';

/** Runs with a window in which every query matches, or without `matchMedia`, as in jsdom. */
async function withMatchMedia(has: boolean, run: () => void | Promise<void>): Promise<void> {
  const before = Object.getOwnPropertyDescriptor(window, 'matchMedia');
  const matchMedia = (media: string) => ({
    matches: true,
    media,
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  Object.defineProperty(window, 'matchMedia', {
    value: has ? matchMedia : undefined,
    configurable: true,
    writable: true,
  });
  try {
    await run();
  } finally {
    Reflect.deleteProperty(window, 'matchMedia');
    if (before) {
      Object.defineProperty(window, 'matchMedia', before);
    }
  }
}

type Options = Parameters<typeof useMediaQuery>[1];

function Report({ seen, ...options }: { seen: boolean[] } & Options) {
  const matches = useMediaQuery('(min-width:900px)', options);
  seen.push(matches);
  return <p>{String(matches)}</p>;
}

/** What the server rendered, and each value from hydration on. */
async function hydrate(options: Options = {}, serverOptions: Options = options) {
  let html = '';
  const seen: boolean[] = [];
  await withMatchMedia(false, () => {
    html = renderToString(<Report seen={[]} {...serverOptions} />);
  });
  await withMatchMedia(true, async () => {
    const root = document.createElement('div');
    root.innerHTML = html;
    await act(async () => {
      hydrateRoot(root, <Report seen={seen} {...options} />, { onRecoverableError: () => {} });
    });
  });
  return { html, seen };
}

proves(
  [
    '| `xs` | 0 | Phones |',
    '| `sm` | 600px | Tablets |',
    '| `md` | 900px | Small laptops |',
    '| `lg` | 1200px | Desktops |',
    '| `xl` | 1536px | Large screens |',
    "| `theme.breakpoints.up('md')` | 900px and wider |",
    "| `theme.breakpoints.down('md')` | Narrower than 900px |",
    "| `theme.breakpoints.between('sm', 'lg')` | From 600px, below 1200px |",
    "| `theme.breakpoints.only('sm')` | From 600px, below 900px |",
    "| `theme.breakpoints.not('sm')` | All widths except `only` |",
    'Pass a name. `up`, `down`, and `between` also accept a width in pixels:',
  ],
  () => {
    const { breakpoints } = createTheme();
    expect(breakpoints.values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
    expect(breakpoints.up('md')).toBe('@media (min-width:900px)');
    expect(breakpoints.down('md')).toBe('@media (max-width:899.95px)');
    expect(breakpoints.between('sm', 'lg')).toBe(
      '@media (min-width:600px) and (max-width:1199.95px)',
    );
    const only = '(min-width:600px) and (max-width:899.95px)';
    expect(breakpoints.only('sm')).toBe(`@media ${only}`);
    expect(breakpoints.not('sm')).toBe(`@media not all and ${only}`);
    expect(breakpoints.up(700)).toBe('@media (min-width:700px)');
    expect(breakpoints.down(700)).toBe('@media (max-width:699.95px)');
    expect(breakpoints.between(500, 700)).toBe('@media (min-width:500px) and (max-width:699.95px)');
  },
);

proves(
  [
    "**On a server**, the width isn't known, so the HTML contains the version for `false`.",
    'After hydration, the component renders again if the query matches, and users see a jump.',
    '| `defaultMatches` | The value on the server, during hydration, and in jsdom | `false` |',
    '| `ssrMatchMedia` | A function that guesses the value on the server | None |',
    '| `noSsr` | Hydration uses the real value. The HTML of the server must not depend on it | `false` |',
  ],
  async () => {
    const plain = await hydrate();
    expect(plain.html).toContain('false');
    expect([plain.seen[0], plain.seen.at(-1)]).toEqual([false, true]);
    expect((await hydrate({ defaultMatches: true })).html).toContain('true');
    expect((await hydrate({ defaultMatches: true })).seen[0]).toBe(true);
    const guess = await hydrate({ ssrMatchMedia: () => ({ matches: true }) });
    expect(guess.html).toContain('true');
    const noSsr = await hydrate({ noSsr: true });
    expect(noSsr.html).toContain('false');
    expect(noSsr.seen[0]).toBe(true);
  },
);

proves(
  'jsdom has no `window.matchMedia`, so `useMediaQuery` returns `defaultMatches`.',
  async () => {
    await withMatchMedia(false, () => {
      show(<Report seen={[]} defaultMatches />);
      expect(screen.getByText('true')).toBeInTheDocument();
    });
  },
);

proves(
  '| `matchMedia` | A different `matchMedia`, for example of another window | `window.matchMedia` |',
  () => {
    const matchMedia = (media: string) => ({
      matches: true,
      media,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
      dispatchEvent: () => false,
      addEventListener: () => {},
      removeEventListener: () => {},
    });
    const seen: boolean[] = [];
    show(<Report seen={seen} matchMedia={matchMedia} />);
    expect(seen).toEqual([true]);
  },
);

proves(
  'If you rename breakpoints, set the props of components whose defaults use the old names, for example `maxWidth` of `Dialog` and `Container`.',
  () => {
    show(
      <Dialog open>
        <Container>Default</Container>
      </Dialog>,
    );
    expect(screen.getByText('Default')).toHaveClass('MuiContainer-maxWidthLg');
    expect(screen.getByRole('dialog')).toHaveClass('MuiDialog-paperWidthSm');
  },
);

exempt(
  [
    'Use them in styles wherever possible: styles also work before JavaScript runs.',
    "The parent needs `containerType: 'inline-size'`.",
  ],
  'These are rules of CSS.',
);
