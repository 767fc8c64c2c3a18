import { messageSchema } from '../error.js';
import {
  deleteMeBodySchema,
  myCoursesSchema,
  mySetsQuerySchema,
  mySettingsBodySchema,
  mySettingsSchema,
} from '../my-page.js';
import { questionSetListSchema } from '../question-sets.js';
import type { Route } from './route.js';

/** Calls of what an account has for itself. */
export const myPageRoutes = {
  mySets: {
    access: 'user',
    summary: 'Paket soal yang disematkan, baru dibuka, sudah dikerjakan, atau sudah diunduh',
    query: mySetsQuerySchema,
    answers: { 200: questionSetListSchema },
    etag: true,
    refusals: [400],
  },
  pinSet: {
    access: 'user',
    summary: 'Menyematkan paket soal',
    answers: { 200: messageSchema },
    refusals: [409],
  },
  unpinSet: {
    access: 'user',
    summary: 'Melepas paket soal yang disematkan',
    answers: { 200: messageSchema },
  },
  markSetDone: {
    access: 'user',
    summary: 'Menandai paket soal sudah dikerjakan',
    answers: { 200: messageSchema },
    refusals: [409],
  },
  unmarkSetDone: {
    access: 'user',
    summary: 'Menghapus tanda sudah dikerjakan',
    answers: { 200: messageSchema },
  },
  myCourses: {
    access: 'user',
    summary: 'Nomor mata kuliah yang diikuti',
    answers: { 200: myCoursesSchema },
    etag: true,
  },
  followCourse: {
    access: 'user',
    summary: 'Mengikuti mata kuliah: pemberitahuan ketika paket soalnya datang atau dibuka',
    answers: { 200: messageSchema },
    refusals: [409],
  },
  unfollowCourse: {
    access: 'user',
    summary: 'Berhenti mengikuti mata kuliah',
    answers: { 200: messageSchema },
  },
  mySettings: {
    access: 'user',
    summary: 'Pengaturan akun ini',
    answers: { 200: mySettingsSchema },
    etag: true,
  },
  updateMySettings: {
    access: 'user',
    summary: 'Mengubah pengaturan akun ini; recordViews=false juga melupakan yang sudah dicatat',
    body: mySettingsBodySchema,
    answers: { 200: mySettingsSchema },
  },
  exportMe: {
    access: 'user',
    summary: 'Data saya: semua milik akun ini sebagai ZIP',
    answers: { 200: 'application/zip' },
    refusals: [429],
  },
  deleteMe: {
    access: 'user',
    summary: 'Menghapus akun sendiri, dengan password atau kode baru dari akun kampus',
    body: deleteMeBodySchema,
    answers: { 200: messageSchema },
    refusals: [409, 429, 503],
  },
} as const satisfies Record<string, Route>;
