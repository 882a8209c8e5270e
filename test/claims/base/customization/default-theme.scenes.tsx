/** What the claims about the default theme open in the real browser. */
export { default as ThemeViewer } from '../../../../docs/base/customization/default-theme/ThemeViewer';
