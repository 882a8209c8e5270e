/**
 * Joins a demo block and the editor: loads when a reader edits a demo or opens an address with edited code, and when the
 * tab has changes of the demo.
 */
import { useState, type ReactElement } from 'react';
import type { CodeStyling, CodeVariant, DemoFile, DemoSources } from '../../../lib/code/demo';
import { LIVE_EDIT_TEXTS } from '../../i18n/dictionary/liveEdit';
import {
  addStyles,
  createLiveSession,
  createLook,
  discardEdits,
  fitsDemo,
  keptVersions,
  KeptNotice,
  LiveEditor,
  LiveResult,
  type LiveVersion,
  readSharedHash,
  type SharedCode,
  SharedNotice,
  type SharedProblem,
} from '../../live-edit';
import { setCodeStyling, setCodeVariant, useCodePreferences } from '../../preferences';
import { availableStyling } from '../block/demoView';
import { FileTabs, tabId } from '../source/FileTabs';
import type { DemoModule, LiveView } from '../types';
import { takesEditHash } from './takesEditHash';

/** What the block gives and takes. */
export interface LiveBlock {
  /** Of the demo's ground. */
  readonly id: string;
  readonly codeId: string;
  readonly demo: DemoModule;
  readonly plain: boolean;
  /** px; reserved for the demo. */
  readonly height: number | undefined;
  readonly isFrame: boolean;
  readonly styling: CodeStyling;
  readonly variant: CodeVariant;
  readonly getSources: () => Promise<DemoSources>;
  readonly setOpen: (open: boolean) => void;
  readonly live: LiveView | undefined;
  readonly onLive: (live: LiveView | undefined) => void;
  /** Something that the editor needs couldn't be loaded. */
  readonly onLiveFailure: () => void;
}

type Loader = (version: LiveVersion) => Promise<readonly DemoFile[]>;

/** px; without a ground to measure. */
const DEFAULT_HEIGHT = 200;

function loaderOf({ demo, getSources }: LiveBlock): Loader {
  return async ({ styling, variant }) => {
    const files = (await getSources())[styling]?.[variant];
    if (!files) {
      throw new Error(`The sources of ${demo.file} lack ${styling} in ${variant}.`);
    }
    return files;
  };
}

/** Changes only those preferences of the reader that have to change: a demo may lack the styling that they prefer. */
function chooseVersion(next: LiveVersion, shown: LiveVersion): void {
  if (next.variant !== shown.variant) {
    setCodeVariant(next.variant);
  }
  if (next.styling !== shown.styling) {
    setCodeStyling(next.styling);
  }
}

/** The version of a demo that the reader has chosen. */
function useChosenVersion(stylings: readonly CodeStyling[]): LiveVersion {
  const { variant, styling } = useCodePreferences();
  return { variant, styling: availableStyling(styling, stylings) };
}

/** The editor in the language and styling that the reader has chosen. */
function ChosenEditor(
  props: Omit<Parameters<typeof LiveEditor>[0], 'version' | 'onVersion' | 'Tabs' | 'tabId'> & {
    readonly stylings: readonly CodeStyling[];
  },
): ReactElement {
  const { stylings, ...editor } = props;
  const version = useChosenVersion(stylings);
  return (
    <LiveEditor
      {...editor}
      version={version}
      onVersion={(next) => chooseVersion(next, version)}
      Tabs={FileTabs}
      tabId={tabId}
    />
  );
}

/** Keeps the room of the demo until it runs again, so that nothing below it moves. */
function keepRoom({ id }: LiveBlock): void {
  const ground = document.getElementById(id);
  const room = ground?.parentElement;
  if (!ground || !room) {
    return;
  }
  room.style.minBlockSize = `${ground.getBoundingClientRect().height}px`;
  const look = () => {
    if (room.querySelector('[data-ready]')) {
      observer.disconnect();
      room.style.minBlockSize = '';
    }
  };
  const observer = new MutationObserver(look);
  // Until the next frame, the result is still there.
  requestAnimationFrame(() => {
    observer.observe(room, { subtree: true, childList: true, attributeFilter: ['data-ready'] });
    look();
  });
}

