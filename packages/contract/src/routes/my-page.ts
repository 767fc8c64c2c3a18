import {
  deleteMeBodySchema,
  myCoursesSchema,
  mySetsQuerySchema,
  mySettingsBodySchema,
  mySettingsSchema,
} from '../accounts/my-page.js';
import { messageSchema } from '../common/error.js';
import { questionSetListSchema } from '../sets/question-sets.js';
import type { Route } from './route.js';

/** Calls of what an account has for itself. */
export const myPageRoutes = {
  mySets: {
    endpoint: 'GET /me/sets',
    access: 'user',
    summary: 'Paket soal yang disematkan, baru dibuka, sudah dikerjakan, atau sudah diunduh',
    query: mySetsQuerySchema,
    answers: { 200: questionSetListSchema },
    etag: true,
    refusals: [400],
  },
  pinSet: {
    endpoint: 'PUT /me/pins/{setId}',
    access: 'user',
    summary: 'Menyematkan paket soal',
    answers: { 200: messageSchema },
    refusals: [409],
  },
  unpinSet: {
    endpoint: 'DELETE /me/pins/{setId}',
    access: 'user',
    summary: 'Melepas paket soal yang disematkan',
    answers: { 200: messageSchema },
  },
  markSetDone: {
    endpoint: 'PUT /me/done/{setId}',
    access: 'user',
    summary: 'Menandai paket soal sudah dikerjakan',
    answers: { 200: messageSchema },
    refusals: [409],
  },
  unmarkSetDone: {
    endpoint: 'DELETE /me/done/{setId}',
    access: 'user',
    summary: 'Menghapus tanda sudah dikerjakan',
    answers: { 200: messageSchema },
  },
  myCourses: {
    endpoint: 'GET /me/courses',
    access: 'user',
    summary: 'Nomor mata kuliah yang diikuti',
    answers: { 200: myCoursesSchema },
    etag: true,
  },
  followCourse: {
    endpoint: 'PUT /me/courses/{courseTagId}',
    access: 'user',
    summary: 'Mengikuti mata kuliah: pemberitahuan ketika paket soalnya datang atau dibuka',
    answers: { 200: messageSchema },
    refusals: [409],
  },
  unfollowCourse: {
    endpoint: 'DELETE /me/courses/{courseTagId}',
    access: 'user',
    summary: 'Berhenti mengikuti mata kuliah',
    answers: { 200: messageSchema },
  },
  mySettings: {
    endpoint: 'GET /me/settings',
    access: 'user',
    summary: 'Pengaturan akun ini',
    answers: { 200: mySettingsSchema },
    etag: true,
  },
  updateMySettings: {
    endpoint: 'PUT /me/settings',
    access: 'user',
    summary: 'Mengubah pengaturan akun ini; recordViews=false juga melupakan yang sudah dicatat',
    body: mySettingsBodySchema,
    answers: { 200: mySettingsSchema },
  },
  exportMe: {
    endpoint: 'GET /me/export',
    access: 'user',
    summary: 'Data saya: semua milik akun ini sebagai ZIP',
    answers: { 200: 'application/zip' },
    refusals: [429],
  },
  deleteMe: {
    endpoint: 'DELETE /me',
    access: 'user',
    summary: 'Menghapus akun sendiri, dengan password atau kode baru dari akun kampus',
    body: deleteMeBodySchema,
    answers: { 200: messageSchema },
    refusals: [409, 429, 503],
  },
} as const satisfies Record<string, Route>;
