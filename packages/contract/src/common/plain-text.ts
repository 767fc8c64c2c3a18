import { joinTopics, splitTopics } from '../sets/set-topics.js';

/** Marks that turn the direction of what follows: a name could pretend to be another. */
const DIRECTION = /[\u202A-\u202E\u2066-\u2069]/g;

/** Unpaired halves of characters, which no file and no database can hold. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** Text of several lines without control characters; its lines end with `\n`. */
export function plainText(text: string): string {
  const lines = wellFormed(text).replace(/\r\n?/g, '\n').replace(DIRECTION, '');
  return lines.replace(/\p{Cc}/gu, (control) => (/[\n\t]/.test(control) ? control : ''));
}

/** Text of one line: breaks and tabs become spaces, other control characters go. */
export function plainLine(text: string): string {
  return plainText(text).replace(/[\n\t\u2028\u2029]+/g, ' ');
}

/** Names joined with `', '`: trimmed, none empty, none twice. */
export function plainNames(text: string): string {
  return joinTopics(splitTopics(plainLine(text)));
}
