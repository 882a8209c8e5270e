/** What options of the base library's hooks and functions do, where the packages' own text is empty. See `apiNotes.ts`. */
import type { ApiNoteEntry } from '../lib/api/apiNoteEntry';

const AUTOCOMPLETE = 'material/useAutocomplete/useAutocomplete.js';
const SCROLL_TRIGGER = 'material/useScrollTrigger/useScrollTrigger.js';

export const API_OPTION_NOTES: readonly ApiNoteEntry[] = [
  {
    rows: ['CreateFilterOptionsConfig.ignoreAccents'],
    note: {
      en: 'Whether letters with and without accents are the same.',
      zh: '是否将带重音符号和不带重音符号的字母视为相同。',
    },
    default: 'true',
    evidence: { file: AUTOCOMPLETE, has: 'ignoreAccents = true,' },
  },
  {
    rows: ['CreateFilterOptionsConfig.ignoreCase'],
    note: {
      en: 'Whether uppercase and lowercase letters are the same.',
      zh: '是否忽略字母大小写。',
    },
    default: 'true',
    evidence: { file: AUTOCOMPLETE, has: 'ignoreCase = true,' },
  },
  {
    rows: ['CreateFilterOptionsConfig.limit'],
    note: {
      en: 'The largest number of options to show. Without it, all matching options are shown.',
      zh: '最多显示的选项数。不设置时显示所有匹配的选项。',
    },
    evidence: {
      file: AUTOCOMPLETE,
      has: "typeof limit === 'number' ? filteredOptions.slice(0, limit) : filteredOptions",
    },
  },
  {
    rows: ['CreateFilterOptionsConfig.matchFrom'],
    note: {
      en: "Where the text of an option must contain the input: `'any'` for anywhere, `'start'` for the beginning.",
      zh: "输入内容须出现在选项文本的哪个位置：`'any'` 表示任意位置，`'start'` 表示开头。",
    },
    default: "'any'",
    evidence: {
      file: AUTOCOMPLETE,
      has: "matchFrom === 'start' ? candidate.startsWith(input) : candidate.includes(input)",
    },
  },
  {
    rows: ['CreateFilterOptionsConfig.stringify'],
    note: {
      en: 'Returns the text of an option that is searched. By default, the text from `getOptionLabel`.',
      zh: '返回用于搜索的选项文本。默认使用 `getOptionLabel` 返回的文本。',
    },
    evidence: { file: AUTOCOMPLETE, has: '(stringify || getOptionLabel)(option)' },
  },
  {
    rows: ['CreateFilterOptionsConfig.trim'],
    note: {
      en: 'Whether blanks at both ends of the input are ignored.',
      zh: '是否忽略输入内容首尾的空格。',
    },
    default: 'false',
    evidence: { file: AUTOCOMPLETE, has: 'trim ? inputValue.trim() : inputValue' },
  },
  {
    rows: ['UseAutocompleteProps.componentName'],
    default: "'useAutocomplete'",
    evidence: { file: AUTOCOMPLETE, has: "componentName = 'useAutocomplete'," },
  },
  {
    rows: ['UsePaginationProps.componentName'],
    default: "'usePagination'",
    evidence: {
      file: 'material/usePagination/usePagination.js',
      has: "componentName = 'usePagination',",
    },
  },
  {
    rows: ['UseScrollTriggerOptions.disableHysteresis'],
    note: {
      en: 'Whether the direction of scrolling doesn’t matter. By default, scrolling up resets the trigger.',
      zh: '是否不考虑滚动方向。默认情况下，向上滚动会重置触发状态。',
    },
    default: 'false',
    evidence: { file: SCROLL_TRIGGER, has: 'disableHysteresis = false,' },
  },
  {
    rows: ['UseScrollTriggerOptions.target'],
    note: {
      en: 'The element or window whose scroll position is read. By default, the window. With `null`, the hook returns `false`.',
      zh: '读取其滚动位置的元素或窗口。默认为窗口；为 `null` 时，该 Hook 返回 `false`。',
    },
    default: 'window',
    evidence: {
      file: SCROLL_TRIGGER,
      has: "const defaultTarget = typeof window !== 'undefined' ? window : null;",
    },
  },
  {
    rows: ['UseScrollTriggerOptions.threshold'],
    note: {
      en: 'The distance in pixels that users must scroll past.',
      zh: '用户须滚动超过的距离，单位为像素。',
    },
    default: '100',
    evidence: { file: SCROLL_TRIGGER, has: 'threshold = 100,' },
  },
];
