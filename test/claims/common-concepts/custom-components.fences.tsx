/** The props of a block without its element are those of a picker. */
import { DatePicker as Fragment } from '@mui/x-date-pickers';

export { Fragment };
