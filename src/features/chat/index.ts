/** Opens a demo in a chat, where the service for it is configured. */
export { openChat, type ChatOutcome } from './openChat';
