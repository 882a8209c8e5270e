import styled from '@emotion/styled';
import { useTheme } from '@mui/material/styles';
import { useRtl } from '@mui/system/RtlProvider';
import { act, render } from '@testing-library/react';
import DemoProvider from '../../../../../src/features/demo/island/DemoProvider';
import {
  getAppearance,
  isServerAppearance,
  keepDirection,
  prepareAppearance,
} from '../../../../../src/features/demo/island/appearance';
import { appearanceOf } from '../../../../../src/features/demo/island/otherAppearances';
import { createLayeredCache } from '../../../../../src/features/demo/island/styleCache';
import {
  dispatchTheme,
  getThemeState,
  subscribeToTheme,
} from '../../../../../src/features/theme-state';
import { INITIAL_THEME_STATE, type ThemeState } from '../../../../../src/lib/theme/themeState';

// The rest of that feature belongs to a running site.
jest.mock('../../../../../src/features/color-mode', () => ({
  ...jest.requireActual<object>('../../../../../src/features/color-mode/useColorScheme'),
}));

const otherAppearances = '../../../../../src/features/demo/island/otherAppearances';

const Styled = styled.p({ marginLeft: 8 });

function Probe() {
  const { direction, components } = useTheme();
  const dense = components?.MuiButton?.defaultProps?.size === 'small';
  return (
    <Styled>
      {[direction, dense ? 'dense' : 'default', useRtl() ? 'mirrored' : 'as written'].join(', ')}
    </Styled>
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

async function choose(dense: boolean, direction: ThemeState['direction']): Promise<void> {
  await act(async () => {
    dispatchTheme({ type: 'SET_DENSE', payload: dense });
    dispatchTheme({ type: 'CHANGE', payload: { direction } });
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
}

it('is the server’s until another one is chosen, follows the choice, and keeps what it knows', async () => {
  const { container } = render(
    <>
      <DemoProvider>
        <Probe />
      </DemoProvider>
      <DemoProvider plain>
        <Probe />
      </DemoProvider>
    </>,
  );
  const texts = () => [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
  const elements = [...container.querySelectorAll('p')];
  const ground = document.createElement('div');
  const stop = keepDirection(ground);
  expect(isServerAppearance('docs')).toBe(true);
  expect(texts()).toEqual(['ltr, default, as written', 'ltr, default, as written']);
  expect(elements[0]?.className).toMatch(/^css-/);

  dispatchTheme({ type: 'CHANGE', payload: { direction: 'rtl' } });
  // The styles for it are on their way.
  expect(ground.dir).toBe('ltr');
  await choose(true, 'rtl');
  expect(ground).not.toHaveAttribute('dir');
  expect(isServerAppearance('docs')).toBe(false);
  expect(texts()).toEqual(['rtl, dense, mirrored', 'rtl, default, mirrored']);
  expect([...container.querySelectorAll('p')]).toEqual(elements);
  expect(elements[0]?.className).toMatch(/^rtl-/);

  const frame = document.implementation.createHTMLDocument();
  render(
    <DemoProvider frame={frame}>
      <Probe />
    </DemoProvider>,
  );
  expect(frame.head.querySelector('style[data-emotion="rtl"]')).not.toBeNull();

  const appearance = getAppearance('docs');
  await choose(true, 'ltr');
  expect(texts()).toEqual(['ltr, dense, as written', 'ltr, default, as written']);
  await choose(true, 'rtl');
  expect(getAppearance('docs')).toBe(appearance);

  await choose(false, 'ltr');
  expect(texts()).toEqual(['ltr, default, as written', 'ltr, default, as written']);
  expect(isServerAppearance('docs')).toBe(true);
  stop();
});

it('is that of the docs theme for a demo of Material UI, where a reader chose that theme', async () => {
  const family = () => getAppearance('material').theme?.typography.fontFamily;
  expect(isServerAppearance('material')).toBe(true);
  expect(family()).toContain('Helvetica');
  dispatchTheme({ type: 'CHANGE', payload: { demoTheme: 'docs' } });
  expect(isServerAppearance('material')).toBe(false);
  expect(isServerAppearance('docs')).toBe(true);
  expect(family()).toContain('Inter');
  await choose(true, 'rtl');
  expect(getAppearance('material')).toBe(getAppearance('docs'));
  dispatchTheme({ type: 'CHANGE', payload: { demoTheme: 'material' } });
  expect(getAppearance('material').theme).toMatchObject({
    direction: 'rtl',
    components: getAppearance('docs').theme?.components,
  });
  expect(family()).toContain('Helvetica');
  await choose(false, 'ltr');
});

it('is the reader’s own theme in every demo, while it is on and can be made', async () => {
  const sheet = () => document.querySelector('style[data-own-theme]')?.textContent ?? '';
  const main = (name: 'docs' | 'material', scheme: 'light' | 'dark') =>
    getAppearance(name).theme?.colorSchemes[scheme]?.palette.primary.main;
  const set = async (ownTheme: string) => {
    dispatchTheme({ type: 'CHANGE', payload: { ownTheme } });
    await prepareAppearance();
  };
  // As each running demo does.
  const stop = subscribeToTheme(() => undefined);
  await set("{ palette: { primary: { main: '#00695c' } } }");
  expect(isServerAppearance('material')).toBe(false);
  expect(isServerAppearance('docs')).toBe(false);
  expect(main('material', 'light')).toBe('#00695c');
  expect(main('docs', 'dark')).toBe('#00695c');
  expect(sheet()).toContain('--mui-palette-primary-main:#00695c;');
  expect(getAppearance('docs')).toBe(getAppearance('docs'));

  // Where nothing has read the next one, the last one stays.
  dispatchTheme({
    type: 'CHANGE',
    payload: { ownTheme: "{ palette: { primary: { main: '#ad1457' } } }" },
  });
  expect(main('docs', 'light')).toBe('#00695c');
  await prepareAppearance();
  expect(main('docs', 'light')).toBe('#ad1457');

  await set('{ palette: {');
  expect(getThemeState().ownTheme).toBe('');
  expect(localStorage.getItem('docs-own-theme')).toBe('');
  expect(localStorage.getItem('docs-own-theme-draft')).toBe('{ palette: {');
  await prepareAppearance();
  expect(sheet()).toBe('');
  expect(isServerAppearance('docs')).toBe(true);
  expect(main('docs', 'light')).toBe('#1976d2');
  stop();
});

it('stays the server’s where the other looks do not arrive, and tries again', async () => {
  await jest.isolateModulesAsync(async () => {
    let arrives = false;
    jest.doMock(otherAppearances, () => {
      if (!arrives) {
        throw new Error('Loading chunk 12 failed');
      }
      return jest.requireActual<object>(otherAppearances);
    });
    const fresh = await import('../../../../../src/features/demo/island/appearance');
    document.body.dir = 'rtl';
    localStorage.setItem('docs-direction', 'rtl');
    const ground = document.createElement('div');
    const stop = fresh.keepDirection(ground);
    await fresh.prepareAppearance();
    expect(fresh.isServerAppearance('docs')).toBe(true);
    expect(fresh.getAppearance('docs').direction).toBe('ltr');
    expect(ground.dir).toBe('ltr');

    arrives = true;
    await fresh.prepareAppearance();
    expect(fresh.isServerAppearance('docs')).toBe(false);
    expect(fresh.getAppearance('docs').direction).toBe('rtl');
    expect(ground).not.toHaveAttribute('dir');
    stop();
    jest.dontMock(otherAppearances);
    localStorage.clear();
    document.body.removeAttribute('dir');
  });
});

describe('styles from right to left', () => {
  const kind = appearanceOf({ ...INITIAL_THEME_STATE, direction: 'rtl' }, 'docs').styleKind;

  it.each([
    ['margin-left:8px;', '@layer mui{.x{margin-right:8px;}}'],
    ['padding:1px 2px 3px 4px;', '@layer mui{.x{padding:1px 4px 3px 2px;}}'],
    ['margin-inline-start:8px;', '@layer mui{.x{margin-inline-start:8px;}}'],
    ['/* @noflip */left:0;', '@layer mui{.x{left:0;}}'],
    ['&:hover{left:0;}', '@layer mui{.x:hover{right:0;}}'],
    ['user-select:none;', '@layer mui{.x{-webkit-user-select:none;user-select:none;}}'],
    ['@media (min-width:600px){left:0;}', '@layer mui{@media (min-width:600px){.x{right:0;}}}'],
    ['@supports (left:0){float:left;}', '@layer mui{@supports (left:0){.x{float:right;}}}'],
  ])('%s becomes %s', (styles, expected) => {
    const cache = createLayeredCache(undefined, kind);
    const insert = jest.spyOn(cache.sheet, 'insert').mockImplementation(() => undefined);
    cache.insert('.x', { name: 'x', styles, next: undefined }, cache.sheet, false);
    expect(insert.mock.calls.flat().join('')).toBe(expected);
  });

  it('turns key frames around, and leaves the order of layers as it is', () => {
    const cache = createLayeredCache(undefined, kind);
    const insert = jest.spyOn(cache.sheet, 'insert').mockImplementation(() => undefined);
    const styles = '@keyframes move{from{left:0;}to{left:100%;}}';
    cache.insert('', { name: 'move', styles, next: undefined }, cache.sheet, false);
    const order = { name: 'order', styles: '@layer theme, mui;', next: undefined };
    cache.insert('', order, cache.sheet, false);
    expect(insert.mock.calls.flat().join('')).toBe(
      '@layer mui{@keyframes move{from{right:0;}to{right:100%;}}}@layer theme,mui;',
    );
  });
});
