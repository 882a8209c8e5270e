import type { Feedback } from '../../../../src/lib/feedback/feedback';
import { issueAddress, issueProblem } from '../../../../src/lib/feedback/feedbackIssue';

const PLACE = { repository: 'https://github.com/me/docs', site: 'https://docs.example.com' };
const FEEDBACK: Feedback = {
  page: '/zh/x/introduction/',
  section: null,
  version: '8.10.2',
  language: 'zh',
  rating: 0,
  comment: 'Missing & "unclear" #1\nsecond line',
};

const queryOf = (feedback: Feedback) => {
  const address = new URL(issueAddress(feedback, PLACE));
  expect(address.origin + address.pathname).toBe('https://github.com/me/docs/issues/new');
  return Object.fromEntries(address.searchParams);
};

describe('issueAddress', () => {
  it('fills the form in for a page', () => {
    expect(queryOf(FEEDBACK)).toEqual({
      title: 'Docs: /zh/x/introduction/',
      body: `Page: https://docs.example.com/zh/x/introduction/
Version: 8.10.2
Language: zh
Helpful: no

Missing & "unclear" #1
second line`,
    });
  });

  it('names the section, and no rating where there is none', () => {
    const { title, body } = queryOf({ ...FEEDBACK, section: 'api', rating: null });
    expect(title).toBe('Docs: /zh/x/introduction/#api');
    expect(body).toMatch(/^Page: \S+\/introduction\/#api\n/);
    expect(body).not.toContain('Helpful');
  });
});

describe('issueProblem', () => {
  it.each([
    ['fits', 'a'.repeat(1800), undefined],
    ['is too long in any case', 'a'.repeat(1801), 'tooLong'],
    ['is too long as an address', '长'.repeat(1800), 'tooLong'],
    ['is too short', 'short', 'tooShort'],
  ])('of a comment that %s', (_case, comment, problem) => {
    expect(issueProblem({ ...FEEDBACK, comment }, PLACE)).toBe(problem);
  });
});
