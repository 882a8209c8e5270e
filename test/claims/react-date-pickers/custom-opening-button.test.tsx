import type { ComponentProps } from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import type { IconButtonProps } from '@mui/material/IconButton';
import dayjs from 'dayjs';
import type { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import ButtonAtTheStart from '../../../docs/x/react-date-pickers/custom-opening-button/ButtonAtTheStart';
import IconOfState from '../../../docs/x/react-date-pickers/custom-opening-button/IconOfState';
import OpenFromOutside from '../../../docs/x/react-date-pickers/custom-opening-button/OpenFromOutside';
import TicketIcon from '../../../docs/x/react-date-pickers/custom-opening-button/TicketIcon';
import WordButton from '../../../docs/x/react-date-pickers/custom-opening-button/WordButton';
import { proves, screen, show, waitFor } from '../harness';
import { open, Picker, Provided, sectionOf } from '../pickers';

const day = dayjs('2026-04-15');
const NAME = 'Choose date, selected date is Apr 15, 2026';
const button = () => screen.queryByRole('button', { name: /choose/i });
const showPicker = (props: ComponentProps<typeof DatePicker> = {}) =>
  show(<Picker defaultValue={day} {...props} />);

proves(
  [
    'The field of a picker has a button at its end that opens the popup.',
    'Pass an icon as `slots.openPickerIcon`, and its props as `slotProps.openPickerIcon`.',
  ],
  async () => {
    const { user, unmount } = show(<TicketIcon />);
    expect(button()?.closest('.MuiInputAdornment-positionEnd')).not.toBeNull();
    expect(screen.getByTestId('EventSeatIcon')).toBeInTheDocument();
    await open(user);
    unmount();
    showPicker({ slotProps: { openPickerIcon: { fontSize: 'large' } } });
    expect(button()?.querySelector('.MuiSvgIcon-fontSizeLarge')).not.toBeNull();
  },
);

proves(
  [
    'A component in this slot can call `usePickerContext`, for instance to show whether the picker is open:',
    'To change only props with the state, pass a function as `slotProps.openPickerIcon`.',
    'Its `ownerState` has `isPickerOpen`, `isPickerValueEmpty`, and `isPickerDisabled`.',
  ],
  async () => {
    const { user, unmount } = show(<IconOfState />);
    expect(screen.getByTestId('ArrowDropDownIcon')).toBeInTheDocument();
    await user.click(screen.getByRole('button'));
    await waitFor(() =>
      expect(document.querySelector('[data-testid=ArrowDropUpIcon]')).not.toBeNull(),
    );
    unmount();
    const states: object[] = [];
    const second = showPicker({
      slotProps: {
        openPickerIcon: (ownerState) => {
          states.push(ownerState);
          return {};
        },
      },
    });
    const closed = { isPickerOpen: false, isPickerValueEmpty: false, isPickerDisabled: false };
    expect(states.at(-1)).toMatchObject(closed);
    await open(second.user);
    expect(states.at(-1)).toMatchObject({ isPickerOpen: true });
  },
);

proves(
  [
    "To place the button before the text, set `openPickerButtonPosition` to `'start'` in `slotProps.field`.",
    'Pass props of an `IconButton`, such as `color`, `size`, `edge`, or `sx`, as `slotProps.openPickerButton`:',
  ],
  () => {
    show(<ButtonAtTheStart />);
    expect(button()?.closest('.MuiInputAdornment-positionStart')).not.toBeNull();
    expect(button()).toHaveClass('MuiIconButton-colorPrimary');
    expect(
      screen.getByRole('button', { name: 'Clear' }).closest('.MuiInputAdornment-positionEnd'),
    ).not.toBeNull();
  },
);

proves(
  'If the button is at the end, which is the default, the picker ignores `slotProps.inputAdornment`.',
  () => {
    const slotProps = { inputAdornment: { className: 'own' } };
    const { unmount } = showPicker({ slotProps });
    expect(button()).toBeInTheDocument();
    expect(document.querySelector('.own')).toBeNull();
    unmount();
    showPicker({ slotProps: { ...slotProps, field: { openPickerButtonPosition: 'start' } } });
    expect(document.querySelector('.own')).not.toBeNull();
  },
);

proves(
  'The component in `slots.openPickerButton` receives `onClick`, `disabled`, `aria-label`, `edge`, and the icon as `children`.',
  async () => {
    let props: IconButtonProps = {};
    function Own(given: IconButtonProps) {
      props = given;
      return <i />;
    }
    const { unmount } = showPicker({ slots: { openPickerButton: Own } });
    expect(props).toMatchObject({ disabled: false, 'aria-label': NAME, edge: 'end' });
    expect(props.onClick).toBeDefined();
    expect(props.children).toBeDefined();
    unmount();
    const { user } = show(<WordButton />);
    await user.click(screen.getByRole('button', { name: 'Calendar' }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  },
);

proves(
  [
    'For a name with the value, pass a function in `localeText`:',
    'For times, the function is `openTimePickerDialogue`. For ranges, it is `openRangePickerDialogue`.',
    'For a fixed name:',
    'Screen readers announce the button as "Choose date" with the value.',
  ],
  () => {
    const first = showPicker();
    expect(screen.getByRole('button', { name: NAME })).toBeInTheDocument();
    first.unmount();
    const second = showPicker({ localeText: { openDatePickerDialogue: (date) => `Now ${date}` } });
    expect(screen.getByRole('button', { name: 'Now Apr 15, 2026' })).toBeInTheDocument();
    second.unmount();
    const third = showPicker({ slotProps: { openPickerButton: { 'aria-label': 'Calendar' } } });
    expect(screen.getByRole('button', { name: 'Calendar' })).toBeInTheDocument();
    third.unmount();
    show(
      <Provided>
        <DateRangePicker localeText={{ openRangePickerDialogue: () => 'Own range' }} />
        <TimePicker localeText={{ openTimePickerDialogue: () => 'Own time' }} />
      </Provided>,
    );
    expect(screen.getByRole('button', { name: 'Own range' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Own time' })).toBeInTheDocument();
  },
);

proves(
  [
    'An `endAdornment` in `slotProps.textField.InputProps` replaces the opening button and the clear button.',
    "Users then can't open the picker with the mouse.",
    'A `startAdornment` replaces a button at the start in the same way.',
  ],
  () => {
    const adorn = (position: 'end' | 'start', at: 'end' | 'start' = 'end') => {
      const { unmount } = showPicker({
        slotProps: {
          field: { clearable: true, openPickerButtonPosition: at },
          textField: {
            InputProps: {
              [`${position}Adornment`]: <InputAdornment position={position}>€</InputAdornment>,
            },
          },
        },
      });
      const result = [
        screen.queryByText('€') !== null,
        button() !== null,
        screen.queryByRole('button', { name: 'Clear' }) !== null,
      ];
      unmount();
      return result;
    };
    expect(adorn('end')).toEqual([true, false, false]);
    expect(adorn('start')).toEqual([true, true, true]);
    expect(adorn('start', 'start')).toEqual([true, false, true]);
  },
);

proves(
  [
    "To hide the button, pass `sx: { display: 'none' }` to the `openPickerButton` slot.",
    "The `disableOpenPicker` prop removes the button too, but it's deprecated.",
    '`disabled` and `readOnly` disable the button.',
  ],
  async () => {
    const { user, unmount } = show(<OpenFromOutside />);
    // Roles leave out what isn't displayed.
    expect(button()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show the calendar' }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    await user.click(screen.getByRole('gridcell', { name: '20' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    unmount();
    const none = showPicker({ disableOpenPicker: true });
    expect(document.querySelector('button')).toBeNull();
    none.unmount();
    for (const props of [{ disabled: true }, { readOnly: true }]) {
      const one = showPicker(props);
      expect(button()).toBeDisabled();
      one.unmount();
    }
  },
);

proves('If all views in `viewRenderers` are `null`, there is no popup and no button.', () => {
  showPicker({ viewRenderers: { year: null, month: null, day: null } });
  expect(sectionOf('Day')).toBeInTheDocument();
  expect(button()).toBeNull();
});
