import MDXComponents from '@theme-original/MDXComponents';
import { CodeTabs, StaticCode } from '../../features/code';
import { Demo } from '../../features/demo';
import { ScrollTable } from '../../features/shell/ScrollTable';

export default { ...MDXComponents, table: ScrollTable, CodeTabs, Demo, StaticCode };
