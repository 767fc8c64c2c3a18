/** Protocols that a link in Markdown may have. */
export const LINK_PROTOCOLS = ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp'];

/**
 * The address of a link in Markdown, emptied unless its protocol is http, https, irc, ircs, mailto or
 * xmpp, or it is relative.
 */
export function safeLink(address: string): string {
  // Browsers drop control characters and white space at the ends, and tabs and line breaks anywhere.
  const read = address.replace(/[\s\p{Cc}]+/gu, '');
  const protocol = /^([^:/?#]*):/.exec(read)?.[1];
  return protocol === undefined || LINK_PROTOCOLS.includes(protocol.toLowerCase()) ? address : '';
}

/** The address of an image: like a link, but only what can hold a picture. */
export function safeImage(address: string): string {
  return /^(?!https?:)[a-z]+:/i.test(address) ? '' : safeLink(address);
}
