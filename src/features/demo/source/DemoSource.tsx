/** Toolbar and code below a demo: holds what the reader opened and chose, and hands it to the parts. */
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import type { CodeStyling, DemoFile } from '../../../lib/code/demo';
import type { ShellId } from '../../../lib/pages/shellIds';
import { DemoAdSlot } from '../../ads';
import { LoadErrorNotice, usePart } from '../../on-demand';
import { setCodeStyling, setCodeVariant, useCodePreferences } from '../../preferences';
import { useLanguages } from '../../i18n/languages';
import { DEMO_TEXTS } from '../../i18n/dictionary/demo';
import {
  availableStyling,
  codeAction,
  codeView,
  sourceFileName,
  stylingFile,
} from '../block/demoView';
import { DemoToolbar } from '../toolbar/DemoToolbar';
import type { DemoModule, LiveView } from '../types';
import { codeContent } from './codeContent';
import { DemoCode } from './DemoCode';
import { hasKeptEdits } from './hasKeptEdits';
import {
  type ActionContext,
  copySource,
  openInChat,
  openInSandbox,
  preloadSandboxes,
} from './sourceActions';
import { repositoryLink, stylingNote } from './sourceTexts';
import { StaticSource } from './StaticSource';
import { useAnnouncement } from './useAnnouncement';
import { useDemoSources } from './useDemoSources';
import { useHydrated } from './useHydrated';
import { useOpenByHash } from './useOpenByHash';
import styles from '../block/Demo.module.css';

interface DemoSourceProps {
  /** Of the demo's ground. */
  readonly id: string;
  readonly demo: DemoModule;
  readonly defaultCodeOpen: boolean | undefined;
  readonly plain: boolean;
  /** px; reserved for the demo. */
  readonly height: number | undefined;
  /** The demo has a document of its own. */
  readonly isFrame: boolean;
  readonly live: LiveView | undefined;
  readonly onLive: (live: LiveView | undefined) => void;
  readonly onReset: () => void;
  readonly onResetFocus: () => void;
}

export function DemoSource(props: DemoSourceProps): ReactElement {
  const { demo, defaultCodeOpen, live } = props;
  const editing = live?.editing;
  const { variant, styling: wanted } = useCodePreferences();
  const styling: CodeStyling = availableStyling(wanted, demo.stylings);
  const [open, setOpen, hash] = useOpenByHash(demo.name, defaultCodeOpen === true);
  const [fileIndex, setFileIndex] = useState(0);
  const [wasOpened, setWasOpened] = useState(false);
  const [message, announce] = useAnnouncement();
  const language = useLanguages().shell;
  const sources = useDemoSources(demo, open);
  const part = usePart();
  const isHydrated = useHydrated();
  const [isFromServer] = useState(!isHydrated);

  const preview = defaultCodeOpen === false ? undefined : demo.previews[styling]?.[variant];
  const view = codeView(open, preview !== undefined);
  const codeId = `demo-${demo.name}-code` satisfies ShellId;
  const file = stylingFile(demo.file, styling);
  const onUnavailable = () => part.fail();

  const getFiles = async (): Promise<readonly DemoFile[]> => {
    const files = editing?.getFiles() ?? (await sources.get())[styling]?.[variant];
    if (!files) {
      throw new Error(`The sources of ${demo.file} lack ${styling} in ${variant}.`);
    }
    return files;
  };
  const context: ActionContext = {
    demo,
    file,
    variant,
    styling,
    getFiles,
    announce,
    onUnavailable,
  };

  const onLiveFailure = () => {
    setOpen(true);
    // Code that can't be loaded says so itself.
    sources.get().then(onUnavailable, () => undefined);
  };
  const edit = (from?: string) =>
    import('../live/openLive').then(({ openLive }) =>
      openLive(
        { ...props, styling, variant, getSources: sources.get, setOpen, codeId, onLiveFailure },
        from,
      ),
    );
  const offer = useEffectEvent(() => {
    edit(hash).catch(() => {
      // The other demos of the page weren't asked for.
      if (hash.startsWith(`#edit=${demo.name}.`)) {
        onLiveFailure();
      }
    });
  });
  useEffect(() => {
    if (hash.startsWith('#edit=') || (isHydrated && hasKeptEdits(demo.file))) {
      offer();
    }
  }, [hash, demo, isHydrated]);

  return (
    <div
      className={styles.source}
      lang={language}
      data-code-block={view === 'hidden' ? undefined : ''}
    >
      <DemoToolbar
        name={demo.name}
        canvasId={props.id}
        codeId={view === 'hidden' ? undefined : codeId}
        open={open}
        action={codeAction(open, preview !== undefined)}
        variant={variant}
        styling={styling}
        stylings={demo.stylings}
        note={stylingNote(wanted, styling)}
        copied={message.text === DEMO_TEXTS.copied()}
        context={context}
        sourceHref={repositoryLink(file)}
        editLabel={editing?.stopLabel}
        onEdit={() => {
          if (editing) {
            editing.onStop();
          } else {
            setOpen(true);
            edit().catch(onLiveFailure);
          }
        }}
        onEngage={sources.preload}
        onToggle={() => {
          if (!open) {
            sources.retry();
            setWasOpened(true);
          }
          setOpen(!open);
          editing?.onStop();
        }}
        onVariant={setCodeVariant}
        onStyling={setCodeStyling}
        onNearSandbox={preloadSandboxes}
        onSandbox={(target) => void openInSandbox(context, target)}
        onChat={process.env.CHAT_API_URL ? () => openInChat(context) : undefined}
        onCopy={() => void copySource(context, editing?.getActive() ?? fileIndex)}
        onResetFocus={props.onResetFocus}
        onReset={editing?.onReset ?? props.onReset}
        onFailure={onUnavailable}
      />
      <LoadErrorNotice part={part} place="inline" />
      {live?.notice}
      {live?.editor ??
        (view !== 'hidden' && (
          <DemoCode
            id={codeId}
            name={sourceFileName(file, variant)}
            content={codeContent({
              demo,
              styling,
              variant,
              view,
              preview,
              sources: sources.state,
              fileIndex,
              isHydrated,
              isOpenByDefault: defaultCodeOpen === true,
              isFromServer,
            })}
            onFile={setFileIndex}
            onRetry={sources.retry}
          />
        ))}
      {process.env.AD_FEED_URL && wasOpened ? <DemoAdSlot /> : null}
      {defaultCodeOpen !== true && <StaticSource html={demo.serverSourceHtml} />}
      <div role="status" className={message.visible ? styles.message : styles.unseen}>
        {message.text}
      </div>
    </div>
  );
}
