/**
 * What readers say of a page: the one shape that the site sends and a receiver takes, with its rules and limits. Both
 * sides check by the functions here.
 */

/** 1: helpful; 0: not helpful. */
export type Rating = 0 | 1;

export interface Feedback {
  /** Path of the page as the reader saw it, with language and version. */
  readonly page: string;
  /** Anchor of the section that the comment is about; `null`: the page as a whole. */
  readonly section: string | null;
  /** Documented version of the packages. */
  readonly version: string;
  /** Language of the site: `en`. */
  readonly language: string;
  /** `null`: the reader gave none. */
  readonly rating: Rating | null;
  /** As {@link cleanComment} leaves it; empty: only a rating. */
  readonly comment: string;
}

/** Characters that a comment has at least, when there is one: the original site's rule. {@link visibleLength} counts. */
export const COMMENT_MIN = 10;

/** UTF-16 units; even when each of them takes six bytes of JSON, the whole stays below {@link BODY_MAX_BYTES}. */
export const FEEDBACK_LIMITS = {
  page: 500,
  section: 200,
  version: 40,
  language: 20,
  comment: 1800,
} as const;

/** What a receiver reads of one submission. */
export const BODY_MAX_BYTES = 16 * 1024;

/** Why a comment can't be sent. */
export type CommentProblem = 'tooShort' | 'tooLong';

/** Ends of lines, of paragraphs and of pages; each becomes a line feed. */
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

const CONTROLS = /(?![\t\n])\p{Cc}/gu;

/** Half of a character; `isWellFormed` is younger than browsers that have to do. */
const HALVES = /\p{Cs}/gu;

/** What shows nothing: characters without a width, and the one blank that isn't a space. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Characters that a reader of the text can tell apart; a run of spaces and line ends is one. */
function visibleLength(text: string): number {
  return [...text.replace(INVISIBLE, '').trim().replace(/\s+/g, ' ')].length;
}

/**
 * The comment as it is sent and kept, for any program to read: without control characters other than tab and line feed,
 * without halves of characters, without space at its ends; empty when nothing of it is visible. What is clean stays as
 * it is.
 */
export function cleanComment(comment: string): string {
  const text = comment
    .replace(LINE_ENDS, '\n')
    .replace(CONTROLS, '')
    .replace(HALVES, '\uFFFD')
    .trim();
  return visibleLength(text) === 0 ? '' : text;
}

/** @returns `undefined` when the comment may go with this rating: it may be left out only where there is a rating */
export function commentProblem(comment: string, rating: Rating | null): CommentProblem | undefined {
  const text = cleanComment(comment);
  if (text.length > FEEDBACK_LIMITS.comment) {
    return 'tooLong';
  }
  const isEnough = text === '' ? rating !== null : visibleLength(text) >= COMMENT_MIN;
  return isEnough ? undefined : 'tooShort';
}

/** Reads a rating from outside; anything unknown is none. */
export function parseRating(value: unknown): Rating | null {
  return value === 1 || value === '1' ? 1 : value === 0 || value === '0' ? 0 : null;
}

/** Nowhere spaces, control characters or halves of characters. */
const FORMS = {
  page: /^\/(?!\/)[^\s\p{Cc}\p{Cs}]*$/u,
  section: /^[^\s\p{Cc}\p{Cs}]+$/u,
  version: /^[\w.+-]+$/,
  language: /^[A-Za-z]{2,3}(?:-[A-Za-z\d]+)*$/,
} as const;

function isText(value: unknown, field: keyof typeof FORMS): value is string {
  return (
    typeof value === 'string' && value.length <= FEEDBACK_LIMITS[field] && FORMS[field].test(value)
  );
}

/** What is wrong with something received, in a few words for who sent it. */
export interface FeedbackProblem {
  readonly problem: string;
}

/** Checks what was received, field by field. Fields that are not known are left out. */
export function parseFeedback(value: unknown): Feedback | FeedbackProblem {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { problem: 'not an object' };
  }
  const fields: Readonly<Record<string, unknown>> = { ...value };
  const { page, section = null, version, language, rating = null, comment = '' } = fields;
  if (!isText(page, 'page')) {
    return { problem: 'page' };
  }
  if (section !== null && !isText(section, 'section')) {
    return { problem: 'section' };
  }
  if (!isText(version, 'version')) {
    return { problem: 'version' };
  }
  if (!isText(language, 'language')) {
    return { problem: 'language' };
  }
  if (rating !== null && rating !== 0 && rating !== 1) {
    return { problem: 'rating' };
  }
  if (typeof comment !== 'string' || commentProblem(comment, rating) !== undefined) {
    return { problem: 'comment' };
  }
  return { page, section, version, language, rating, comment: cleanComment(comment) };
}
