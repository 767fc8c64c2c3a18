import { ACCOUNT_SENTENCES } from './sentences/account.js';
import { EXCHANGE_SENTENCES } from './sentences/exchange.js';
import { FILE_SENTENCES } from './sentences/files.js';
import { OUTCOME_SENTENCES } from './sentences/outcomes.js';
import { PAPER_SENTENCES } from './sentences/papers.js';
import { PEOPLE_SENTENCES } from './sentences/people.js';
import { QUESTION_SENTENCES } from './sentences/questions.js';
import { SERVER_SENTENCES } from './sentences/server.js';
import { SESSION_SENTENCES } from './sentences/session.js';
import { SET_SENTENCES } from './sentences/sets.js';
import { TAG_SENTENCES } from './sentences/tags.js';
import { TALK_SENTENCES } from './sentences/talk.js';

export {
  ACCOUNT_SENTENCES,
  EXCHANGE_SENTENCES,
  FILE_SENTENCES,
  PAPER_SENTENCES,
  PEOPLE_SENTENCES,
  QUESTION_SENTENCES,
  SERVER_SENTENCES,
  SESSION_SENTENCES,
  SET_SENTENCES,
  TAG_SENTENCES,
  TALK_SENTENCES,
};

/**
 * Every failure that there is, in the words of the bank. Pages take the tables of `sentences` one by
 * one: what a page cannot fail at need not come with it.
 */
export const INDONESIAN = {
  ...SESSION_SENTENCES,
  ...ACCOUNT_SENTENCES,
  ...PEOPLE_SENTENCES,
  ...TAG_SENTENCES,
  ...SET_SENTENCES,
  ...FILE_SENTENCES,
  ...QUESTION_SENTENCES,
  ...EXCHANGE_SENTENCES,
  ...PAPER_SENTENCES,
  ...OUTCOME_SENTENCES,
  ...TALK_SENTENCES,
  ...SERVER_SENTENCES,
} as const;
