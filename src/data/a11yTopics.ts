/** What the tables in `<A11y>` consist of, with the words of each language. */
import type { Language } from '../lib/text/languages';

type Words = Readonly<Record<Language, string>>;

/** The columns. The last one is advice: its sentences are proved as those of a paragraph are. */
export const A11Y_COLUMNS: readonly Words[] = [
  { en: 'Topic', zh: '主题' },
  { en: 'What happens', zh: '组件的行为' },
  { en: 'What you do', zh: '你要做的事' },
];

interface A11yTopic {
  readonly words: Words;
  /** Whether a table without the topic is incomplete. */
  readonly isRequired: boolean;
}

/** The first cells of rows, in their order. */
export const A11Y_TOPICS: readonly A11yTopic[] = [
  { words: { en: 'Role', zh: '角色' }, isRequired: true },
  { words: { en: 'Name', zh: '名称' }, isRequired: true },
  { words: { en: 'States', zh: '状态' }, isRequired: true },
  { words: { en: 'Focus', zh: '焦点' }, isRequired: true },
  { words: { en: 'Announcements', zh: '播报' }, isRequired: false },
  { words: { en: 'Contrast', zh: '对比度' }, isRequired: false },
];
