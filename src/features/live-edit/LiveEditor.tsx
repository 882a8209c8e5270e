/** The editor below a demo: tabs of its files, the code, how the result is, and what was written to the console. */
import {
  type ComponentType,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactElement,
} from 'react';
import type { DemoFile } from '../../lib/code/demo';
import { copyText } from '../code';
import { LIVE_EDIT_TEXTS } from '../i18n/dictionary/liveEdit';
import { LoadErrorNotice, usePart } from '../on-demand';
import type { CodeEditor, EditorMark } from './editor/createEditor';
import { leaveEditor } from './leaveEditor';
import { LiveConsole } from './LiveConsole';
import { isEdited, type LiveSession, type LiveState, type LiveVersion } from './session';
import { changedTexts, sharedHash } from './sharedCode';
import { isTrouble, problemText, statusText, versionElsewhere } from './statusText';

/** ms that a message stays in the place of the status. */
const MESSAGE_MS = 5000;

interface TabsProps {
  readonly files: readonly DemoFile[];
  readonly active: number;
  readonly panelId: string;
  readonly onSelect: (index: number) => void;
}

export interface LiveEditorProps {
  readonly session: LiveSession;
  readonly id: string;
  /** The demo's name. */
  readonly name: string;
  /** What the reader chose to see. */
  readonly version: LiveVersion;
  readonly loadFiles: (version: LiveVersion) => Promise<readonly DemoFile[]>;
  /** The reader asks for another version. */
  readonly onVersion: (version: LiveVersion) => void;
  /** The files as tabs; `tabId` makes the id of one. */
  readonly Tabs: ComponentType<TabsProps>;
  readonly tabId: (panelId: string, index: number) => string;
  readonly onStop: () => void;
}

/** Where the last run failed. */
function markOf({ problem, originals }: LiveState): EditorMark | undefined {
  return problem?.line === undefined
    ? undefined
    : {
        file: problem.file ?? originals[0]?.name ?? '',
        line: problem.line,
        column: problem.column,
        text: problemText(problem),
      };
}

/** A message for a moment: what happens to the result takes its place. */
function useMessage({
  problem,
  replaced,
  restarted,
  unavailable,
}: LiveState): readonly [string, (text: string) => void] {
  const [message, setMessage] = useState('');
  const timer = useRef<number>(undefined);
  useEffect(() => {
    return () => {
      window.clearTimeout(timer.current);
      setMessage('');
    };
  }, [problem, replaced, restarted, unavailable]);
  return [
    message,
    (text) => {
      window.clearTimeout(timer.current);
      setMessage(text);
      timer.current = window.setTimeout(() => setMessage(''), MESSAGE_MS);
    },
  ];
}

