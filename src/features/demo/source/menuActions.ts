/** What readers do with the source of a demo from its menu: copy its address, and save it. They load with the menu. */
import type { CodeVariant } from '../../../lib/code/demo';
import { copyText } from '../../code';
import { DEMO_TEXTS } from '../../i18n/dictionary/demo';
import { DEMO_MENU_TEXTS } from '../../i18n/dictionary/demoMenu';
import { type ActionContext, say, withProject } from './sourceActions';
import { sourceLink } from './sourceLink';

/** Copies the address of the source in a language. Never rejects: it tells the reader. */
export async function copyLink(context: ActionContext, variant: CodeVariant): Promise<void> {
  const { demo, styling } = context;
  try {
    await copyText(sourceLink(window.location.href, demo, variant, styling));
    say(context, DEMO_MENU_TEXTS.linkCopied());
  } catch {
    say(context, DEMO_TEXTS.copyFailed());
  }
}

/** Saves the demo as a zip. Never rejects: it tells the reader. */
export function saveAsZip(context: ActionContext): Promise<void> {
  return withProject(context, ({ saveProject }, project) => saveProject(project));
}
