/** Text without the marks of Markdown, so that words of a page can be quoted as they are read or as they are written. Pure. */

/** Elements that pages put around words. */
const TAGS = /<\/?(?:kbd|em|strong|sub|sup|output)>|<br ?\/?>/g;

/** Words with single spaces; code keeps its letters and loses its marks. The same is done to a page and to a quote. */
export function plain(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\((?:\/|https?:|#)[^)\s]*\)/g, '$1')
    .replace(TAGS, '')
    .replace(/[`*\\]/g, '')
    .replace(/\|/g, ' ')
    .replace(/(?<![\w])_(?=\S)|(?<=\S)_(?![\w])/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
