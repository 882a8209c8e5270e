/** Toolbar and code below a demo: which source is in view, and what the controls do. */
import { useState, type ReactElement } from 'react';
import { COPIED_IN_TOOLBAR_MS } from '../../../lib/code/copyFeedback';
import type { CodeStyling, CodeVariant, DemoFile } from '../../../lib/code/demo';
import type { ShellId } from '../../../lib/pages/shellIds';
import { SITE } from '../../../data/site';
import { DemoAdSlot } from '../../ads';
import { openChat } from '../../chat';
import { copyText } from '../../code';
import { LoadErrorNotice, usePart } from '../../on-demand';
import { setCodeStyling, setCodeVariant, useCodePreferences } from '../../preferences';
import { useLanguages } from '../../i18n/languages';
import { CHAT_TEXTS } from '../../i18n/dictionary/chat';
import { DEMO_TEXTS } from '../../i18n/dictionary/demo';
import { STYLING_TEXTS } from '../../i18n/dictionary/styling';
import { DemoCode, type CodeContent } from './DemoCode';
import { DemoToolbar } from '../toolbar/DemoToolbar';
import {
  allPreviews,
  availableStyling,
  codeAction,
  codeView,
  sourceFileName,
  sourceLink,
  stylingFile,
} from '../block/demoView';
import type { SandboxTarget } from '../sandbox';
import type { DemoModule } from '../types';
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

/** ms; how long other messages show */
const MESSAGE_FOR = 3000;
/** ms; how long it shows that the chat failed */
const CHAT_MESSAGE_FOR = 6000;

/** For readers without JavaScript. The browser's bundle doesn't hold this source. */
function StaticSource({ html }: { readonly html: string | undefined }): ReactElement {
  return (
    <noscript>
      {html !== undefined && (
        <details className={styles.static}>
          <summary>{DEMO_TEXTS.showCode()}</summary>
          <pre className="prism" translate="no">
            <code dangerouslySetInnerHTML={{ __html: html }} />
          </pre>
        </details>
      )}
    </noscript>
  );
}

/** Says that a demo is shown in another styling than the one the reader chose. */
function stylingNote(wanted: CodeStyling, shown: CodeStyling): string {
  return DEMO_TEXTS.stylingNote({
    wanted: STYLING_TEXTS[wanted](),
    shown: STYLING_TEXTS[shown](),
  });
}

function repositoryLink(file: string): string {
  return `${SITE.repository}/blob/${SITE.ref}/${file}`;
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
  const hydrated = useHydrated();
  const [fromServer] = useState(!hydrated);

  const preview = defaultCodeOpen === false ? undefined : demo.previews[styling]?.[variant];
  const view = codeView(open, preview !== undefined);
  const codeId = `demo-${demo.name}-code` satisfies ShellId;
  const file = stylingFile(demo.file, styling);

  const getFiles = async (): Promise<readonly DemoFile[]> => {
    const files = (await sources.get())[styling]?.[variant];
    if (!files) {
      throw new Error(`The sources of ${demo.file} lack ${styling} in ${variant}.`);
    }
    return files;
  };
  const unavailable = () => part.fail();
  const say = (text: string) => announce({ text, visible: true }, MESSAGE_FOR);
  const copySource = async () => {
    let files: readonly DemoFile[];
    try {
      files = await getFiles();
    } catch {
      unavailable();
      return;
    }
    try {
      await copyText((files[fileIndex] ?? files[0])?.raw ?? '');
      announce({ text: DEMO_TEXTS.copied(), visible: false }, COPIED_IN_TOOLBAR_MS);
    } catch {
      say(DEMO_TEXTS.copyFailed());
    }
  };
  const copyLink = async (of: CodeVariant) => {
    try {
      await copyText(sourceLink(window.location.href, demo, of, styling));
      say(DEMO_TEXTS.linkCopied());
    } catch {
      say(DEMO_TEXTS.copyFailed());
    }
  };
  const preloadSandboxes = () => {
    import('../sandbox').then(
      ({ preloadSandbox }) => preloadSandbox(),
      () => undefined,
    );
  };
  const openIn = async (target: SandboxTarget) => {
    try {
      const [{ openSandbox }, files] = await Promise.all([import('../sandbox'), getFiles()]);
      await openSandbox(target, { name: demo.name, file, variant, styling, files });
    } catch {
      unavailable();
    }
  };
  const openInChat = async () => {
    const outcome = await openChat(async () => {
      const [{ loadProject }, files] = await Promise.all([import('../sandbox'), getFiles()]);
      return loadProject({ name: demo.name, file, variant, styling, files });
    });
    if (outcome === 'failed') {
      announce({ text: CHAT_TEXTS.failed(), visible: true }, CHAT_MESSAGE_FOR);
    }
  };

  const content = (): CodeContent => {
    const all = preview ? allPreviews(demo) : [];
    // From here on React chooses, not the style sheet.
    const chosen = all.flatMap(({ key, html }) => (html === preview ? [{ key, html }] : []));
    if (view === 'preview') {
      return { kind: 'preview', texts: hydrated ? chosen.slice(0, 1) : all };
    }
    if (sources.state.kind === 'failed') {
      return { kind: 'failed' };
    }
    const files =
      sources.state.kind === 'ready' ? sources.state.sources[styling]?.[variant] : undefined;
    if (files) {
      return { kind: 'full', files, active: fileIndex < files.length ? fileIndex : 0 };
    }
    // Code that is open from the start stands in the server's HTML, and stays until the same text arrives.
    const [meanwhile] = defaultCodeOpen ? [] : chosen;
    const text = meanwhile ?? { key: 'full', html: demo.serverSourceHtml ?? '' };
    return { kind: 'loading', texts: [text], fromServer: fromServer && defaultCodeOpen === true };
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
        note={styling === wanted ? undefined : stylingNote(wanted, styling)}
        copied={message.text === DEMO_TEXTS.copied()}
        file={demo.file}
        sourceHref={repositoryLink(file)}
        onCopyLink={(of) => void copyLink(of)}
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
        onSandbox={(target) => void openIn(target)}
        onChat={process.env.CHAT_API_URL ? openInChat : undefined}
        onCopy={() => void copySource()}
        onResetFocus={props.onResetFocus}
        onReset={props.onReset}
        onFailure={unavailable}
      />
      <LoadErrorNotice part={part} place="inline" />
      {view !== 'hidden' && (
        <DemoCode
          id={codeId}
          name={sourceFileName(file, variant)}
          content={content()}
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
