import type { LocalizationProviderProps } from '@mui/x-date-pickers/LocalizationProvider';
import type { LibraryName, LocaleName } from './libraries';

export declare function loadProvider(
  library: LibraryName,
  locale: LocaleName,
): Promise<LocalizationProviderProps<string>>;
