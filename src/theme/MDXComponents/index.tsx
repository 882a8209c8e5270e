import MDXComponents from '@theme-original/MDXComponents';
import { CodeTabs, StaticCode } from '../../features/code';
import { ScrollTable } from '../../features/shell/ScrollTable';

export default { ...MDXComponents, table: ScrollTable, CodeTabs, StaticCode };
