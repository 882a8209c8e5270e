/** What readers do with the source of a demo: copy it, and open it in an online editor or the chat. The rest is in the menu. */
import { COPIED_IN_TOOLBAR_MS } from '../../../lib/code/copyFeedback';
import type { CodeStyling, CodeVariant, DemoFile } from '../../../lib/code/demo';
import { openChat } from '../../chat';
import { copyText } from '../../code';
import { CHAT_TEXTS } from '../../i18n/dictionary/chat';
import { DEMO_TEXTS } from '../../i18n/dictionary/demo';
import type * as Sandboxes from '../sandbox';
import type { OpenSandboxProject, SandboxTarget } from '../sandbox';
import type { DemoModule } from '../types';
import type { Announcement } from './useAnnouncement';

const MESSAGE_MS = 3000;
const CHAT_MESSAGE_MS = 6000;

/** The source that the controls of a demo act on, and how an action tells the reader its outcome. */
export interface ActionContext {
  readonly demo: DemoModule;
  /** Path of the source, from the root of the repository. */
  readonly file: string;
  readonly variant: CodeVariant;
  readonly styling: CodeStyling;
  /** The files in this language and styling; rejects when they can't be loaded. */
  readonly getFiles: () => Promise<readonly DemoFile[]>;
  /** Shows a message for a time in ms. */
  readonly announce: (announcement: Announcement, duration: number) => void;
  /** A part that the action needs couldn't be loaded. */
  readonly onUnavailable: () => void;
}

/** Shows a message for a moment. */
export function say({ announce }: ActionContext, text: string): void {
  announce({ text, visible: true }, MESSAGE_MS);
}

/** Copies a file by its index, the first one when there is no such file. Never rejects: it tells the reader. */
export async function copySource(context: ActionContext, fileIndex: number): Promise<void> {
  let files: readonly DemoFile[];
  try {
    files = await context.getFiles();
  } catch {
    context.onUnavailable();
    return;
  }
  try {
    await copyText((files[fileIndex] ?? files[0])?.raw ?? '');
    context.announce({ text: DEMO_TEXTS.copied(), visible: false }, COPIED_IN_TOOLBAR_MS);
  } catch {
    say(context, DEMO_TEXTS.copyFailed());
  }
}

/** Loads what opening a sandbox needs. A failure shows when the reader opens one. */
export function preloadSandboxes(): void {
  import('../sandbox').then(
    ({ preloadSandbox }) => preloadSandbox(),
    () => undefined,
  );
}

/** Loads the sandboxes and the source that is shown, and acts with both. Never rejects: it tells the reader. */
export async function withProject(
  context: ActionContext,
  act: (sandboxes: typeof Sandboxes, project: OpenSandboxProject) => Promise<void>,
): Promise<void> {
  const { demo, file, variant, styling } = context;
  try {
    const [sandboxes, files] = await Promise.all([import('../sandbox'), context.getFiles()]);
    await act(sandboxes, { name: demo.name, file, variant, styling, files });
  } catch {
    context.onUnavailable();
  }
}

/** Opens the demo in an online editor. Never rejects: it tells the reader. */
export function openInSandbox(context: ActionContext, target: SandboxTarget): Promise<void> {
  return withProject(context, ({ openSandbox }, project) => openSandbox(target, project));
}

/** Opens the demo in the chat; settles when it is open, or the reader was told that it can't be opened. */
export async function openInChat(context: ActionContext): Promise<void> {
  const { demo, file, variant, styling } = context;
  const outcome = await openChat(async () => {
    const [{ loadProject }, files] = await Promise.all([import('../sandbox'), context.getFiles()]);
    return loadProject({ name: demo.name, file, variant, styling, files });
  });
  if (outcome === 'failed') {
    context.announce({ text: CHAT_TEXTS.failed(), visible: true }, CHAT_MESSAGE_MS);
  }
}
