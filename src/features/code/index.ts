/** Code blocks, their tabs, and copying. */
export { CodeTabs, type CodeTabsProps } from './CodeTabs';
export { CopyButton, type CopyButtonProps } from './CopyButton';
export { copyText } from './copyText';
export { installKeyboardCopy } from './keyboardCopy';
export { PlainCode, StaticCode, type StaticCodeProps } from './StaticCode';
