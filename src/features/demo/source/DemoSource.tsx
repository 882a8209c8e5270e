/** Toolbar and code below a demo: holds what the reader opened and chose, and hands it to the parts. */
import { useState, type ReactElement } from 'react';
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
import type { DemoModule } from '../types';
import { codeContent } from './codeContent';
import { DemoCode } from './DemoCode';
import {
  type ActionContext,
  copyLink,
  copySource,
  openInChat,
  openInSandbox,
  saveAsZip,
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
  readonly demo: DemoModule;
  readonly defaultCodeOpen: boolean | undefined;
  readonly canvasId: string;
  readonly onReset: () => void;
  readonly onResetFocus: () => void;
}

export function DemoSource(props: DemoSourceProps): ReactElement {
  const { demo, defaultCodeOpen, canvasId } = props;
  const { variant, styling: wanted } = useCodePreferences();
  const styling: CodeStyling = availableStyling(wanted, demo.stylings);
  const [open, setOpen] = useOpenByHash(demo.name, defaultCodeOpen === true);
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
    const files = (await sources.get())[styling]?.[variant];
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

  return (
    <div
      className={styles.source}
      lang={language}
      data-code-block={view === 'hidden' ? undefined : ''}
    >
      <DemoToolbar
        name={demo.name}
        canvasId={canvasId}
        codeId={view === 'hidden' ? undefined : codeId}
        open={open}
        action={codeAction(open, preview !== undefined)}
        variant={variant}
        styling={styling}
        stylings={demo.stylings}
        note={stylingNote(wanted, styling)}
        copied={message.text === DEMO_TEXTS.copied()}
        file={demo.file}
        sourceHref={repositoryLink(file)}
        onCopyLink={(of) => void copyLink(context, of)}
        onSaveZip={() => void saveAsZip(context)}
        onEngage={sources.preload}
        onToggle={() => {
          if (!open) {
            sources.retry();
            setWasOpened(true);
          }
          setOpen(!open);
        }}
        onVariant={setCodeVariant}
        onStyling={setCodeStyling}
        onNearSandbox={preloadSandboxes}
        onSandbox={(target) => void openInSandbox(context, target)}
        onChat={process.env.CHAT_API_URL ? () => openInChat(context) : undefined}
        onCopy={() => void copySource(context, fileIndex)}
        onResetFocus={props.onResetFocus}
        onReset={props.onReset}
        onFailure={onUnavailable}
      />
      <LoadErrorNotice part={part} place="inline" />
      {view !== 'hidden' && (
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
      )}
      {process.env.AD_FEED_URL && wasOpened ? <DemoAdSlot /> : null}
      {defaultCodeOpen !== true && <StaticSource html={demo.serverSourceHtml} />}
      <div role="status" className={message.visible ? styles.message : styles.unseen}>
        {message.text}
      </div>
    </div>
  );
}
