import { messageSchema } from '../common/error.js';
import { courseTagBodySchema, courseTagListSchema, courseTagSchema } from '../tags/course-tags.js';
import {
  assignCourseBodySchema,
  materialTagBodySchema,
  materialTagListSchema,
  materialTagSchema,
  unassignCourseQuerySchema,
} from '../tags/material-tags.js';
import { renamedTagBodySchema } from '../tags/tag-fields.js';
import { tagMergeBodySchema, tagMergeSchema, tagUsesSchema } from '../tags/tag-merges.js';
import { importRoute } from './import-route.js';
import type { Route } from './route.js';

/** Calls of course tags and material tags. */
export const tagRoutes = {
  courseTags: {
    endpoint: 'GET /course-tags',
    access: 'public',
    summary: 'Semua tag mata kuliah',
    answers: { 200: courseTagListSchema },
    etag: true,
  },
  createCourseTag: {
    endpoint: 'POST /course-tags',
    access: 'admin',
    summary: 'Menambah tag mata kuliah',
    body: courseTagBodySchema,
    answers: { 201: courseTagSchema },
    refusals: [409],
  },
  updateCourseTag: {
    endpoint: 'PUT /course-tags/{id}',
    access: 'admin',
    summary: 'Mengganti nama tag mata kuliah',
    body: renamedTagBodySchema,
    answers: { 200: courseTagSchema },
    refusals: [409],
  },
  deleteCourseTag: {
    endpoint: 'DELETE /course-tags/{id}',
    access: 'admin',
    summary: 'Menghapus tag mata kuliah beserta materi khususnya',
    answers: { 200: messageSchema },
  },
  mergeCourseTag: {
    endpoint: 'POST /course-tags/{id}/merge',
    access: 'admin',
    summary:
      'Menggabungkan tag mata kuliah ke tag lain: paket soal, butir soal, materi, dan pengikutnya',
    body: tagMergeBodySchema,
    answers: { 200: tagMergeSchema },
    refusals: [404],
  },
  importCourseTags: importRoute('POST /course-tags/import', 'Mengimpor tag mata kuliah'),
  materialTags: {
    endpoint: 'GET /material-tags',
    access: 'public',
    summary: 'Semua tag materi',
    answers: { 200: materialTagListSchema },
    etag: true,
  },
  createMaterialTag: {
    endpoint: 'POST /material-tags',
    access: 'admin',
    summary: 'Menambah tag materi',
    body: materialTagBodySchema,
    answers: { 201: materialTagSchema },
    refusals: [409],
  },
  updateMaterialTag: {
    endpoint: 'PUT /material-tags/{id}',
    access: 'admin',
    summary: 'Mengganti nama tag materi',
    body: renamedTagBodySchema,
    answers: { 200: materialTagSchema },
    refusals: [409],
  },
  deleteMaterialTag: {
    endpoint: 'DELETE /material-tags/{id}',
    access: 'admin',
    summary: 'Menghapus tag materi',
    answers: { 200: messageSchema },
  },
  mergeMaterialTag: {
    endpoint: 'POST /material-tags/{id}/merge',
    access: 'admin',
    summary: 'Menggabungkan tag materi ke tag lain: paket soal dan butir soalnya',
    body: tagMergeBodySchema,
    answers: { 200: tagMergeSchema },
    refusals: [404],
  },
  undoTagMerge: {
    endpoint: 'POST /tag-merges/{id}/undo',
    access: 'admin',
    summary: 'Mengurungkan penggabungan tag, dalam satu menit',
    answers: { 200: messageSchema },
    refusals: [409],
  },
  tagUses: {
    endpoint: 'GET /admin/tag-uses',
    access: 'admin',
    summary: 'Berapa paket soal dan butir soal yang memakai tiap tag',
    answers: { 200: tagUsesSchema },
  },
  importMaterialTags: importRoute('POST /material-tags/import', 'Mengimpor tag materi'),
  materialTagsByCourse: {
    endpoint: 'GET /material-tags/by-course/{courseId}',
    access: 'public',
    summary: 'Tag materi satu mata kuliah',
    answers: { 200: materialTagListSchema },
    etag: true,
  },
  assignMaterialTag: {
    endpoint: 'PUT /material-tags/{id}/assign-course',
    access: 'admin',
    summary: 'Memasangkan tag materi ke mata kuliah',
    body: assignCourseBodySchema,
    answers: { 200: materialTagSchema },
    refusals: [404, 409],
  },
  unassignMaterialTag: {
    endpoint: 'PUT /material-tags/{id}/unassign-course',
    access: 'admin',
    summary: 'Melepas tag materi dari mata kuliahnya; dengan course_tag_id hanya dari yang itu',
    query: unassignCourseQuerySchema,
    answers: { 200: materialTagSchema },
    refusals: [400, 409],
  },
} as const satisfies Record<string, Route>;
