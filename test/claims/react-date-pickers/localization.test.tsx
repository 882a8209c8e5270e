import type { ComponentProps, ReactNode } from 'react';
import dayjs from 'dayjs';
import 'dayjs/locale/fr';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import * as locales from '@mui/x-date-pickers/locales';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import * as localesPro from '@mui/x-date-pickers-pro/locales';
import FrenchPicker from '../../../docs/x/react-date-pickers/localization/FrenchPicker';
import { proves, expectCompiles, screen, show } from '../harness';
import { shown } from '../pickers';

const { deDE, frFR } = locales;
const frenchTexts = frFR.components.MuiLocalizationProvider.defaultProps.localeText;
const day = dayjs('2026-07-14');

interface InProps {
  children: ReactNode;
  localeText?: locales.PickersInputLocaleText;
  adapterLocale?: string;
  theme?: object;
}

function In({ children, theme = {}, ...props }: InProps) {
  return (
    <ThemeProvider theme={createTheme({}, theme)}>
      <LocalizationProvider dateAdapter={AdapterDayjs} {...props}>
        {children}
      </LocalizationProvider>
    </ThemeProvider>
  );
}

const actionBar: ComponentProps<typeof StaticDatePicker>['slotProps'] = {
  actionBar: { actions: ['today'] },
};

/** What the "Today" button is called. */
function todayOf(props: Omit<InProps, 'children'>, own?: { todayButtonLabel: string }) {
  const { unmount } = show(
    <In {...props}>
      <StaticDatePicker localeText={own} slotProps={actionBar} />
    </In>,
  );
  const name = document.querySelector('.MuiPickersLayout-actionBar')?.textContent;
  unmount();
  return name;
}

proves(
  [
    'Pickers have two kinds of text.',
    'Names of months and days and the order of a date come from your date library.',
    'Buttons, titles, and labels for screen readers come from the pickers.',
    'Set both on `LocalizationProvider`. This page explains `localeText`.',
    'For `adapterLocale`, see [Date format and localization](/x/react-date-pickers/adapters-locale/).',
  ],
  () => {
    const { unmount } = show(
      <In adapterLocale="fr">
        <StaticDatePicker defaultValue={day} slotProps={actionBar} />
      </In>,
    );
    expect(screen.getByText('juillet 2026')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Today' })).toBeInTheDocument();
    expect(screen.getByText('Select date')).toBeInTheDocument();
    unmount();
    const texts = show(
      <In localeText={frenchTexts}>
        <StaticDatePicker defaultValue={day} slotProps={actionBar} />
      </In>,
    );
    expect(screen.getByText('July 2026')).toBeInTheDocument();
    expect(screen.queryByText('Select date')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Today' })).toBeNull();
    expect(screen.getByRole('button', { name: "Aujourd'hui" })).toBeInTheDocument();
    texts.unmount();
    show(<FrenchPicker />);
    expect(screen.getByText('juillet 2026')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: "Aujourd'hui" })).toBeInTheDocument();
  },
);

proves(
  [
    'The theme sets the default of each provider:',
    'Texts of the provider override texts of the theme, and the `localeText` prop of a picker overrides both.',
  ],
  () => {
    expect(todayOf({ theme: deDE })).toBe('Heute');
    expect(todayOf({ theme: deDE, localeText: frenchTexts })).toBe("Aujourd'hui");
    const own = { todayButtonLabel: 'Now' };
    expect(todayOf({ theme: deDE, localeText: frenchTexts }, own)).toBe('Now');
  },
);

proves(
  'Range pickers use the same locales. `@mui/x-date-pickers-pro/locales` exports them too.',
  () => {
    expect(Object.keys(localesPro)).toEqual(Object.keys(locales));
    show(
      <In localeText={deDE.components.MuiLocalizationProvider.defaultProps.localeText}>
        <DateRangePicker />
      </In>,
    );
    const { openRangePickerDialogue } =
      deDE.components.MuiLocalizationProvider.defaultProps.localeText;
    expect(screen.getByRole('button')).toHaveAccessibleName(openRangePickerDialogue?.(null));
  },
);

proves(
  [
    'To change a few texts of one picker, pass them as `localeText`:',
    'Texts with a value in them are functions.',
    'For example, `openDatePickerDialogue` names the button that opens the calendar. This function receives the selected date as text, or `null`:',
  ],
  () => {
    const openDatePickerDialogue = jest.fn((date: string | null) => `Open, ${date}`);
    const { unmount } = show(
      <In>
        <DatePicker defaultValue={day} localeText={{ openDatePickerDialogue }} />
      </In>,
    );
    expect(screen.getByRole('button')).toHaveAccessibleName('Open, Jul 14, 2026');
    unmount();
    show(
      <In>
        <DatePicker localeText={{ openDatePickerDialogue }} />
      </In>,
    );
    expect(screen.getByRole('button')).toHaveAccessibleName('Open, null');
  },
);

proves(
  [
    'Placeholders of the field, such as `MM` or `YYYY`, are texts too: `fieldMonthPlaceholder`, `fieldYearPlaceholder`, and similar functions.',
    'They receive the format of their section.',
  ],
  () => {
    const fieldYearPlaceholder = jest.fn(({ format }: { format: string }) => `<${format}>`);
    const fieldMonthPlaceholder = jest.fn(({ format }: { format: string }) => `<${format}>`);
    show(
      <In>
        <DatePicker
          format="MMM YYYY"
          localeText={{ fieldYearPlaceholder, fieldMonthPlaceholder }}
        />
      </In>,
    );
    expect(shown()).toBe('<MMM> <YYYY>');
  },
);

proves(
  [
    'Write an object of the type `Partial<PickersLocaleText>`, and pass it as `localeText`.',
    'Missing texts are in English',
    'The table counts the texts that each locale sets. Missing texts are in English.',
  ],
  async () => {
    await expectCompiles(
      `import type { PickersLocaleText } from '@mui/x-date-pickers/locales';
      export const texts: Partial<PickersLocaleText> = { okButtonLabel: 'Weiter' };`,
    );
    show(
      <In localeText={{ cancelButtonLabel: 'Nay' }}>
        <StaticDatePicker slotProps={{ actionBar: { actions: ['cancel', 'today'] } }} />
      </In>,
    );
    expect(screen.getByRole('button', { name: 'Nay' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Today' })).toBeInTheDocument();
  },
);
