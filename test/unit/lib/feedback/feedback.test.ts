import {
  BODY_MAX_BYTES,
  cleanComment,
  commentProblem,
  FEEDBACK_LIMITS,
  parseFeedback,
  parseRating,
  type Rating,
} from '../../../../src/lib/feedback/feedback';

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
    ['one or two', null, undefined],
    ['a        b', 1, 'tooShort'],
    ['\0'.repeat(10), null, 'tooShort'],
    ['\u200B'.repeat(10), null, 'tooShort'],
    ['\u2060\u00AD\uFE0F\u2800\u3164'.repeat(2), null, 'tooShort'],
    ['\u200B'.repeat(10), 1, undefined],
    [`${'\u200D'.repeat(10)}123456789`, 1, 'tooShort'],
    ['می‌خواهم بدانم', null, undefined],
    [`${'a'.repeat(FEEDBACK_LIMITS.comment)}\0`, null, undefined],
    ['a'.repeat(FEEDBACK_LIMITS.comment), null, undefined],
    [`${'a'.repeat(FEEDBACK_LIMITS.comment)}  `, null, undefined],
    ['a'.repeat(FEEDBACK_LIMITS.comment + 1), 1, 'tooLong'],
  ])('says of %j with the rating %s: %s', (comment, rating, problem) => {
    expect(commentProblem(comment, rating)).toBe(problem);
  });
});

describe('cleanComment', () => {
  it.each([
    ['  two\n\tlines \n', 'two\n\tlines'],
    [
      'one\r\ntwo\rthree\vfour\ffive\u0085six\u2028seven',
      'one\ntwo\nthree\nfour\nfive\nsix\nseven',
    ],
    ['a\0b\u0007c\u001Bd\u007Fe\u009Bf', 'abcdef'],
    ['half \uD83D of \uDE00 it', 'half \uFFFD of \uFFFD it'],
    ['\uD83D\0\uDE00', '😀'],
    ['👩‍💻 می‌خواهم 说明', '👩‍💻 می‌خواهم 说明'],
    ['\u200B\u2800\0', ''],
  ])('makes of %j %j, and leaves that as it is', (comment, clean) => {
    expect(cleanComment(comment)).toBe(clean);
    expect(cleanComment(clean)).toBe(clean);
    expect(Buffer.from(clean).toString()).toBe(clean);
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

  it.each(['\0', '\n', '\u0085', '\u001B', '\uD83D', '\uDE00'])(
    'refuses a page and a section with %j',
    (character) => {
      const { page, section } = FEEDBACK;
      expect(parseFeedback({ ...FEEDBACK, page: page + character })).toEqual({ problem: 'page' });
      expect(parseFeedback({ ...FEEDBACK, section: section + character })).toEqual({
        problem: 'section',
      });
    },
  );

  it('keeps a comment as the form sends it', () => {
    const comment = 'One\r\ntwo\0 \uD83D and three.';
    expect(parseFeedback({ ...FEEDBACK, comment })).toEqual({
      ...FEEDBACK,
      comment: cleanComment(comment),
    });
  });

  it('drops a comment that can’t be shown', () => {
    expect(parseFeedback({ ...FEEDBACK, comment: '\u200B'.repeat(10) })).toEqual({
      ...FEEDBACK,
      comment: '',
    });
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
