import { messageSchema } from '../error.js';
import {
  passwordAnswerSchema,
  passwordBodySchema,
  sessionUserSchema,
  signInBodySchema,
} from '../session.js';
import type { Route } from './route.js';

/** Calls of an account: signing in and out, its password. */
export const sessionRoutes = {
  signIn: {
    access: 'public',
    summary: 'Masuk dengan email dan password',
    body: signInBodySchema,
    answers: { 200: sessionUserSchema },
    refusals: [401, 403, 404, 429, 503],
  },
  signOut: {
    access: 'user',
    summary: 'Keluar: token ini berakhir, token lain dari akun yang sama tetap berlaku',
    answers: { 200: messageSchema },
  },
  changePassword: {
    access: 'user',
    summary: 'Mengganti password sendiri; token lama berakhir',
    body: passwordBodySchema,
    answers: { 200: passwordAnswerSchema },
    refusals: [429, 503],
  },
} as const satisfies Record<string, Route>;
