/** The colours of the images: those of the light shell, from `src/features/docs-theme/palette.ts`. */
export const COLORS = {
  ground: '#ffffff',
  surface: '#f8fafc',
  soft: '#e7f2fe',
  border: '#dde3e9',
  strong: '#b4c0cb',
  muted: '#4e5c6a',
  text: '#17212c',
  primary: '#005ebd',
  /** `primary`, thinned for large areas. */
  pale: '#9cc4ef',
} as const;
