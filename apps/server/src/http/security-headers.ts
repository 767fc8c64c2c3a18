import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Policy of the site's own pages. */
export const SITE_CSP = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "frame-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Policy of uploaded files: whatever they hold, nothing of it runs on the site's origin, and no page
 * of elsewhere shows them as its own.
 */
export const FILE_CSP = "sandbox; frame-ancestors 'self'";

/** Policy of answers that are data only. */
const DATA_CSP = "default-src 'none'; frame-ancestors 'none'";

/** Lower case, as the headers of a route are, which come last. */
const ALWAYS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-dns-prefetch-control': 'off',
  'x-permitted-cross-domain-policies': 'none',
  'content-security-policy': DATA_CSP,
};

const TLS_ONLY = { ...ALWAYS, 'strict-transport-security': 'max-age=31536000' };

/**
 * Answers that have their headers where they leave, errors of the framework included; a route that
 * needs another policy sets it itself. A class, since a function around each answer's own costs more.
 */
export function securedAnswer(trustProxy: boolean): typeof ServerResponse {
  return class<R extends IncomingMessage> extends ServerResponse<R> {
    override writeHead(status: number, own?: unknown): this {
      const headers = own as OutgoingHttpHeaders;
      // A browser that gets a 304 uses the headers of its cached answer.
      if (status === 304) return super.writeHead(status, headers);
      const isTls = trustProxy && this.req.headers['x-forwarded-proto'] === 'https';
      return super.writeHead(status, { ...(isTls ? TLS_ONLY : ALWAYS), ...headers });
    }
  };
}
