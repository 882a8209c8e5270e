import type { ReactNode } from 'react';
import CodeInline from '@theme-original/CodeInline';
import type { Props } from '@theme/CodeInline';

export default function CodeInlineWrapper(props: Props): ReactNode {
  return <CodeInline translate="no" {...props} />;
}
