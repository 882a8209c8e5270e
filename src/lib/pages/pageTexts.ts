/** The rules for what a page says of itself: its title and its description. */
import { SOURCE_LANGUAGE } from '../text/dictionary';

/** Search results and browser tabs cut longer titles. */
const MAX_TITLE_LENGTH = 70;
/** Search results cut longer descriptions. */
const MAX_DESCRIPTION_LENGTH = 160;

/** The rule that a title breaks; `undefined` for a good one. */
export function titleProblem(title: unknown): string | undefined {
  if (typeof title !== 'string' || title.trim() === '') {
    return '`title` is missing. Add a line such as `title: Sorting`.';
  }
  return title.length > MAX_TITLE_LENGTH
    ? `\`title\` has ${title.length} characters; at most ${MAX_TITLE_LENGTH} are allowed.`
    : undefined;
}

/**
 * The rule that a description breaks; `undefined` for a good one.
 * @param language the language that it is written in
 */
export function descriptionProblem(description: unknown, language: string): string | undefined {
  if (typeof description !== 'string' || description.trim() === '') {
    return '`description` is missing. Say in one sentence what the page enables a reader to do.';
  }
  if (description.length > MAX_DESCRIPTION_LENGTH) {
    return `\`description\` has ${description.length} characters; at most ${MAX_DESCRIPTION_LENGTH} are allowed.`;
  }
  const ends = language === SOURCE_LANGUAGE ? /[.!]$/ : /[.!。！]$/;
  return ends.test(description) ? undefined : '`description` must end with `.` or `!`.';
}
