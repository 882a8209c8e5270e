import { lackedPlans, parseBeyond, parseMyPlan } from '../../../../src/lib/pages/myPlan';

const NONSENSE = [null, '', 'PRO', 'enterprise', '__proto__', 'constructor', 'pro '];

it.each([
  [undefined, []],
  ['community', ['pro', 'premium']],
  ['pro', ['premium']],
  ['premium', []],
] as const)('the plan %s lacks %j', (plan, lacked) => {
  expect(lackedPlans(plan)).toEqual(lacked);
});

it('reads each plan, and treats anything else as no plan', () => {
  expect(['community', 'pro', 'premium'].map(parseMyPlan)).toEqual(['community', 'pro', 'premium']);
  expect(NONSENSE.map(parseMyPlan)).toEqual(NONSENSE.map(() => undefined));
});

it('hides only if that was chosen', () => {
  expect(parseBeyond('hide')).toBe('hide');
  expect(['mark', ...NONSENSE].map(parseBeyond)).toEqual(['mark', ...NONSENSE].map(() => 'mark'));
});
