import {
  BODY_MAX_BYTES,
  commentProblem,
  FEEDBACK_LIMITS,
  parseFeedback,
  parseRating,
  type Rating,
} from '../../../src/lib/feedback';

const FEEDBACK = {
  page: '/zh/x/8.9.0/react-charts/',
  section: '安装',
  version: '8.10.2',
  language: 'zh',
  rating: 0,
  comment: '这一页没有说明如何安装。',
} as const;

describe('commentProblem', () => {
  it.each<[string, Rating | null, ReturnType<typeof commentProblem>]>([
    ['', 1, undefined],
    ['   \n', 0, undefined],
    ['', null, 'tooShort'],
    ['123456789', 1, 'tooShort'],
    ['  123456789  ', null, 'tooShort'],
    ['1234567890', null, undefined],
    ['😀😀😀😀😀', 1, 'tooShort'],
    ['a'.repeat(FEEDBACK_LIMITS.comment), null, undefined],
    [`${'a'.repeat(FEEDBACK_LIMITS.comment)}  `, null, undefined],
    ['a'.repeat(FEEDBACK_LIMITS.comment + 1), 1, 'tooLong'],
  ])('says of %j with the rating %s: %s', (comment, rating, problem) => {
    expect(commentProblem(comment, rating)).toBe(problem);
  });
});

describe('parseRating', () => {
  it.each([
    ['1', 1],
    ['0', 0],
    [1, 1],
    [0, 0],
    [null, null],
    ['', null],
    ['2', null],
    ['true', null],
    [true, null],
  ])('reads %j as %s', (stored, rating) => {
    expect(parseRating(stored)).toBe(rating);
  });
});

describe('parseFeedback', () => {
  it('takes feedback, trims its comment and drops what it does not know', () => {
    expect(parseFeedback({ ...FEEDBACK, comment: ` ${FEEDBACK.comment}\n`, extra: 1 })).toEqual(
      FEEDBACK,
    );
  });

  it('takes a rating alone', () => {
    const { page, version, language } = FEEDBACK;
    expect(parseFeedback({ page, version, language, rating: 1 })).toEqual({
      page,
      version,
      language,
      section: null,
      rating: 1,
      comment: '',
    });
  });
});

it('lets through nothing that a receiver would find too large', () => {
  // Six bytes of JSON for each unit is the most there is.
  const sum = Object.values(FEEDBACK_LIMITS).reduce((total, length) => total + 6 * length, 0);
  expect(sum + 200).toBeLessThan(BODY_MAX_BYTES);
});
