import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { languageInForce, words } from '../language.js';
import { sendJson } from './send-json.js';

/** Sentences of the server where nothing failed. */
export const messages = () => words().messages;

/** Headers of an answer that has a sentence. */
export const inLanguage = () => ({
  'Content-Language': languageInForce(),
  Vary: 'Accept-Language',
});

/** Answers with JSON that has a sentence. */
export const said = <Answer extends { message: string }>(
  c: Context,
  answer: Answer,
  status: ContentfulStatusCode = 200,
  headers: Readonly<Record<string, string>> = {},
): Response => c.json(answer, status, { ...inLanguage(), ...headers });

/** The same, where the caller may ask again with its ETag: that of one language is none of another's. */
export const sendSaid = <Answer extends { message: string }>(c: Context, answer: Answer) =>
  sendJson(c, answer, {
    'content-language': languageInForce(),
    vary: 'Accept-Encoding, Accept-Language',
  });
