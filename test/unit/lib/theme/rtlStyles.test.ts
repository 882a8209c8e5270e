import { mirroredName } from '../../../../src/lib/theme/rtlStyles';

it.each([
  ['styles.ab12.css', 'styles.ab12.rtl.css'],
  ['/zh/assets/css/styles.css', '/zh/assets/css/styles.rtl.css'],
  ['styles.ab12.rtl.css', undefined],
  ['styles.css.map', undefined],
  ['', undefined],
])('the mirrored version of %p is %p', (file, expected) => {
  expect(mirroredName(file)).toBe(expected);
});
