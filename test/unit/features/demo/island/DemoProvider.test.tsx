import { useTheme } from '@mui/material/styles';
import styled from '@emotion/styled';
import { LicenseInfo } from '@mui/x-license';
import { act, render, screen } from '@testing-library/react';
import { setMode } from '../../../../../src/features/color-mode/modeStore';
import DemoProvider from '../../../../../src/features/demo/island/DemoProvider';
import { createLayeredCache, pageCache } from '../../../../../src/features/demo/island/styleCache';
import { docsTheme } from '../../../../../src/features/docs-theme';
import { dispatchTheme } from '../../../../../src/features/theme-state';

// The rest of that feature belongs to a running site.
jest.mock('../../../../../src/features/color-mode', () => ({
  ...jest.requireActual<object>('../../../../../src/features/color-mode/useColorScheme'),
}));

const Red = styled.p({ color: 'red' });

function Direction() {
  const { vars } = useTheme();
  return <p>{vars ? 'docs theme' : 'default theme'}</p>;
}

function Font() {
  const { typography } = useTheme();
  return <p>{typography.fontFamily}</p>;
}

function Paper() {
  const { palette } = useTheme();
  return (
    <p>
      {palette.mode} {palette.background.paper}
    </p>
  );
}

beforeAll(() => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
});

describe('the provider of a demo', () => {
  it('puts every style of a demo into the layer "mui"', () => {
    const insert = jest.spyOn(pageCache().sheet, 'insert');
    render(
      <DemoProvider>
        <Red>Layered</Red>
      </DemoProvider>,
    );
    const name = screen.getByText('Layered').className;
    expect(insert).toHaveBeenCalledWith(`@layer mui{.${name}{color:red;}}`);
  });

  it('leaves a rule that only names layers as it is', () => {
    const cache = createLayeredCache();
    const insert = jest.spyOn(cache.sheet, 'insert');
    const order = { name: 'order', styles: '@layer theme, mui;', next: undefined };
    cache.insert('', order, cache.sheet, false);
    expect(insert.mock.calls).toEqual([['@layer theme,mui;']]);
  });

  it('is one style cache for all demos of the page', () => {
    expect(pageCache()).toBe(pageCache());
  });

  it('provides the docs theme, or no theme for a playground demo', () => {
    render(
      <>
        <DemoProvider>
          <Direction />
        </DemoProvider>
        <DemoProvider plain>
          <Direction />
        </DemoProvider>
      </>,
    );
    expect(docsTheme.vars).toBeDefined();
    expect(screen.getByText('docs theme')).toBeInTheDocument();
    expect(screen.getByText('default theme')).toBeInTheDocument();
  });

  it('provides Material UI’s default theme to demos of Material UI, unless the reader chose the docs theme', () => {
    const { container } = render(
      <>
        <DemoProvider theme="material">
          <Font />
        </DemoProvider>
        <DemoProvider>
          <Font />
        </DemoProvider>
      </>,
    );
    const texts = () => [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
    const inter = docsTheme.typography.fontFamily;
    expect(texts()).toEqual(['"Roboto", "Helvetica", "Arial", sans-serif', inter]);
    act(() => dispatchTheme({ type: 'CHANGE', payload: { demoTheme: 'docs' } }));
    expect(texts()).toEqual([inter, inter]);
    act(() => dispatchTheme({ type: 'CHANGE', payload: { demoTheme: 'material' } }));
    expect(texts()).toEqual(['"Roboto", "Helvetica", "Arial", sans-serif', inter]);
  });

  it('gives JavaScript the dark palette of the default theme too', () => {
    const { unmount } = render(
      <DemoProvider theme="material">
        <Paper />
      </DemoProvider>,
    );
    act(() => setMode('dark'));
    expect(screen.getByText('dark #121212')).toBeInTheDocument();
    act(() => setMode('system'));
    unmount();
  });

  it('writes the styles of a framed demo into the frame', () => {
    const frame = document.implementation.createHTMLDocument();
    render(
      <DemoProvider frame={frame}>
        <Red>Framed</Red>
      </DemoProvider>,
    );
    expect(frame.head.querySelector('style[data-emotion="css"]')).not.toBeNull();
  });

  it('gives JavaScript the palette of the scheme on the screen, and names the scheme to a frame', () => {
    const frame = document.implementation.createHTMLDocument();
    const { unmount } = render(
      <DemoProvider frame={frame}>
        <Paper />
      </DemoProvider>,
    );
    expect(screen.getByText('light #fff')).toBeInTheDocument();
    expect(frame.documentElement.dataset.theme).toBe('light');
    act(() => setMode('dark'));
    expect(screen.getByText('dark #121212')).toBeInTheDocument();
    expect(frame.documentElement.dataset.theme).toBe('dark');
    act(() => setMode('system'));
    unmount();
    expect(document.documentElement).not.toHaveAttribute('data-theme');
  });

  it('keeps the commercial packages from reporting their use', () => {
    expect(globalThis.__MUI_X_TELEMETRY_DISABLED__).toBe(true);
  });
});

describe('the licence key', () => {
  const environment = process.env.MUI_LICENSE_KEY;
  afterEach(() => {
    LicenseInfo.setLicenseKey('');
    if (environment === undefined) {
      delete process.env.MUI_LICENSE_KEY;
    } else {
      process.env.MUI_LICENSE_KEY = environment;
    }
  });

  async function loadWith(key: string): Promise<string | undefined> {
    LicenseInfo.setLicenseKey('untouched');
    process.env.MUI_LICENSE_KEY = key;
    await jest.isolateModulesAsync(async () => {
      await import('../../../../../src/features/demo/island/LicensedDemoProvider');
    });
    return LicenseInfo.getLicenseKey();
  }

  it('is set once a demo needs it', async () => {
    expect(await loadWith('key-of-the-operator')).toBe('key-of-the-operator');
  });

  it('is left alone where none is configured', async () => {
    expect(await loadWith('')).toBe('untouched');
  });
});