export function LiveEditor({
  session,
  id,
  name,
  version,
  loadFiles,
  onVersion,
  Tabs,
  tabId,
  onStop,
}: LiveEditorProps): ReactElement {
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const { originals, texts, active, problem, replaced, unavailable } = state;
  const root = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<CodeEditor>();
  const [message, say] = useMessage(state);
  const part = usePart();
  const hintId = useId();
  const shown = originals[active];
  const mark = markOf(state);

  const fill = useEffectEvent((to: CodeEditor) => {
    to.setTexts(texts);
    to.show(shown?.name ?? '');
  });
  const onFailure = useEffectEvent(() => part.fail());
  const [indents, setIndents] = useState(false);
  const changeTab = useEffectEvent((next: boolean) => {
    setIndents(next);
    // Nobody without a keyboard needs to know; the hint isn't shown there either.
    if (next && !window.matchMedia('(pointer: coarse)').matches) {
      say(LIVE_EDIT_TEXTS.indents());
    }
  });
  useEffect(() => {
    let made: CodeEditor | undefined;
    let isGone = false;
    Promise.all([import('./editor/createEditor'), import('./editor/phrases')]).then(
      ([{ createEditor, syntaxPlace }, { editorPhrases }]) => {
        const parent = host.current;
        if (isGone || !parent) {
          return;
        }
        made = createEditor({
          parent,
          bar: bar.current,
          label: (file) => LIVE_EDIT_TEXTS.codeOf({ file }),
          describedBy: hintId,
          phrases: editorPhrases(),
          onChange: session.edit,
          onIndent: (next) => changeTab(next),
          onLeave: () => leaveEditor(root.current),
        });
        // Before it takes the place of the source, which is as high.
        fill(made);
        setEditor(made);
        session.findSyntaxBy(syntaxPlace);
      },
      () => {
        if (!isGone) {
          onFailure();
        }
      },
    );
    return () => {
      isGone = true;
      made?.destroy();
    };
  }, [session, hintId]);

  useEffect(() => {
    if (editor) {
      fill(editor);
    }
  }, [editor, replaced]);
  useEffect(() => {
    editor?.show(shown?.name ?? '');
  }, [editor, shown]);
  const showMark = useEffectEvent((on: CodeEditor) => on.mark(mark));
  useEffect(() => {
    if (editor) {
      showMark(editor);
    }
  }, [editor, problem, shown, replaced]);

  const { variant, styling } = version;
  const loadVersion = useEffectEvent(async () => {
    session.show(version, await loadFiles(version));
  });
  useEffect(() => {
    const { version: loaded } = session.getState();
    if (loaded.variant !== variant || loaded.styling !== styling) {
      loadVersion().catch(() => onFailure());
    }
  }, [session, variant, styling]);

  const share = async () => {
    const changed = changedTexts(originals, texts);
    if (Object.keys(changed).length === 0) {
      say(LIVE_EDIT_TEXTS.linkUnchanged());
      return;
    }
    const page = window.location.href.replace(/#.*$/, '');
    const hash = await sharedHash(name, { ...state.version, texts: changed }, page);
    if (hash === undefined) {
      say(LIVE_EDIT_TEXTS.linkTooLong());
      return;
    }
    await copyText(page + hash);
    say(LIVE_EDIT_TEXTS.linkCopied());
  };

  const hasTabs = originals.length > 1;
  const panelId = `${id}-panel`;
  const edited = isEdited(state);
  const elsewhere = versionElsewhere(state);
  const canReset = edited || state.undo !== undefined;
  const status = editor ? statusText(state) : LIVE_EDIT_TEXTS.loading();
  return (
    <div
      ref={root}
      id={id}
      className="live-editor"
      role="group"
      aria-label={LIVE_EDIT_TEXTS.editor({ name })}
      data-code="live"
      data-ready={editor ? '' : undefined}
      // A page with changes isn't loaded anew by itself.
      data-draft={edited ? '' : undefined}
    >
      {hasTabs && (
        <Tabs files={originals} active={active} panelId={panelId} onSelect={session.select} />
      )}
      <div
        id={panelId}
        {...(hasTabs && { role: 'tabpanel', 'aria-labelledby': tabId(panelId, active) })}
      >
        {/* Until the editor is there, and on paper. */}
        {originals.map(({ name: file, html }, index) => (
          <pre key={file} className="prism live-source" translate="no" hidden={index !== active}>
            <code dangerouslySetInnerHTML={{ __html: html }} />
          </pre>
        ))}
        <div ref={host} className="prism live-code" translate="no" />
      </div>
      <LoadErrorNotice part={part} place="inline" />
      <div ref={bar} className="live-bar">
        <div role="status" className="live-status" data-problem={isTrouble(state) ? '' : undefined}>
          {message === LIVE_EDIT_TEXTS.indents() && !indents ? status : message || status}
        </div>
        <div className="live-buttons">
          {mark && editor && (
            <button
              type="button"
              className="live-button"
              onClick={() => {
                session.select(
                  Math.max(
                    originals.findIndex((one) => one.name === mark.file),
                    0,
                  ),
                );
                editor.goTo(mark);
              }}
            >
              {LIVE_EDIT_TEXTS.goTo()}
            </button>
          )}
          {elsewhere && editor && (
            <button
              type="button"
              className="live-button"
              onClick={() => {
                // This button goes with its message.
                leaveEditor(root.current);
                onVersion(elsewhere);
              }}
            >
              {LIVE_EDIT_TEXTS.showKept()}
            </button>
          )}
          {unavailable && unavailable !== 'blocked' && (
            <button type="button" className="live-button" onClick={session.retry}>
              {LIVE_EDIT_TEXTS.tryAgain()}
            </button>
          )}
          <button
            type="button"
            className="live-button"
            aria-disabled={!canReset}
            onClick={() => {
              if (state.undo) {
                session.undoReset();
              } else if (edited) {
                session.reset();
              }
            }}
          >
            {state.undo ? LIVE_EDIT_TEXTS.undoReset() : LIVE_EDIT_TEXTS.reset()}
          </button>
          <button
            type="button"
            className="live-button"
            onClick={() => share().catch(() => say(LIVE_EDIT_TEXTS.copyFailed()))}
          >
            {LIVE_EDIT_TEXTS.copyLink()}
          </button>
          <button
            type="button"
            className="live-button"
            onClick={() => {
              leaveEditor(root.current);
              onStop();
            }}
          >
            {LIVE_EDIT_TEXTS.stop()}
          </button>
        </div>
        <div id={hintId} className="live-hint">
          {indents ? LIVE_EDIT_TEXTS.hintIndents() : LIVE_EDIT_TEXTS.hint()}
        </div>
      </div>
      {state.console.length > 0 && (
        <LiveConsole lines={state.console} onClear={session.clearConsole} />
      )}
    </div>
  );
}
