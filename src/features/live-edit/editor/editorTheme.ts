/** The look of the editor: that of code on this site, which has the same dark ground in both modes. */
import { EditorView } from '@codemirror/view';

const SOFT = 'color-mix(in srgb, var(--docs-code-text) 14%, transparent)';
const MUTED = 'color-mix(in srgb, var(--docs-code-text) 62%, var(--docs-code-bg))';
const ERROR = '#ff8a80';

export const editorTheme = /* #__PURE__ */ EditorView.theme(
  {
    '&': {
      backgroundColor: 'transparent',
      color: 'inherit',
      maxBlockSize: 'min(68vh, 1000px)',
      direction: 'ltr',
      textAlign: 'left',
    },
    // The element around it shows the focus, over the line numbers.
    '&.cm-focused': { outline: 'none' },
    '.cm-scroller': {
      overflow: 'auto',
      font: '0.84375rem/1.6 var(--docs-font-mono)',
    },
    '.cm-content': { padding: '16px 0', caretColor: 'var(--docs-code-text)' },
    '.cm-line': { padding: '0 16px 0 8px' },
    '.cm-gutters': {
      backgroundColor: 'var(--docs-code-bg)',
      color: MUTED,
      border: '0',
      userSelect: 'none',
    },
    '.cm-lineNumbers .cm-gutterElement': { minInlineSize: '34px', padding: '0 4px 0 8px' },
    '.cm-content ::selection': {
      backgroundColor: 'color-mix(in srgb, var(--docs-code-text) 30%, transparent)',
    },
    '&.cm-focused .cm-matchingBracket': { backgroundColor: SOFT, color: 'inherit' },
    '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'transparent', color: ERROR },
    '.cm-lintRange-error': {
      backgroundImage: 'none',
      textDecoration: `underline wavy ${ERROR}`,
      textUnderlineOffset: '3px',
      paddingBlockEnd: '0',
    },
    '.cm-lintPoint::after': { borderBlockEndColor: ERROR },
    '.cm-tooltip': {
      zIndex: 'var(--docs-z-tooltip)',
      border: '1px solid var(--docs-border-strong)',
      borderRadius: 'var(--docs-radius-md)',
      backgroundColor: 'var(--docs-bg)',
      color: 'var(--docs-text)',
      boxShadow: 'var(--docs-shadow-2)',
    },
    '.cm-tooltip.cm-tooltip-autocomplete > ul': {
      maxInlineSize: 'min(560px, 88vw)',
      fontFamily: 'var(--docs-font-mono)',
      fontSize: '0.8125rem',
    },
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
      margin: '0',
      padding: '4px 10px',
      lineHeight: '1.5',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
      backgroundColor: 'var(--docs-primary-soft)',
      color: 'var(--docs-text)',
      outline: '1px solid var(--docs-primary)',
      outlineOffset: '-1px',
    },
    '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700' },
    '.cm-completionDetail': {
      marginInlineStart: '12px',
      color: 'var(--docs-text-muted)',
      fontStyle: 'normal',
    },
    '.cm-tooltip.cm-completionInfo': {
      padding: '8px 10px',
      maxInlineSize: '300px',
      fontFamily: 'var(--docs-font)',
      fontSize: '0.8125rem',
      whiteSpace: 'normal',
    },
    '.cm-diagnostic': { padding: '6px 10px', borderInlineStart: '0', fontSize: '0.8125rem' },
    '@media (max-width: 599.95px)': {
      // It would cover the list.
      '.cm-tooltip.cm-completionInfo': { display: 'none' },
    },
    '@media (pointer: coarse)': {
      // Below 16 px, some phones zoom in when the editor gets the focus.
      '.cm-scroller': { fontSize: '16px' },
      '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '9px 10px' },
    },
    '@media (forced-colors: active)': {
      '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
        outline: '2px solid Highlight',
      },
    },
  },
  { dark: true },
);
