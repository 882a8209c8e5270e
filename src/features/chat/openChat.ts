/** Opens a tab for the chat. Who leads it there loads meanwhile. */
import type { ChatProject } from '../../lib/feedback/chat';

// Asked here, since a site without the service must not carry the code that is loaded either.
const loadLeader = () =>
  process.env.CHAT_API_URL ? import('./openChatTab') : Promise.reject(new Error('No chat.'));

/** `abandoned`: the reader closed the tab before the service answered. */
export type ChatOutcome = 'opened' | 'failed' | 'abandoned';

/**
 * To be called during a click: only then browsers open a tab, so it opens before there is an address for it.
 * @param loadProject may reject
 */
export async function openChat(loadProject: () => Promise<ChatProject>): Promise<ChatOutcome> {
  const tab = window.open('about:blank', '_blank');
  if (!tab) {
    return 'failed';
  }
  // The chat must not reach back into this page.
  tab.opener = null;
  try {
    const [{ openChatTab }, project] = await Promise.all([loadLeader(), loadProject()]);
    await openChatTab(tab, project);
    return tab.closed ? 'abandoned' : 'opened';
  } catch {
    const outcome = tab.closed ? 'abandoned' : 'failed';
    tab.close();
    return outcome;
  }
}
