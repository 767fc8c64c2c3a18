import * as z from 'zod/mini';
import {
  oidcSessionBodySchema,
  passwordAnswerSchema,
  passwordBodySchema,
  sessionUserSchema,
  signInBodySchema,
} from '../accounts/session.js';
import { readingRoutes } from '../client/reading-routes.js';
import { messageSchema } from '../common/error.js';
import type { Route } from './route.js';

/** Calls of an account: signing in and out, its password. */
export const sessionRoutes = {
  signIn: {
    ...readingRoutes.signIn,
    access: 'public',
    summary: 'Masuk dengan email dan password',
    body: signInBodySchema,
    answers: { 200: sessionUserSchema },
    refusals: [401, 403, 404, 429, 503],
  },
  signOut: {
    ...readingRoutes.signOut,
    access: 'user',
    summary: 'Keluar: token ini berakhir, token lain dari akun yang sama tetap berlaku',
    answers: { 200: messageSchema },
  },
  changePassword: {
    ...readingRoutes.changePassword,
    access: 'user',
    summary: 'Mengganti password sendiri; token lama berakhir',
    body: passwordBodySchema,
    answers: { 200: passwordAnswerSchema },
    refusals: [429, 503],
  },
  startOidc: {
    ...readingRoutes.startOidc,
    access: 'public',
    summary: 'Masuk dengan akun kampus (OpenID Connect); next: halaman situs ini sesudahnya',
    query: z.object({ next: z.optional(z.string()) }),
    answers: {},
    leadsTo: 'Halaman masuk akun kampus, atau /login#masalah=KODE',
  },
  oidcCallback: {
    endpoint: 'GET /auth/oidc/callback',
    access: 'public',
    summary: 'Kembali dari akun kampus',
    answers: {},
    leadsTo: '/login#kode=KODE, atau /login#masalah=KODE',
  },
  oidcSession: {
    ...readingRoutes.oidcSession,
    access: 'public',
    summary:
      'Masuk dengan kode dari /login#kode=; berlaku sekali, selama 60 detik, di peramban yang sama',
    body: oidcSessionBodySchema,
    answers: { 200: sessionUserSchema },
    refusals: [401, 403],
  },
} as const satisfies Record<string, Route>;
