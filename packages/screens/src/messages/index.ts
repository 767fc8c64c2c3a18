export type { MessageOverrides, Messages } from './messages.js';
export { MessagesProvider } from './messages-provider.js';
