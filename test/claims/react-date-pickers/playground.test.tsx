import PickersPlayground from '../../../docs/x/react-date-pickers/playground/PickersPlayground';
import model from '../../../docs/x/react-date-pickers/playground/Pickers.controls.json';
import datePicker from '../../../docs/x/api/date-pickers/date-picker/api.json';
import {
  proves,
  expectCompiles,
  expectConsole,
  fireEvent,
  screen,
  show,
  waitFor,
  within,
} from '../harness';
import { Picker, shown } from '../pickers';

const code = () => screen.getByRole('region', { name: 'Code' }).textContent ?? '';
const preview = () => within(screen.getByRole('group', { name: 'Preview' }));
const control = (name: string) => screen.getByLabelText(name);
const choose = (name: string, value: string) =>
  fireEvent.change(control(name), { target: { value } });

beforeEach(() => window.history.replaceState(null, '', '/'));

proves(
  [
    'The preview updates with each choice, and the code is a complete file.',
    '**Default** leaves the prop out of the code.',
  ],
  async () => {
    show(<PickersPlayground />);
    expect(preview().getByRole('button', { name: /choose date/i })).toBeInTheDocument();
    await expectCompiles(code());
    choose('Component', 'DateField');
    choose('label', 'Arrival');
    choose('formatDensity', 'spacious');
    await waitFor(() => expect(preview().queryByRole('button')).toBeNull());
    expect(preview().getByRole('group', { name: 'Arrival' })).toHaveTextContent(/06 \/ 12/);
    expect(code()).toContain('formatDensity="spacious"');
    await expectCompiles(code());
    choose('formatDensity', '');
    expect(code()).not.toContain('formatDensity');
  },
);

proves(
  [
    "Your choices are part of the page's address.",
    'To share them, press **Copy link** or bookmark the page.',
    'The playground ignores parts of an address that no control offers.',
  ],
  async () => {
    const first = show(<PickersPlayground />);
    choose('Component', 'TimePicker');
    fireEvent.click(control('disablePast'));
    expect(window.location.search).toBe('?component=TimePicker&label=Departure&disablePast=true');
    await first.user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(window.location.href);
    const before = code();
    first.unmount();
    const query = `${window.location.search}&minTime=soon&ampm=maybe&nonsense=1&locale=xx`;
    window.history.replaceState(null, '', query);
    show(<PickersPlayground />);
    expect(code()).toBe(before);
    await waitFor(() =>
      expect(preview().getByRole('button', { name: /choose time/i })).toBeInTheDocument(),
    );
  },
);

proves(
  [
    'Most controls are props of the chosen component, with the types and defaults of the [API reference](/x/api/date-pickers/).',
    'The controls cover props whose type is a boolean, a number, a text, a date, or a list of words.',
  ],
  () => {
    const offered = model.controls.filter(({ components }) => 'DatePicker' in components);
    const names = offered.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['disabled', 'fixedWeekNumber', 'format', 'minDate', 'views']),
    );
    const props = new Map(datePicker.props.map((prop) => [prop.name, prop.type]));
    expect(names.filter((name) => !props.has(name))).toEqual([]);
    expect(names.filter((name) => props.get(name)?.includes('=>'))).toEqual([]);
    show(<PickersPlayground />);
    for (const { name } of offered.filter(({ kind }) => kind !== 'choices')) {
      expect(control(name)).toBeInTheDocument();
    }
    expect(screen.getByRole('group', { name: 'views' })).toBeInTheDocument();
  },
);

