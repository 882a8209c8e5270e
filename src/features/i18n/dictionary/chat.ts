/** Texts of the button that opens a demo in a chat. */
import { translate } from '@docusaurus/Translate';
import { defineTexts } from '../defineTexts';

export const CHAT_TEXTS = /* #__PURE__ */ defineTexts('chat', {
  open: () => translate({ id: 'portal.chat.open', message: 'Edit in Chat' }),
  opening: () => translate({ id: 'portal.chat.opening', message: 'Opening the chat…' }),
  failed: () => translate({ id: 'portal.chat.failed', message: 'Failed to open MUI Chat' }),
});
