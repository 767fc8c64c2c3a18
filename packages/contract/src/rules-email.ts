import { EMAIL_MAX } from './limits.js';

const PATTERN = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/;

/** Tells whether a text looks like an email address: `nama@domain.tld`, no spaces. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && PATTERN.test(text) && !text.includes('..');
}

/** The form in which emails are compared: trimmed, without regard to case. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}
