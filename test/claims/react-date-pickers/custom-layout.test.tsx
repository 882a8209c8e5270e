import type { ComponentProps, ReactElement } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateTimePicker,
  DateTimePickerToolbar,
  type DateTimePickerToolbarProps,
} from '@mui/x-date-pickers/DateTimePicker';
import { usePickerActionsContext, usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import {
  type PickersLayoutProps,
  PickersLayoutRoot,
  usePickerLayout,
} from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import ActionButtons from '../../../docs/x/react-date-pickers/custom-layout/ActionButtons';
import ActionsAbove from '../../../docs/x/react-date-pickers/custom-layout/ActionsAbove';
import NoteInPopup from '../../../docs/x/react-date-pickers/custom-layout/NoteInPopup';
import OwnActionBar from '../../../docs/x/react-date-pickers/custom-layout/OwnActionBar';
import { proves, screen, show, waitFor, within } from '../harness';
import { open, Picker, Provided, shown } from '../pickers';

type Props = ComponentProps<typeof Picker>;
const day = dayjs('2026-04-15');
const cell = (name: string) => screen.getByRole('gridcell', { name });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const part = (name: string) => document.querySelector<HTMLElement>(`.MuiPickersLayout-${name}`);
const buttons = () => {
  const bar = part('actionBar');
  return bar
    ? within(bar)
        .queryAllByRole('button')
        .map(({ textContent }) => textContent)
    : [];
};
const spy = () => jest.fn<unknown, [Dayjs | null]>();
const got = ({ mock }: ReturnType<typeof spy>) =>
  mock.calls.map(([value]) => value?.format('MM-DD') ?? null);

/** Opens a picker, chooses the 20th, and clicks the only button. */
async function act(action: string, props: Props = {}) {
  const onChange = spy();
  const onAccept = spy();
  const { user, unmount } = show(
    <Picker
      defaultValue={day}
      closeOnSelect={false}
      onChange={onChange}
      onAccept={onAccept}
      slotProps={{ actionBar: { actions: [action as 'accept'] } }}
      {...props}
    />,
  );
  await open(user);
  await user.click(cell('20'));
  onChange.mockClear();
  const bar = part('actionBar');
  await user.click(within(bar ?? document.body).getByRole('button'));
  await closed();
  unmount();
  return { changed: got(onChange), accepted: got(onAccept) };
}

proves(
  [
    'The layout is the content of a popup, a dialog, or a static picker: the toolbar, shortcuts, tabs, views such as the calendar, and the action bar.',
    'To choose the buttons and their order, list them in `slotProps.actionBar.actions`:',
  ],
  async () => {
    const { user } = show(<ActionButtons />);
    await open(user);
    expect(part('root')).toContainElement(screen.getByRole('grid'));
    expect(buttons()).toEqual(['Clear', 'Cancel', 'OK']);
  },
);

proves(
  [
    '"OK": accepts the value and closes the picker',
    'Restores the last accepted value and closes the picker, without `onAccept`',
    'Accepts `null`, or `[null, null]` in a range picker, and closes the picker',
    "| `'today'` | Accepts today, or now if the picker has a time, and closes the picker. It ignores limits that disable today |",
  ],
  async () => {
    expect(await act('accept')).toEqual({ changed: [], accepted: ['04-20'] });
    expect(await act('cancel')).toEqual({ changed: ['04-15'], accepted: [] });
    expect(await act('clear')).toEqual({ changed: [null], accepted: [null] });
    const today = dayjs().format('MM-DD');
    expect(await act('today', { maxDate: dayjs('2026-05-01') })).toEqual({
      changed: [today],
      accepted: [today],
    });
  },
);

proves(
  [
    'Goes to the next step, for example from the date to the time',
    '"Next" while there is a next step, then "OK"',
    'If a picker closes after a choice, such as a desktop date picker, it has no buttons by default.',
    "Mobile dialogs, static pickers, desktop pickers with a date and a time, and pickers with `closeOnSelect={false}` default to `['cancel', 'nextOrAccept']`.",
    'To hide the action bar, pass an empty list:',
  ],
  async () => {
    const both = ['Cancel', 'OK'];
    const { user, unmount } = show(<Picker defaultValue={day} />);
    await open(user);
    expect(part('actionBar')).toBeNull();
    unmount();
    for (const element of [
      <MobileDatePicker key="1" label="Day" defaultValue={day} />,
      <DateTimePicker key="2" label="Day" defaultValue={day} />,
      <MobileDateTimePicker key="3" label="Day" defaultValue={day} />,
    ]) {
      const one = show(<Provided>{element}</Provided>);
      await one.user.click(screen.getByRole('button', { name: /^Choose date/ }));
      await screen.findByRole('dialog');
      const isStepped = element.key === '3';
      expect([element.key, buttons()]).toEqual([
        element.key,
        isStepped ? ['Cancel', 'Next'] : both,
      ]);
      if (isStepped) {
        await one.user.click(screen.getByRole('button', { name: 'Next' }));
        await waitFor(() => expect(buttons()).toEqual(both));
      }
      one.unmount();
    }
    const fixed = show(
      <Provided>
        <StaticDatePicker defaultValue={day} />
      </Provided>,
    );
    expect(buttons()).toEqual(both);
    fixed.unmount();
    const kept = show(<Picker defaultValue={day} closeOnSelect={false} />);
    await open(kept.user);
    expect(buttons()).toEqual(both);
    kept.unmount();
    show(
      <Provided>
        <StaticDatePicker defaultValue={day} slotProps={{ actionBar: { actions: [] } }} />
      </Provided>,
    );
    expect(part('actionBar')).toBeNull();
  },
);

proves(
  'To change the texts, pass [`localeText`](/x/react-date-pickers/localization/#replace-single-texts) with `okButtonLabel`, `cancelButtonLabel`, `clearButtonLabel`, `todayButtonLabel`, or `nextStepButtonLabel`.',
  () => {
    show(
      <Provided>
        <StaticDatePicker
          localeText={{
            okButtonLabel: 'a',
            cancelButtonLabel: 'b',
            clearButtonLabel: 'c',
            todayButtonLabel: 'd',
            nextStepButtonLabel: 'e',
          }}
          slotProps={{ actionBar: { actions: ['accept', 'cancel', 'clear', 'today', 'next'] } }}
        />
      </Provided>,
    );
    expect(buttons()).toEqual(['a', 'b', 'c', 'd', 'e']);
  },
);

proves(
  "If the user hasn't changed a picker with `defaultValue`, OK fires `onChange` and `onAccept` with this value. If you control `value`, OK fires neither callback.",
  async () => {
    for (const isControlled of [false, true]) {
      const onChange = spy();
      const onAccept = spy();
      const { user, unmount } = show(
        <Picker
          {...(isControlled ? { value: day } : { defaultValue: day })}
          closeOnSelect={false}
          onChange={onChange}
          onAccept={onAccept}
        />,
      );
      for (let round = 0; round < 2; round += 1) {
        await open(user);
        await user.click(screen.getByRole('button', { name: 'OK' }));
        await closed();
      }
      const calls = isControlled ? [] : ['04-15'];
      expect([got(onChange), got(onAccept)]).toEqual([calls, calls]);
      unmount();
    }
  },
);

proves(
  [
    'Pass a component as `slots.actionBar`. The hook `usePickerContext` provides the value and the functions of the built-in buttons.',
    "| `acceptValueChanges`, `cancelValueChanges` | `'accept'`, `'cancel'` |",
    'Apply the `className` prop, which places the bar in the layout:',
  ],
  async () => {
    const { user } = show(<OwnActionBar />);
    await open(user);
    expect(part('actionBar')).toContainElement(screen.getByRole('button', { name: 'Return then' }));
    await user.click(cell('20'));
    expect(shown()).toBe('03/20/2026');
    await user.click(screen.getByRole('button', { name: 'Keep the old day' }));
    await closed();
    expect(shown()).toBe('03/16/2026');
    await open(user);
    await user.click(cell('20'));
    await user.click(screen.getByRole('button', { name: 'Return then' }));
    await closed();
    expect(shown()).toBe('03/20/2026');
  },
);

proves(
  [
    "| `clearValue`, `setValueToToday` | `'clear'`, `'today'` |",
    "| `goToNextStep`, `hasNextStep` | `'next'` |",
    '| `setValue(value, options)`, `setOpen(open)` | No built-in button |',
    'If you need the functions without the state, use `usePickerActionsContext`.',
    '`setValue` accepts the value and closes the picker.',
    "To change the value but leave the picker open, pass `{ changeImportance: 'set' }`. Then `onChange` fires alone.",
  ],
  async () => {
    function Watch() {
      const { hasNextStep, goToNextStep } = usePickerContext();
      expect([hasNextStep, typeof goToNextStep]).toEqual([false, 'function']);
      return null;
    }
    function Bar() {
      const actions = usePickerActionsContext();
      return (
        <div>
          <Watch />
          <button onClick={() => actions.setValue(day.date(1), { changeImportance: 'set' })}>
            set
          </button>
          <button onClick={() => actions.setValue(day.date(2))}>accept</button>
          <button onClick={actions.clearValue}>clear</button>
          <button onClick={actions.setValueToToday}>today</button>
          <button onClick={() => actions.setOpen(false)}>close</button>
        </div>
      );
    }
    const onChange = spy();
    const onAccept = spy();
    const { user } = show(
      <Picker
        defaultValue={day}
        onChange={onChange}
        onAccept={onAccept}
        slots={{ actionBar: Bar }}
      />,
    );
    const press = (name: string) => user.click(screen.getByRole('button', { name }));
    await open(user);
    await press('set');
    expect([got(onChange), got(onAccept)]).toEqual([['04-01'], []]);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await press('accept');
    await closed();
    expect(got(onAccept)).toEqual(['04-02']);
    for (const name of ['clear', 'today', 'close']) {
      await open(user);
      await press(name);
      await closed();
    }
    expect(got(onAccept)).toEqual(['04-02', null, dayjs().format('MM-DD')]);
  },
);

proves(
  [
    'To add a note, a legend, or a footer, pass a component as `slots.layout`.',
    'The hook `usePickerLayout` creates the parts from the props, and your component places them:',
    'For example, without `content`, there is no calendar.',
    'If the picker has no tabs, `tabs` is `null`. If the toolbar is hidden, `toolbar` renders nothing.',
  ],
  async () => {
    const { user, unmount } = show(<NoteInPopup />);
    const dialog = await open(user);
    expect(dialog).toHaveTextContent('Parcels arrive between 8 and 18');
    await user.click(cell('20'));
    await closed();
    expect(shown()).toBe('03/20/2026');
    unmount();
    const parts: unknown[] = [];
    function Bare(props: PickersLayoutProps<Dayjs | null>) {
      const { toolbar, tabs, ownerState } = usePickerLayout(props);
      parts.push(tabs);
      return (
        <PickersLayoutRoot ownerState={ownerState} data-testid="bare">
          {toolbar}
        </PickersLayoutRoot>
      );
    }
    const bare = show(<Picker defaultValue={day} slots={{ layout: Bare }} />);
    await open(bare.user);
    expect(screen.queryByRole('grid')).toBeNull();
    expect(new Set(parts)).toEqual(new Set([null]));
    expect(screen.getByTestId('bare')).toBeEmptyDOMElement();
    expect(parts.length).toBeGreaterThan(0);
  },
);

proves(
  'The default layout places `tabs` below the views on desktops, and above the views in a dialog.',
  async () => {
    const isAbove = async (element: ReactElement) => {
      const { user, unmount } = show(<Provided>{element}</Provided>);
      await user.click(screen.getByRole('button', { name: /^Choose date/ }));
      const tabs = await screen.findByRole('tablist');
      const grid = screen.getByRole('grid');
      const result = tabs.compareDocumentPosition(grid) === Node.DOCUMENT_POSITION_FOLLOWING;
      unmount();
      return result;
    };
    const props = { label: 'Day', defaultValue: day, slotProps: { tabs: { hidden: false } } };
    expect(await isAbove(<DateTimePicker {...props} />)).toBe(false);
    expect(await isAbove(<MobileDateTimePicker {...props} />)).toBe(true);
  },
);

proves(
  [
    '| `toolbar` | The selected date |',
    '| `shortcuts` | The list of shortcuts |',
    '| `contentWrapper` | The views with their tabs |',
    '| `actionBar` | The buttons |',
  ],
  async () => {
    const { user } = show(
      <Provided>
        <MobileDateTimePicker
          label="Day"
          defaultValue={day}
          slotProps={{ shortcuts: { items: [{ label: 'Soon', getValue: () => day }] } }}
        />
      </Provided>,
    );
    await user.click(screen.getByRole('button', { name: /^Choose date/ }));
    await screen.findByRole('dialog');
    expect(part('toolbar')).toHaveTextContent('Apr 15');
    expect(part('shortcuts')).toHaveTextContent('Soon');
    expect(part('contentWrapper')).toContainElement(screen.getByRole('grid'));
    expect(part('contentWrapper')).toContainElement(screen.getByRole('tablist'));
    expect(part('actionBar')).toContainElement(screen.getByRole('button', { name: 'Cancel' }));
  },
);

proves('The <kbd>Tab</kbd> order remains the order of the elements.', async () => {
  const { user } = show(<ActionsAbove />);
  await open(user);
  const bar = part('actionBar');
  const grid = screen.getByRole('grid');
  expect(bar && getComputedStyle(bar).gridRow).toContain('1');
  expect(
    grid.compareDocumentPosition(bar ?? document.body) === Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBe(true);
});

proves(
  [
    "Mobile dialogs and static pickers show a toolbar, and desktop popups don't. To show or hide it, set `slotProps.toolbar.hidden`:",
    '`orientation="landscape"` on a picker places the toolbar next to the views.',
    'The default follows the orientation of the device, not the width of the window.',
  ],
  async () => {
    const hasToolbar = async (props: Props) => {
      const { user, unmount } = show(<Picker defaultValue={day} {...props} />);
      await open(user);
      const result = [part('toolbar') !== null, part('landscape') !== null];
      unmount();
      return result;
    };
    expect(await hasToolbar({})).toEqual([false, false]);
    const slotProps = { toolbar: { hidden: false } };
    expect(await hasToolbar({ slotProps })).toEqual([true, false]);
    expect(await hasToolbar({ slotProps, orientation: 'landscape' })).toEqual([true, true]);
    expect(window.innerWidth).toBeGreaterThan(window.innerHeight);
    const turned = { orientation: { angle: 90 } };
    Object.defineProperty(window, 'screen', { configurable: true, value: turned });
    expect(await hasToolbar({ slotProps })).toEqual([true, true]);
    Object.defineProperty(window, 'screen', { configurable: true, value: {} });
    const { user, unmount } = show(
      <Provided>
        <MobileDatePicker label="Day" />
      </Provided>,
    );
    await open(user);
    expect(part('toolbar')).not.toBeNull();
    unmount();
    show(
      <Provided>
        <StaticDatePicker />
      </Provided>,
    );
    expect(part('toolbar')).not.toBeNull();
  },
);

proves(
  'On a static picker, `readOnly` doesn\'t disable the buttons. "Clear" still empties the picker. To remove the buttons, pass `actions: []`.',
  async () => {
    const onChange = spy();
    const { user } = show(
      <Provided>
        <StaticDatePicker
          readOnly
          defaultValue={day}
          onChange={onChange}
          slotProps={{ actionBar: { actions: ['clear'] } }}
        />
      </Provided>,
    );
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(got(onChange)).toEqual([null]);
  },
);

describe('toolbar and frames', () => {
  proves(
    [
      '`toolbarFormat` formats the selected date. If no date is selected, the toolbar shows `toolbarPlaceholder`, which defaults to `––`.',
      'To change the title, pass its text in `localeText` of the provider, such as `datePickerToolbarTitle`.',
      'If you replace `slots.toolbar`, apply `titleId` to the element that names the dialog.',
      'To remove the tabs, set `hidden` in `slotProps.tabs`.',
    ],
    async () => {
      const toolbarOf = (props: ComponentProps<typeof StaticDatePicker>) => {
        const { unmount } = show(
          <Provided>
            <StaticDatePicker {...props} />
          </Provided>,
        );
        const text = part('toolbar')?.textContent;
        unmount();
        return text;
      };
      expect(toolbarOf({})).toBe('Select date––');
      const toolbar = { toolbarFormat: 'dddd D MMM', toolbarPlaceholder: 'No day' };
      expect(toolbarOf({ slotProps: { toolbar } })).toBe('Select dateNo day');
      const { unmount } = show(
        <LocalizationProvider
          dateAdapter={AdapterDayjs}
          localeText={{ datePickerToolbarTitle: 'My day' }}
        >
          <StaticDatePicker defaultValue={day} slotProps={{ toolbar }} />
        </LocalizationProvider>,
      );
      expect(part('toolbar')).toHaveTextContent('My dayWednesday 15 Apr');
      unmount();
      const Departure = (props: DateTimePickerToolbarProps) => (
        <DateTimePickerToolbar {...props} toolbarTitle="Departure" />
      );
      const first = show(
        <Provided>
          <MobileDateTimePicker
            slots={{ toolbar: Departure }}
            slotProps={{ tabs: { hidden: true } }}
          />
        </Provided>,
      );
      const dialog = await open(first.user);
      expect(dialog).toHaveAccessibleName('Departure');
      expect(within(dialog).queryByRole('tab')).toBeNull();
      first.unmount();
      const Own = ({ titleId }: { titleId?: string }) => <h2 id={titleId}>My trip</h2>;
      const second = show(
        <Provided>
          <MobileDateTimePicker slots={{ toolbar: Own }} />
        </Provided>,
      );
      expect(await open(second.user)).toHaveAccessibleName('My trip');
    },
  );

  proves(
    [
      '`popper`, `desktopPaper` | The popup and its surface',
      '`dialog`, `mobilePaper` | The dialog and its surface',
      '`desktopTransition`, `mobileTransition` | The animation when they open and close',
      '| `desktopTrapFocus` | The element that keeps <kbd>Tab</kbd> within the popup |',
      'This picker fills the screen of a phone, and opens its popup above the field:',
      'The popup fades, even if you pass another component in `slots.desktopTransition`.',
      '`slotProps.desktopTransition` works.',
    ],
    async () => {
      const seen: string[] = [];
      const Appear = ({ children }: { children?: React.ReactNode }) => {
        seen.push('transition');
        return <div>{children}</div>;
      };
      const Trap = ({ children }: { children?: React.ReactNode }) => {
        seen.push('trap');
        return <>{children}</>;
      };
      const { user, unmount } = show(
        <Picker
          defaultValue={day}
          reduceAnimations={false}
          slots={{ desktopTransition: Appear, desktopTrapFocus: Trap }}
          slotProps={{
            popper: { placement: 'top', className: 'own-popup' },
            desktopPaper: { className: 'own-surface' },
          }}
        />,
      );
      await open(user);
      expect(new Set(seen)).toEqual(new Set(['trap']));
      const popup = document.querySelector('.own-popup');
      expect(popup).toHaveAttribute('data-popper-placement', 'top');
      expect(popup?.querySelector('.own-surface')).toContainElement(cell('15'));
      unmount();
      seen.length = 0;
      const mobile = show(
        <Provided>
          <MobileDatePicker
            reduceAnimations={false}
            slots={{ mobileTransition: Appear }}
            slotProps={{
              dialog: { fullScreen: true, className: 'own-dialog' },
              mobilePaper: { className: 'own-surface' },
            }}
          />
        </Provided>,
      );
      await open(mobile.user);
      expect(seen).toContain('transition');
      expect(document.querySelector('.own-dialog .own-surface')).toHaveClass(
        'MuiDialog-paperFullScreen',
      );
      mobile.unmount();
      // A fade changes the opacity alone, the default grows.
      for (const [slots, isScaled] of [
        [{}, true],
        [{ desktopTransition: Appear }, false],
      ] as const) {
        const onEnter = jest.fn((node: HTMLElement) => node.style.transform);
        const popup = show(
          <Picker
            defaultValue={day}
            reduceAnimations={false}
            slots={slots}
            slotProps={{ desktopTransition: { onEnter } }}
          />,
        );
        await open(popup.user);
        expect(onEnter).toHaveBeenCalledTimes(1);
        const { style } = onEnter.mock.calls[0]?.[0] ?? document.body;
        expect([isScaled, style.transition.includes('transform')]).toEqual([isScaled, isScaled]);
        popup.unmount();
      }
    },
  );
});
