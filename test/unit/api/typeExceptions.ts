/**
 * Props that the types of a component have and its page has not, each with the reason. `ref` stands for what the page
 * says of refs. Props of a native element or of a component of Material UI, where the page says so, and those with `@ignore` need no line here.
 */
import type { ApiProduct } from '../../../src/lib/api/apiModel';

type Exceptions = Readonly<Record<string, Readonly<Record<string, string>>>>;

const UNTYPED_REF = 'The types say that it holds `{}` or `unknown`, which is anything.';

export const TYPE_EXCEPTIONS: Readonly<Record<ApiProduct, Exceptions>> = {
  'data-grid': {},
  'date-pickers': {
    PickersActionBar: { ref: UNTYPED_REF },
  },
  charts: {
    ChartsLegend: { ref: UNTYPED_REF },
    ContinuousColorLegend: { ref: UNTYPED_REF },
    PiecewiseColorLegend: { ref: UNTYPED_REF },
  },
  'tree-view': {},
  'material-ui': {},
};
