import { createClient } from '@bank-soal/contract/client';
import { accessToken } from './browser-state.js';

/** The calls of every page, in the name of who is signed in. */
export const api = createClient({ accessToken });
