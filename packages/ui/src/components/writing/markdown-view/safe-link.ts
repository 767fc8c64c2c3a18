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

/** How the host's own pictures are named. */
export const IMAGE_PROTOCOL = 'gambar';

const OWN_IMAGE = new RegExp(`^${IMAGE_PROTOCOL}:[0-9a-f]{64}$`);

/** Whether an address names a picture that the host keeps, and nothing that a browser would follow. */
export const isOwnImage = (address: string): boolean => OWN_IMAGE.test(address);

/** The address of an image: like a link, but only what can hold a picture, or one of the host's own. */
export function safeImage(address: string): string {
  if (isOwnImage(address)) return address;
  return /^(?!https?:)[a-z]+:/i.test(address) ? '' : safeLink(address);
}
