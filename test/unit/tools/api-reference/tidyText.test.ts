import { withoutOpenUnions } from '../../../../tools/api-reference/tidyText';

test.each([
  [
    "OverridableStringUnion<'text' | 'outlined', ButtonPropsVariantOverrides>",
    "'text' | 'outlined'",
  ],
  [
    "OverridableStringUnion<Variant | 'inherit', Overrides> | string",
    "Variant | 'inherit' | string",
  ],
  [
    "Partial<Record<OverridableStringUnion<Variant | 'inherit', Overrides>, string>>",
    "Partial<Record<Variant | 'inherit', string>>",
  ],
  [
    "OverridableStringUnion<'a', One> | OverridableStringUnion<(x: () => void) => 'b', Two>",
    "'a' | (x: () => void) => 'b'",
  ],
  ["'start' | 'end'", "'start' | 'end'"],
  // A text that was cut stays readable.
  ["OverridableStringUnion<'a'", "'a'"],
])('%s is read as %s', (type, read) => {
  expect(withoutOpenUnions(type)).toBe(read);
});
