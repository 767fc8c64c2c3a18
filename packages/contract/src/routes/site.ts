import * as z from 'zod/mini';
import { readingRoutes } from '../client/reading-routes.js';
import { dropdownSchema } from '../sets/dropdown.js';
import { siteSchema } from '../site/site.js';
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
