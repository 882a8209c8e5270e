import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import { VersionItem } from '../../features/versions/VersionItem';

export default { ...ComponentTypes, 'custom-versions': VersionItem };
