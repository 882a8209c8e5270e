import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import { LanguageLinks } from '../../../features/i18n/LanguageLinks';

export default { default: DefaultNavbarItem, 'custom-languages': LanguageLinks };
