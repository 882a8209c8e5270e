/** What the claims of the guide open in the real browser. */
import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  DesktopDateRangePicker,
  type DesktopDateRangePickerProps,
} from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import type { DateRangePickerFieldProps } from '@mui/x-date-pickers-pro/DateRangePicker';
import {
  unstable_useMultiInputRangeField as useMultiInputRangeField,
  type UseMultiInputRangeFieldTextFieldProps,
} from '@mui/x-date-pickers-pro/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { useDateRangeManager } from '@mui/x-date-pickers-pro/managers';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { PickersTextField, type PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';

type EndProps = UseMultiInputRangeFieldTextFieldProps<
  true,
  Pick<PickersTextFieldProps, 'label' | 'helperText' | 'InputProps'>
>;

function End({ enableAccessibleFieldDOMStructure, ...props }: EndProps) {
  return <PickersTextField {...props} data-sections={enableAccessibleFieldDOMStructure} />;
}

/** The field of the guide. */
function StayField(props: DateRangePickerFieldProps) {
  const { readOnly, rootRef, triggerRef, variant } = usePickerContext();
  const { internalProps } = useSplitFieldProps(props, 'date');
  const { root, startTextField, endTextField } = useMultiInputRangeField({
    manager: useDateRangeManager(),
    internalProps: { ...internalProps, readOnly: readOnly || variant === 'mobile' },
    rootProps: { ref: rootRef },
    startTextFieldProps: { label: 'Arrival', InputProps: { ref: triggerRef } },
    endTextFieldProps: { label: 'Departure', helperText: 'The last night' },
  });
  return (
    <div {...root}>
      <End {...startTextField} />
      <End {...endTextField} />
    </div>
  );
}

/** The field without the refs of the picker. */
function LooseField(props: DateRangePickerFieldProps) {
  const { internalProps } = useSplitFieldProps(props, 'date');
  const { root, startTextField, endTextField } = useMultiInputRangeField({
    manager: useDateRangeManager(),
    internalProps,
    rootProps: {},
    startTextFieldProps: { label: 'Arrival' },
    endTextFieldProps: { label: 'Departure' },
  });
  return (
    <div {...root}>
      <End {...startTextField} />
      <End {...endTextField} />
    </div>
  );
}

/** Lists what the picker calls. `top` is the distance of the field from the top of the page, in px. */
function Stay({ top, ...props }: DesktopDateRangePickerProps & { readonly top: number }) {
  const [calls, setCalls] = React.useState<readonly string[]>([]);
  const [value, setValue] = React.useState<DateRange<Dayjs>>([null, null]);
  const log = (call: string) => setCalls((previous) => [...previous, call]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div style={{ margin: `${top}px 0 0 300px` }}>
        <DesktopDateRangePicker
          {...props}
          value={value}
          onChange={setValue}
          minDate={dayjs('2026-03-10')}
          onOpen={() => log('open')}
          onClose={() => log('close')}
        />
      </div>
      <output>{calls.join(' ')}</output>
    </LocalizationProvider>
  );
}

export function OwnField() {
  return <Stay top={100} slots={{ field: StayField }} />;
}
/** So low that the popup in the corner of the page doesn't cover the field. */
export function FieldWithoutRefs() {
  return <Stay top={450} slots={{ field: LooseField }} />;
}
