/** Text without the marks of Markdown, so that words of a page can be quoted as they are read or as they are written. Pure. */
import { PLAN_NAMES } from '../../src/lib/text/plan';

/** Elements that pages put around words. */
const TAGS = /<\/?(?:kbd|em|strong|sub|sup|output)>|<br ?\/?>/g;

const PLAN = /<Plan needs="(pro|premium)" ?\/>/g;

/** What `<Plan>` says. */
export function planText(plan: keyof typeof PLAN_NAMES): string {
  return `(${PLAN_NAMES[plan]})`;
}

/** Words with single spaces; code keeps its letters and loses its marks. The same is done to a page and to a quote. */
export function plain(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\((?:\/|https?:|#)[^)\s]*\)/g, '$1')
    .replace(PLAN, (_tag, plan: keyof typeof PLAN_NAMES) => planText(plan))
    .replace(TAGS, '')
    .replace(/[`*\\]/g, '')
    .replace(/\|/g, ' ')
    .replace(/(?<![\w])_(?=\S)|(?<=\S)_(?![\w])/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
