import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import { LanguageLinks } from '../../../features/i18n/LanguageLinks';
import { SettingsButton } from '../../../features/settings';
import { VersionItem } from '../../../features/versions/VersionItem';

export default {
  default: DefaultNavbarItem,
  'custom-languages': LanguageLinks,
  'custom-settings': SettingsButton,
  'custom-versions': VersionItem,
};
