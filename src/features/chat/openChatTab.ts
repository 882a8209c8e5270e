/** Asks the chat service to open a demo, and leads a tab there. Loads when a reader asks for a chat. */
import { CHAT } from '../../data/services';
import { type ChatProject, chatRequest, nextUrlOf } from '../../lib/feedback/chat';

/** How long the service may take, in ms. */
export const CHAT_TIMEOUT = 20_000;

/** @throws when the service can't be reached, takes too long, or answers anything but where the chat is */
export async function openChatTab(
  tab: Pick<Window, 'location'>,
  project: ChatProject,
): Promise<void> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), CHAT_TIMEOUT);
  try {
    const response = await fetch(CHAT.apiUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(chatRequest(project, document.title)),
      signal: controller.signal,
    });
    const url = response.ok ? nextUrlOf(await response.json()) : undefined;
    if (url === undefined) {
      throw new Error(`The chat service answered ${response.status} without an address.`);
    }
    tab.location.replace(url);
  } finally {
    clearTimeout(timer);
  }
}
