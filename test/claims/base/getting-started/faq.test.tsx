import { readFileSync } from 'node:fs';
import Dialog from '@mui/material/Dialog';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { createTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { renderToString } from 'react-dom/server';
import { exempt, proves, screen, show } from '../../harness';

const { zIndex } = createTheme();

describe('modals', () => {
  const layout = (
    <>
      <div data-testid="tide" className="mui-fixed" />
      <div data-testid="other" style={{ position: 'fixed', right: 0 }} />
    </>
  );

  proves(
    [
      "While a dialog is open, the page can't scroll.",
      'The dialog hides the scroll bar of the page and adds padding of the same width, so that the content stays in its place.',
      'Give this element the class `mui-fixed`:',
    ],
    () => {
      // A scroll bar of 15px.
      jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1009);
      const { unmount } = show(
        <>
          {layout}
          <Dialog open />
        </>,
      );
      expect(window.innerWidth).toBe(1024);
      expect(document.body).toHaveStyle({ overflow: 'hidden', paddingRight: '15px' });
      expect(screen.getByTestId('tide')).toHaveStyle({ paddingRight: '15px' });
      expect(screen.getByTestId('other').style.paddingRight).toBe('');
      unmount();
      expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
    },
  );

  proves(
    'To let the page scroll, pass `disableScrollLock` to the `Dialog`, `Menu`, or other modal.',
    () => {
      show(
        <>
          <Dialog open disableScrollLock />
          <Menu open disableScrollLock anchorEl={document.body}>
            <MenuItem>Spring tide</MenuItem>
          </Menu>
        </>,
      );
      expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
    },
  );

  proves(
    [
      '| `mobileStepper` | 1000 |',
      '| `fab`, `speedDial` | 1050 |',
      '| `appBar` | 1100 |',
      '| `drawer` | 1200 |',
      '| `modal` | 1300 |',
      '| `snackbar` | 1400 |',
      '| `tooltip` | 1500 |',
    ],
    () => {
      expect(zIndex).toEqual({
        mobileStepper: 1000,
        fab: 1050,
        speedDial: 1050,
        appBar: 1100,
        drawer: 1200,
        modal: 1300,
        snackbar: 1400,
        tooltip: 1500,
      });
    },
  );

  proves('Menus and selects use `modal` too.', () => {
    show(
      <>
        <Select open value="spring" inputProps={{ 'aria-label': 'Tide' }}>
          <MenuItem value="spring">Spring</MenuItem>
        </Select>
        <Menu open anchorEl={document.body} data-testid="menu">
          <MenuItem>Neap</MenuItem>
        </Menu>
      </>,
    );
    const roots = document.querySelectorAll('.MuiMenu-root');
    expect(roots).toHaveLength(2);
    roots.forEach((root) => expect(root).toHaveStyle({ zIndex: '1300' }));
  });
});

proves(
  '`useMediaQuery` with `noSsr`, which reads the width of the window in the first render.',
  () => {
    const answers: boolean[] = [];
    function Width({ noSsr }: { readonly noSsr: boolean }) {
      answers.push(useMediaQuery('(min-width: 1px)', { noSsr }));
      return null;
    }
    // As on a server, there is no `matchMedia` yet.
    renderToString(<Width noSsr />);
    window.matchMedia = (media) => ({
      media,
      matches: true,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
      addEventListener: () => {},
      removeEventListener: () => {},
      dispatchEvent: () => false,
    });
    expect(answers).toEqual([false]);
    show(<Width noSsr />);
    expect(answers[1]).toBe(true);
  },
);

proves('The components import `@emotion/react` and `@emotion/styled`.', () => {
  const engine = readFileSync('node_modules/@mui/styled-engine/esm/index.js', 'utf8');
  expect(engine).toContain("from '@emotion/styled'");
  expect(engine).toContain("from '@emotion/react'");
});

exempt(
  'Emotion writes `<style>` elements.',
  'The claim in the browser about the nonce finds them there.',
);
