/** What a reader can choose, in one panel that opens from the header. */
export { SettingsButton } from './SettingsButton';
export type { SettingsButtonProps } from './SettingsButton';
