/** @jest-environment jsdom */
import { followChoices } from '../../../../src/features/other-tabs/follow';

const mockFollowPlan = jest.fn();
const mockFollowDirection = jest.fn();
jest.mock('../../../../src/features/my-plan', () => ({ followMyPlan: () => mockFollowPlan() }));
jest.mock('../../../../src/features/theme-state', () => ({
  followDirection: () => mockFollowDirection(),
}));

const html = document.documentElement;

beforeEach(() => html.setAttribute('data-has-hydrated', 'true'));

afterEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  document.body.dir = '';
});

it('follows the plan, but not before the page is hydrated', async () => {
  html.setAttribute('data-has-hydrated', 'false');
  const followed = followChoices();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(mockFollowPlan).not.toHaveBeenCalled();
  html.setAttribute('data-has-hydrated', 'true');
  await followed;
  expect(mockFollowPlan).toHaveBeenCalledTimes(1);
});

it.each([
  ['', null, 0],
  ['', 'ltr', 0],
  ['', 'nonsense', 0],
  ['', 'rtl', 1],
  ['rtl', 'rtl', 0],
  ['rtl', null, 1],
] as const)(
  'turns a page of the direction %p when %p is stored: %p',
  async (shown, stored, times) => {
    document.body.dir = shown;
    if (stored !== null) {
      localStorage.setItem('docs-direction', stored);
    }
    await followChoices();
    expect(mockFollowDirection).toHaveBeenCalledTimes(times);
  },
);
