import { LanguageLinks } from '../../../features/i18n/LanguageLinks';
import { SearchButton } from '../../../features/search';
import { SettingsButton } from '../../../features/settings';
import { HeaderLink } from '../../../features/versions/HeaderLink';
import { VersionItem } from '../../../features/versions/VersionItem';

export default {
  default: HeaderLink,
  'custom-languages': LanguageLinks,
  'custom-search': SearchButton,
  'custom-settings': SettingsButton,
  'custom-versions': VersionItem,
};
