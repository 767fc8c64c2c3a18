import { createHttpMyDataApi, createHttpTalkApi } from '@bank-soal/screens/api';
import { accessToken } from './session.js';

export const myData = createHttpMyDataApi({ accessToken });
export const talk = createHttpTalkApi({ accessToken });
