import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import { SettingsButton } from '../../../features/settings';

export default {
  ...ComponentTypes,
  'custom-settings': SettingsButton,
};
