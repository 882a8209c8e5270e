/** Styles of the reader's own theme. In a CSS module they would be in the style sheet of every page. */
import type { CSSProperties } from 'react';

export const BUTTONS: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBlockStart: 12,
};

/** Wider than the settings, as lines of code are. */
export const DIALOG: CSSProperties = { inlineSize: 'min(720px, 100%)' };

export const CONTENT: CSSProperties = {
  gridTemplateRows: 'auto auto minmax(200px, 1fr)',
  blockSize: '100%',
  gap: 12,
};

export const FIELD: CSSProperties = {
  boxSizing: 'border-box',
  inlineSize: '100%',
  padding: 12,
  resize: 'none',
  border: '1px solid var(--docs-border-strong)',
  borderRadius: 'var(--docs-radius-md)',
  background: 'var(--docs-surface)',
  color: 'var(--docs-text)',
  font: '0.8125rem/1.5 var(--docs-font-mono)',
  // Long lines are read on phones, too.
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  overflow: 'auto',
};

export const TEXT: CSSProperties = { margin: 0 };

export const PROBLEM: CSSProperties = { ...TEXT, color: 'var(--docs-error)' };
