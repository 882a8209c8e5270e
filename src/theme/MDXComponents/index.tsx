import MDXComponents from '@theme-original/MDXComponents';
import { CodeTabs, StaticCode } from '../../features/code';
import { Demo } from '../../features/demo';

export default { ...MDXComponents, CodeTabs, Demo, StaticCode };
