/** Which code a demo block shows in which state. */
import type { CodeStyling, CodeVariant } from '../../../lib/code/demo';
import { allPreviews, type CodeView } from '../block/demoView';
import type { DemoModule } from '../types';
import type { CodeContent } from './DemoCode';
import type { SourcesState } from './useDemoSources';

/** What decides about the code in view. */
export interface CodeState {
  readonly demo: DemoModule;
  readonly styling: CodeStyling;
  readonly variant: CodeVariant;
  readonly view: CodeView;
  /** Highlighted HTML; `undefined` when there is no preview, or it may not be shown. */
  readonly preview: string | undefined;
  readonly sources: SourcesState;
  /** Index of the file that the reader chose; a styling may have fewer files. */
  readonly fileIndex: number;
  readonly isHydrated: boolean;
  readonly isOpenByDefault: boolean;
  /** The block was rendered on the server. */
  readonly isFromServer: boolean;
}

/** The content of the code below a demo. */
export function codeContent(state: CodeState): CodeContent {
  const { demo, styling, variant, preview, sources, fileIndex, isOpenByDefault } = state;
  const all = preview ? allPreviews(demo) : [];
  // After hydration, React chooses the preview, not the style sheet.
  const chosen = all.flatMap(({ key, html }) => (html === preview ? [{ key, html }] : []));
  if (state.view === 'preview') {
    return { kind: 'preview', texts: state.isHydrated ? chosen.slice(0, 1) : all };
  }
  if (sources.kind === 'failed') {
    return { kind: 'failed' };
  }
  const files = sources.kind === 'ready' ? sources.sources[styling]?.[variant] : undefined;
  if (files) {
    return { kind: 'full', files, active: fileIndex < files.length ? fileIndex : 0 };
  }
  // Code that is open by default is in the server's HTML, and stays until the same text arrives.
  const [meanwhile] = isOpenByDefault ? [] : chosen;
  const text = meanwhile ?? { key: 'full', html: demo.serverSourceHtml ?? '' };
  return { kind: 'loading', texts: [text], fromServer: state.isFromServer && isOpenByDefault };
}