/** @param otherwise what stands there after the editor when the tab has no changes */
async function startEditing(
  block: LiveBlock,
  wanted?: LiveVersion & Partial<Pick<SharedCode, 'texts'>>,
  otherwise?: LiveView,
): Promise<void> {
  const { demo, id, onLive } = block;
  const loadFiles = loaderOf(block);
  const version = { variant: block.variant, styling: block.styling, ...wanted };
  const [originals, look] = await Promise.all([
    loadFiles(version),
    createLook(demo.theme, block.plain),
  ]);
  const session = createLiveSession(
    demo.file,
    { variant: version.variant, styling: version.styling },
    originals,
    wanted?.texts,
  );
  const ground = document.getElementById(id);
  const measured = ground?.getBoundingClientRect().height;
  const stop = () => {
    keepRoom(block);
    onLive(viewWithoutEditor(block) ?? otherwise);
  };
  const view = (hasResult: boolean): LiveView => ({
    hasResult,
    result: (
      <LiveResult
        session={session}
        look={look}
        id={id}
        name={demo.name}
        height={measured || block.height || DEFAULT_HEIGHT}
        isFixed={block.isFrame}
        isShown={hasResult}
        onResult={() => onLive(view(true))}
      />
    ),
    editor: (
      <ChosenEditor
        session={session}
        id={block.codeId}
        name={demo.name}
        stylings={demo.stylings}
        loadFiles={loadFiles}
        onStop={stop}
      />
    ),
    editing: {
      stopLabel: LIVE_EDIT_TEXTS.stop(),
      getFiles: session.getFiles,
      getActive: () => session.getState().active,
      onReset: session.rerun,
      onStop: stop,
    },
  });
  block.setOpen(true);
  onLive(view(false));
}

/** Offers the changes that the tab has kept: in the reader's version, or else in the nearest one. */
function KeptOffer({ block }: { readonly block: LiveBlock }): ReactElement {
  const chosen = useChosenVersion(block.demo.stylings);
  const open = async () => {
    const [kept = chosen] = keptVersions(block.demo.file, chosen);
    await loaderOf(block)(kept);
    chooseVersion(kept, chosen);
    await startEditing(block, kept);
  };
  return (
    <KeptNotice
      onOpen={() => void open().catch(block.onLiveFailure)}
      onDiscard={() => discardEdits(block.demo.file)}
    />
  );
}

/** What a demo shows that isn't edited. */
function viewWithoutEditor(block: LiveBlock): LiveView | undefined {
  return keptVersions(block.demo.file, block).length > 0
    ? { notice: <KeptOffer block={block} /> }
    : undefined;
}

/** Offers the code that came with an address. */
function SharedOffer({
  block,
  name,
  shared,
  isNew,
}: {
  readonly block: LiveBlock;
  /** The demo that the address names. */
  readonly name: string;
  readonly shared: SharedCode | undefined;
  /** The address was opened just now. */
  readonly isNew: boolean;
}): ReactElement {
  const [problem, setProblem] = useState<SharedProblem | undefined>(
    name && name !== block.demo.name ? 'missing' : shared ? undefined : 'broken',
  );
  const run = async (code: SharedCode) => {
    if (!fitsDemo(code, await loaderOf(block)(code))) {
      setProblem('outdated');
      return;
    }
    setCodeVariant(code.variant);
    setCodeStyling(code.styling);
    await startEditing(block, code, {
      notice: <SharedOffer block={block} name={name} shared={shared} isNew={false} />,
    });
  };
  return (
    <SharedNotice
      problem={problem}
      name={name}
      texts={shared?.texts}
      isNew={isNew}
      hasOwn={
        shared !== undefined &&
        keptVersions(block.demo.file, shared).some(
          ({ variant, styling }) => variant === shared.variant && styling === shared.styling,
        )
      }
      onRun={() => {
        if (shared) {
          run(shared).catch(block.onLiveFailure);
        }
      }}
      onLeave={() => block.onLive(viewWithoutEditor(block))}
    />
  );
}

/**
 * Opens the editor below a demo. Rejects when the sources of the demo can't be had.
 * @param hash of the address: offers the code in it instead, or else the changes that the tab has kept
 */
export async function openLive(block: LiveBlock, hash?: string): Promise<void> {
  addStyles();
  if (hash === undefined) {
    await startEditing(block);
    return;
  }
  if (!takesEditHash(hash, block.demo.name)) {
    if (!block.live) {
      block.onLive(viewWithoutEditor(block));
    }
    return;
  }
  const [, name = ''] = /^#edit=(\w+)/.exec(hash) ?? [];
  const shared = await readSharedHash(hash, block.demo.stylings);
  block.onLive({ notice: <SharedOffer block={block} name={name} shared={shared} isNew /> });
}