proves(
  [
    'The desktop or mobile component, instead of the responsive one',
    'A function that disables Saturdays and Sundays',
    'The range components require [Pro](/x/introduction/licensing/#pro-plan).',
    'The newer day component, whose size you can set with CSS variables',
    'The toolbar, actions, shortcuts, clear button, and text field',
  ],
  async () => {
    const { user } = show(<PickersPlayground />);
    choose('device', 'mobile');
    choose('shouldDisableDate', 'weekends');
    choose('slots.day', 'PickerDay2');
    choose('slotProps.shortcuts.items', 'two dates');
    choose('slotProps.toolbar.hidden', 'true');
    choose('slotProps.field.clearable', 'true');
    choose('slotProps.textField.helperText', 'When you leave');
    await user.click(screen.getByRole('checkbox', { name: 'clear' }));
    expect(code()).toContain('<MobileDatePicker');
    expect(code()).toContain('[0, 6].includes(day.day())');
    await expectCompiles(code());
    choose('Component', 'DateRangePicker');
    expect(code()).toContain("from '@mui/x-date-pickers-pro/MobileDateRangePicker'");
    await expectCompiles(code());
    choose('Component', 'DatePicker');
    expect(await preview().findByText('When you leave')).toBeInTheDocument();
    await user.click(await preview().findByRole('button', { name: /choose date/i }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('gridcell', { name: '13' })).toBeDisabled();
    expect(dialog.getByRole('gridcell', { name: '15' })).toBeEnabled();
    expect(dialog.getByRole('gridcell', { name: '15' })).toHaveClass('MuiPickerDay2-root');
    expect(dialog.getByText('New Year')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Clear' })).toBeInTheDocument();
    expect(dialog.queryByText(/select date/i)).toBeNull();
  },
);

proves('The step in the list of minutes', async () => {
  const { user } = show(<PickersPlayground />);
  choose('Component', 'TimePicker');
  choose('timeSteps.minutes', '20');
  choose('device', 'desktop');
  expect(code()).toContain('timeSteps={{ minutes: 20 }}');
  await expectCompiles(code());
  await user.click(await preview().findByRole('button', { name: /choose time/i }));
  const minutes = await screen.findByRole('listbox', { name: /minutes/i });
  expect(
    within(minutes)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['00', '20', '40']);
});

proves(
  [
    'If you switch to a component that lacks a prop, the playground keeps your choice for later.',
    'The code contains only what applies to the component in the preview.',
  ],
  () => {
    show(<PickersPlayground />);
    fireEvent.click(control('disableHighlightToday'));
    choose('Component', 'TimeField');
    expect(code()).not.toContain('disableHighlightToday');
    choose('Component', 'DatePicker');
    expect(code()).toContain('disableHighlightToday');
  },
);

describe('libraries', () => {
  proves(
    [
      '`timezone` needs a library that supports time zones: Day.js or Luxon.',
      'With date-fns and Moment, the playground leaves the prop out.',
    ],
    async () => {
      show(<PickersPlayground />);
      choose('timezone', 'Asia/Tokyo');
      expect(code()).toContain('dayjs.extend(timezone);');
      expect(code()).toContain('timezone="Asia/Tokyo"');
      choose('Date library', 'luxon');
      expect(code()).toContain('timezone="Asia/Tokyo"');
      for (const library of ['date-fns', 'moment']) {
        choose('Date library', library);
        expect(code()).not.toContain('timezone');
      }
      await waitFor(() =>
        expect(preview().getByRole('group', { name: 'Departure' })).toHaveTextContent(/12/),
      );
    },
  );

  proves(
    [
      '`openTo` is written only if its view is checked in `views`.',
      'Otherwise the component would log a warning.',
    ],
    async () => {
      const { user } = show(<PickersPlayground />);
      choose('openTo', 'month');
      expect(code()).not.toContain('openTo');
      await user.click(screen.getByRole('checkbox', { name: 'month' }));
      expect(code()).toContain('openTo="month"');
      show(<Picker openTo="month" />);
      expectConsole('warn', /openTo="month"/);
    },
  );

  proves(
    [
      '`format` needs the tokens of the library: `DD.MM.YYYY` for Day.js and Moment, `dd.MM.yyyy` for date-fns and Luxon.',
      'The field shows unknown tokens as text.',
    ],
    async () => {
      show(<PickersPlayground />);
      for (const [library, format] of [
        ['dayjs', 'DD.MM.YYYY'],
        ['moment', 'DD.MM.YYYY'],
        ['luxon', 'dd.MM.yyyy'],
        ['date-fns', 'dd.MM.yyyy'],
      ] as const) {
        choose('Date library', library);
        choose('format', format);
        await waitFor(() =>
          expect(preview().getByRole('group', { name: 'Departure' })).toHaveTextContent(
            '12.06.2026',
          ),
        );
      }
      choose('format', 'DD.MM.YYYY');
      await waitFor(() => expect(shown()).toBe('DD.06.YYYY'));
    },
  );
});
