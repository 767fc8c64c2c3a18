import * as z from 'zod/mini';
import { dropdownSchema } from '../dropdown.js';
import { readingRoutes } from '../reading-routes.js';
import { siteSchema } from '../site.js';
import type { Route } from './route.js';

/** Calls that say what this site is. */
export const siteRoutes = {
  site: {
    ...readingRoutes.site,
    access: 'public',
    summary: 'Pengaturan situs',
    answers: { 200: siteSchema },
  },
  dropdownData: {
    ...readingRoutes.dropdownData,
    access: 'public',
    summary: 'Isi pilihan filter: mata kuliah, materi, tingkat kesulitan',
    answers: { 200: dropdownSchema },
    etag: true,
  },
  openApi: {
    endpoint: 'GET /openapi.json',
    access: 'public',
    summary: 'Dokumen OpenAPI ini',
    answers: { 200: z.looseObject({ openapi: z.string() }) },
    etag: true,
  },
} as const satisfies Record<string, Route>;
