import fs from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import { Dialog, Menu, Popper, Tooltip } from '@mui/material';
import { LocalizationProvider, StaticDatePicker, DesktopDatePicker } from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import dayjs from 'dayjs';

const sheet = (file: string) =>
  fs.readFileSync(path.resolve(__dirname, '../../../..', file), 'utf8');

const css = sheet('src/features/docs-theme/demoReset.css');

/** The selector of the places whose plain elements are reset. */
const PLACES = '[data-demo-canvas], .MuiPopper-root, .MuiModal-root';

const anchor = document.body;

test('every plain element that Infima has a rule for is reset', () => {
  const infima = sheet('node_modules/infima/dist/css/default/default.css').replaceAll(
    /\/\*[\s\S]*?\*\//g,
    '',
  );
  const selectors = [...infima.matchAll(/([^{}]+)\{/g)]
    .flatMap(([, list = '']) => list.split(','))
    .map((selector) => selector.trim().replace(/^\.markdown\s+(>\s*)?/, ''))
    // Without classes, and no steps of animations.
    .filter((selector) => /^[a-z][^.#]*$/.test(selector) && !/^(to|from)$/.test(selector));
  const elements = selectors.flatMap((selector) => {
    const [name] = /^[a-z]\w*/.exec(selector.split(/[\s>+~]+/).at(-1) ?? '') ?? [];
    return name && !['html', 'body'].includes(name) ? [name] : [];
  });
  const inside = [...new Set(elements)];
  expect(inside.length).toBeGreaterThan(15);
  const reset = new Set(css.match(/\b[a-z]\w*(?=[,)\s>])/g));
  expect(inside.filter((name) => !reset.has(name))).toEqual([]);
});

test('every rule of the reset holds in demos, poppers and modals, and nowhere else', () => {
  const rules = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').match(/[^{}]+(?=\{)/g) ?? [];
  const selectors = rules.map((rule) => rule.trim()).filter((rule) => !rule.startsWith('@layer'));
  expect(selectors.length).toBeGreaterThanOrEqual(5);
  for (const selector of selectors) {
    expect(selector.startsWith(`:where(${PLACES})`)).toBe(true);
  }
});

test.each([
  [
    'a dialog',
    <Dialog key="x" open>
      <p>inside</p>
    </Dialog>,
  ],
  [
    'a menu',
    <Menu key="x" open anchorEl={anchor}>
      <p>inside</p>
    </Menu>,
  ],
  [
    'a popper',
    <Popper key="x" open anchorEl={anchor}>
      <p>inside</p>
    </Popper>,
  ],
  [
    'a tooltip',
    <Tooltip key="x" open title={<p>inside</p>}>
      <button type="button">b</button>
    </Tooltip>,
  ],
])('%s that leaves the demo for <body> is such a place', async (_name, element) => {
  const { container } = render(element);
  const inside = await screen.findByText('inside');
  expect(container).not.toContainElement(inside);
  expect(inside.closest(PLACES)).not.toBeNull();
});

test('the popper of a date picker is such a place', async () => {
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker open defaultValue={dayjs('2024-05-06')} />
    </LocalizationProvider>,
  );
  const day = await screen.findByRole('gridcell', { name: '6' });
  expect(day.closest(PLACES)).not.toBeNull();
});

test('what stays in the page is no such place by itself', () => {
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker defaultValue={dayjs('2024-05-06')} />
    </LocalizationProvider>,
  );
  expect(screen.getByRole('gridcell', { name: '6' }).closest(PLACES)).toBeNull();
});
