import { createHttpApi } from '@bank-soal/screens/api';
import { accessToken } from './session.js';

/** The calls of every page, in the name of who is signed in. */
export const api = createHttpApi({ accessToken });
