/** Feedback as an issue of the repository's tracker, for sites that nobody receives feedback for. */
import { type Feedback, type CommentProblem, commentProblem } from './feedback';

/** Characters that an address may have so that trackers and proxies on the way still take it. */
export const ISSUE_ADDRESS_MAX = 8000;

export interface IssueTarget {
  /** Home of the repository, without a slash at the end. */
  readonly repository: string;
  /** The site's host, with its scheme and without a slash at the end: pages have its base. */
  readonly site: string;
}

function addressOf({ page, section }: Feedback, site: string): string {
  return `${site}${page}${section === null ? '' : `#${section}`}`;
}

function ratingOf({ rating }: Feedback): readonly string[] {
  return rating === null ? [] : [`Helpful: ${rating === 1 ? 'yes' : 'no'}`];
}

/** Address of the tracker's form, filled in. It is English, as the tracker is; the comment stays as it was written. */
export function issueAddress(feedback: Feedback, { repository, site }: IssueTarget): string {
  const { page, section, version, language, comment } = feedback;
  const query = new URLSearchParams({
    title: `Docs: ${section === null ? page : `${page}#${section}`}`,
    body: [
      `Page: ${addressOf(feedback, site)}`,
      `Version: ${version}`,
      `Language: ${language}`,
      ...ratingOf(feedback),
      '',
      comment.trim(),
    ].join('\n'),
  });
  return `${repository}/issues/new?${query}`;
}

/** {@link commentProblem}, where the comment has to fit into an address. */
export function issueProblem(feedback: Feedback, place: IssueTarget): CommentProblem | undefined {
  const problem = commentProblem(feedback.comment, feedback.rating);
  return problem === undefined && issueAddress(feedback, place).length > ISSUE_ADDRESS_MAX
    ? 'tooLong'
    : problem;
}
