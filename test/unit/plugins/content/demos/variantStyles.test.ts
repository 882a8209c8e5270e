import { VARIANT_STYLES } from '../../../../../plugins/content/demos/variantStyles';
import { CODE_STYLINGS } from '../../../../../src/lib/code/demo';

const rules = Object.values(VARIANT_STYLES);

/** The names of the stylesheets that styles go to which a chunk with these imports needs. */
function stylesheetsOf(...requests: readonly (string | undefined)[]): readonly string[] {
  const chunk = { groupsIterable: [{ origins: requests.map((request) => ({ request })) }] };
  return rules.filter(({ chunks }) => chunks(chunk)).map(({ name }) => name);
}

test('each styling besides the first has a stylesheet', () => {
  expect(rules.map(({ name }) => name)).toEqual(
    CODE_STYLINGS.slice(1).map((styling) => `${styling}-variants`),
  );
});

test.each([
  ['./Basic.tailwind.tsx', ['tailwind-variants']],
  ['./Basic.css.tsx', ['css-variants']],
  ['./Basic.tsx', []],
  ['./tailwind.tsx', []],
  [undefined, []],
])('styles that %s imports go to %j', (request, names) => {
  expect(stylesheetsOf(request)).toEqual(names);
});

test('styles of another import too stay in the stylesheet of every page', () => {
  expect(stylesheetsOf('./Basic.css.tsx', './Other.css.tsx')).toEqual(['css-variants']);
  expect(stylesheetsOf('./Basic.css.tsx', './Basic.tsx')).toEqual([]);
  expect(stylesheetsOf('./Basic.css.tsx', undefined)).toEqual([]);
  expect(stylesheetsOf()).toEqual([]);
});
