import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import { LanguageLinks } from '../../../features/i18n/LanguageLinks';
import { SearchButton } from '../../../features/search';
import { SettingsButton } from '../../../features/settings';
import { VersionItem } from '../../../features/versions/VersionItem';

export default {
  default: DefaultNavbarItem,
  'custom-languages': LanguageLinks,
  'custom-search': SearchButton,
  'custom-settings': SettingsButton,
  'custom-versions': VersionItem,
};
