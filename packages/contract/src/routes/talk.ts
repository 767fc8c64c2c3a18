import { messageSchema } from '../common/error.js';
import {
  commentBodySchema,
  commentChangeSchema,
  commentListSchema,
  commentResolveSchema,
  commentSchema,
} from '../talk/comments.js';
import { noticeListSchema, noticeQuerySchema, noticesReadSchema } from '../talk/notices.js';
import type { Route } from './route.js';

/** Bytes of two thousand characters, however they are written in JSON, and what stands beside them. */
const COMMENT_BODY_MAX = 32 * 1024;

/** Calls of what is said of a set, and of what an account is told, for who is signed in. */
export const talkRoutes = {
  comments: {
    endpoint: 'GET /questionsets/{id}/comments',
    access: 'user',
    summary: 'Komentar dan laporan kesalahan pada satu paket soal, yang terlama lebih dulu',
    answers: { 200: commentListSchema },
    etag: true,
  },
  createComment: {
    endpoint: 'POST /questionsets/{id}/comments',
    access: 'user',
    summary: 'Menulis komentar, balasan atau laporan kesalahan; paling banyak 20 dalam satu jam',
    body: commentBodySchema,
    largestBody: COMMENT_BODY_MAX,
    answers: { 201: commentSchema },
  },
  updateComment: {
    endpoint: 'PUT /comments/{id}',
    access: 'user',
    summary: 'Mengubah komentar sendiri dalam 15 menit sesudah dikirim',
    body: commentChangeSchema,
    largestBody: COMMENT_BODY_MAX,
    answers: { 200: commentSchema },
    refusals: [403, 409],
  },
  deleteComment: {
    endpoint: 'DELETE /comments/{id}',
    access: 'user',
    summary:
      'Menghapus komentar beserta balasannya: oleh penulisnya, pemilik paket soal, atau administrator',
    answers: { 200: messageSchema },
    refusals: [403],
  },
  resolveComment: {
    endpoint: 'POST /comments/{id}/resolve',
    access: 'user',
    summary:
      'Menandai komentar atau laporan selesai, dengan atau tanpa jawaban, oleh pemilik paket soal',
    body: commentResolveSchema,
    mayComeEmpty: true,
    largestBody: COMMENT_BODY_MAX,
    answers: { 200: commentSchema },
    refusals: [403, 409],
  },
  notices: {
    endpoint: 'GET /notices',
    access: 'user',
    summary:
      'Pemberitahuan untuk akun ini, yang terbaru lebih dulu; unread=true: yang belum dibaca',
    query: noticeQuerySchema,
    answers: { 200: noticeListSchema },
    etag: true,
    refusals: [400],
  },
  readNotices: {
    endpoint: 'POST /notices/read',
    access: 'user',
    summary: 'Menandai pemberitahuan sudah dibaca',
    body: noticesReadSchema,
    answers: { 200: messageSchema },
  },
} as const satisfies Record<string, Route>;
