/** The editor's own texts in the reader's language. */
import { LIVE_EDIT_TEXTS } from '../../i18n/dictionary/liveEdit';

export function editorPhrases(): Readonly<Record<string, string>> {
  return {
    Completions: LIVE_EDIT_TEXTS.completions(),
    Diagnostics: LIVE_EDIT_TEXTS.diagnostics(),
    'No diagnostics': LIVE_EDIT_TEXTS.noDiagnostics(),
    close: LIVE_EDIT_TEXTS.close(),
    'Control character': LIVE_EDIT_TEXTS.controlCharacter(),
    'Selection deleted': LIVE_EDIT_TEXTS.selectionDeleted(),
  };
}
