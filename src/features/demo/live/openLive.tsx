/** Joins a demo block and the editor: loads when a reader edits a demo, or opens an address with edited code. */
import { useState, type ReactElement } from 'react';
import type { CodeStyling, CodeVariant, DemoFile, DemoSources } from '../../../lib/code/demo';
import { LIVE_EDIT_TEXTS } from '../../i18n/dictionary/liveEdit';
import {
  addStyles,
  createLiveSession,
  createLook,
  fitsDemo,
  LiveEditor,
  LiveResult,
  type LiveVersion,
  readSharedHash,
  type SharedCode,
  SharedNotice,
} from '../../live-edit';
import { setCodeStyling, setCodeVariant, useCodePreferences } from '../../preferences';
import { availableStyling } from '../block/demoView';
import { FileTabs, tabId } from '../source/FileTabs';
import type { DemoModule, LiveView } from '../types';

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
  readonly onLive: (live: LiveView | undefined) => void;
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

/** The editor in the language and styling that the reader has chosen. */
function ChosenEditor(
  props: Omit<Parameters<typeof LiveEditor>[0], 'version' | 'Tabs' | 'tabId'> & {
    readonly stylings: readonly CodeStyling[];
  },
): ReactElement {
  const { stylings, ...editor } = props;
  const { variant, styling: wanted } = useCodePreferences();
  const styling = availableStyling(wanted, stylings);
  return <LiveEditor {...editor} version={{ variant, styling }} Tabs={FileTabs} tabId={tabId} />;
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

async function startEditing(block: LiveBlock, shared?: SharedCode): Promise<void> {
  const { demo, id, onLive } = block;
  const loadFiles = loaderOf(block);
  const version = { variant: block.variant, styling: block.styling, ...shared };
  const [originals, look] = await Promise.all([
    loadFiles(version),
    createLook(demo.theme, block.plain),
  ]);
  const session = createLiveSession(
    demo.file,
    { variant: version.variant, styling: version.styling },
    originals,
    shared?.texts,
  );
  const ground = document.getElementById(id);
  const measured = ground?.getBoundingClientRect().height;
  const stop = () => {
    keepRoom(block);
    onLive(undefined);
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

/** Offers the code that came with an address. */
function SharedOffer({
  block,
  shared,
}: {
  readonly block: LiveBlock;
  readonly shared: SharedCode | undefined;
}): ReactElement {
  const [problem, setProblem] = useState<'broken' | 'outdated' | undefined>(
    shared ? undefined : 'broken',
  );
  const run = async (code: SharedCode) => {
    if (!fitsDemo(code, await loaderOf(block)(code))) {
      setProblem('outdated');
      return;
    }
    setCodeVariant(code.variant);
    setCodeStyling(code.styling);
    await startEditing(block, code);
  };
  return (
    <SharedNotice
      problem={problem}
      onRun={() => {
        if (shared) {
          run(shared).catch(() => setProblem('broken'));
        }
      }}
      onLeave={() => block.onLive(undefined)}
    />
  );
}

/**
 * Opens the editor below a demo, or offers the code in the hash of the address. Rejects when the sources of the demo
 * can't be had.
 */
export async function openLive(block: LiveBlock, hash?: string): Promise<void> {
  addStyles();
  if (hash === undefined) {
    await startEditing(block);
    return;
  }
  const shared = await readSharedHash(hash, block.demo.stylings);
  block.onLive({ notice: <SharedOffer block={block} shared={shared} /> });
}
