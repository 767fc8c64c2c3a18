import * as z from 'zod/mini';
import { auditListSchema, auditQuerySchema } from './audit.js';
import {
  courseMaterialBodySchema,
  courseMaterialDeletedSchema,
  courseMaterialListSchema,
  courseMaterialSavedSchema,
  courseStatsListSchema,
  newCourseMaterialBodySchema,
} from './course-materials.js';
import { courseTagBodySchema, courseTagListSchema, courseTagSchema } from './course-tags.js';
import { dropdownSchema } from './dropdown.js';
import { type EndpointName, methodOf } from './endpoints.js';
import { importErrorSchema, messageSchema } from './error.js';
import { previewQuerySchema, uploadAnswerSchema, uploadFieldsSchema } from './files.js';
import { importAnswerSchema, importBodySchema } from './imports.js';
import {
  lecturerBodySchema,
  lecturerChangedMeanwhileSchema,
  lecturerListSchema,
  lecturerSchema,
  newLecturerBodySchema,
} from './lecturers.js';
import { IMPORT_BODY_MAX, SET_BODY_MAX, SET_FILES_MAX } from './limits.js';
import {
  assignCourseBodySchema,
  materialTagBodySchema,
  materialTagListSchema,
  materialTagSchema,
  unassignCourseQuerySchema,
} from './material-tags.js';
import {
  NEXT_CURSOR_HEADER,
  questionSetListQuerySchema,
  TOTAL_COUNT_HEADER,
} from './question-set-pages.js';
import {
  changedMeanwhileSchema,
  questionSetBodySchema,
  questionSetListSchema,
  questionSetQuerySchema,
  questionSetSavedSchema,
  questionSetSchema,
} from './question-sets.js';
import {
  passwordAnswerSchema,
  passwordBodySchema,
  sessionUserSchema,
  signInBodySchema,
} from './session.js';
import { siteSchema } from './site.js';

/** Who may make a call: anyone, a signed-in user, or an administrator. */
export type Access = 'public' | 'user' | 'admin';

/** Media type of a Word document. */
export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A file comes as what it is: PDF, Word or text. */
const ANY_TYPE = '*/*';

/** One call: who may make it, what it takes and what it answers. */
export interface Route {
  /** Who may call it; a refusal comes before anything else is looked at. */
  access: Access;
  /** One Indonesian line for the API's description. */
  summary: string;
  /** Its query; unknown parts are ignored. Absent: it takes none. */
  query?: z.ZodMiniType;
  /** Parts of the query that may come several times; they are read as lists. */
  repeated?: readonly string[];
  /** JSON body; with `upload` the fields beside the multipart `file` part. */
  body?: z.ZodMiniType;
  /** The body is multipart, with one `file`. Absent: JSON, or nothing. */
  upload?: boolean;
  /** Largest JSON body in bytes, where a few kB are too little. */
  largestBody?: number;
  /** Success, by status: the schema of a JSON answer, or the media type of a binary one. */
  answers: Readonly<Record<number, z.ZodMiniType | string>>;
  /** Answers carry an ETag, and 304 instead of what the caller has already. */
  etag?: boolean;
  /** The schema of the refusal (412) when what `If-Match` names is another by now. */
  ifMatch?: z.ZodMiniType;
  /** Headers that a successful answer may carry: an Indonesian line for each. */
  answerHeaders?: Readonly<Record<string, string>>;
  /**
   * Statuses of refusals beyond those that follow from the rest: 401 and 403 from `access`,
   * 404 from an id in the path, 400 and 413 from a body, 429 from {@link countsAsWrite}.
   */
  refusals?: readonly number[];
  /** Schemas of refusals that say more than a message. */
  refusalSchemas?: Readonly<Record<number, z.ZodMiniType>>;
}

const importRoute = (summary: string) =>
  ({
    access: 'admin',
    summary,
    body: importBodySchema,
    largestBody: IMPORT_BODY_MAX,
    answers: { 201: importAnswerSchema },
    refusals: [422],
    refusalSchemas: { 422: importErrorSchema },
  }) as const;

/** Every call of the wire. Server, mocks and the OpenAPI document are made from this one table. */
export const routes = {
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
  site: { access: 'public', summary: 'Pengaturan situs', answers: { 200: siteSchema } },
  dropdownData: {
    access: 'public',
    summary: 'Isi pilihan filter: mata kuliah, materi, tingkat kesulitan',
    answers: { 200: dropdownSchema },
    etag: true,
  },
  questionSets: {
    access: 'public',
    summary:
      'Semua paket soal; mine=true dengan token: milik sendiri; dengan pilihan lain: satu halaman',
    query: questionSetListQuerySchema,
    repeated: ['difficulty', 'courseTag', 'materialTag'],
    answers: { 200: questionSetListSchema },
    etag: true,
    answerHeaders: {
      [TOTAL_COUNT_HEADER]: 'Jumlah paket soal yang cocok, di semua halaman',
      [NEXT_CURSOR_HEADER]: 'Nilai cursor untuk halaman berikutnya; tidak ada di halaman terakhir',
    },
    refusals: [400, 401],
  },
  createQuestionSet: {
    access: 'user',
    summary: 'Membuat paket soal',
    body: questionSetBodySchema,
    largestBody: SET_BODY_MAX,
    answers: { 201: questionSetSavedSchema },
    refusals: [409],
  },
  questionSet: {
    access: 'public',
    summary: 'Satu paket soal dengan file-filenya; unduhan tidak mengubah ETag-nya',
    query: questionSetQuerySchema,
    answers: { 200: questionSetSchema },
    etag: true,
  },
  updateQuestionSet: {
    access: 'user',
    summary: 'Mengubah paket soal sendiri; dengan If-Match hanya bila belum diubah sejak dibaca',
    body: questionSetBodySchema,
    largestBody: SET_BODY_MAX,
    answers: { 200: questionSetSavedSchema },
    ifMatch: changedMeanwhileSchema,
    answerHeaders: { ETag: 'Tanda paket soal itu sekarang' },
    refusals: [403],
  },
  deleteQuestionSet: {
    access: 'user',
    summary: 'Menarik paket soal sendiri; disimpan 30 hari',
    answers: { 200: messageSchema },
    refusals: [403],
  },
  restoreQuestionSet: {
    access: 'user',
    summary: 'Mengembalikan paket soal yang ditarik',
    answers: { 200: questionSetSavedSchema },
    refusals: [403, 409],
  },
  questionSetArchive: {
    access: 'public',
    summary: 'Semua file satu paket soal sebagai ZIP',
    answers: { 200: 'application/zip' },
  },
  uploadFile: {
    access: 'user',
    summary: `Mengupload satu file ke paket soal sendiri, yang berisi paling banyak ${SET_FILES_MAX} file`,
    upload: true,
    body: uploadFieldsSchema,
    answers: { 201: uploadAnswerSchema },
    refusals: [403, 404, 408, 409, 415, 429, 503, 507],
  },
  deleteFile: {
    access: 'user',
    summary: 'Menghapus satu file dari paket soal sendiri',
    answers: { 200: messageSchema },
    refusals: [403],
  },
  downloadFile: {
    access: 'public',
    summary: 'Mengunduh satu file; file soal menambah hitungan unduhan',
    answers: { 200: ANY_TYPE, 206: ANY_TYPE },
    refusals: [416],
  },
  fileBlob: {
    access: 'public',
    summary: 'Isi satu file untuk ditampilkan',
    answers: { 200: ANY_TYPE, 206: ANY_TYPE },
    etag: true,
    refusals: [416],
  },
  combinedPreview: {
    access: 'public',
    summary: 'Satu PDF dari file soal dan test case, atau dari kunci jawaban',
    query: previewQuerySchema,
    answers: { 200: 'application/pdf', 206: 'application/pdf' },
    etag: true,
    refusals: [400, 416],
  },
  questionTemplate: {
    access: 'public',
    summary: 'Template soal untuk diisi',
    answers: { 200: DOCX_TYPE, 206: DOCX_TYPE },
    etag: true,
    refusals: [416],
  },
  courseTags: {
    access: 'public',
    summary: 'Semua tag mata kuliah',
    answers: { 200: courseTagListSchema },
    etag: true,
  },
  createCourseTag: {
    access: 'admin',
    summary: 'Menambah tag mata kuliah',
    body: courseTagBodySchema,
    answers: { 201: courseTagSchema },
    refusals: [409],
  },
  updateCourseTag: {
    access: 'admin',
    summary: 'Mengganti nama tag mata kuliah',
    body: courseTagBodySchema,
    answers: { 200: courseTagSchema },
    refusals: [409],
  },
  deleteCourseTag: {
    access: 'admin',
    summary: 'Menghapus tag mata kuliah beserta materi khususnya',
    answers: { 200: messageSchema },
  },
  importCourseTags: importRoute('Mengimpor tag mata kuliah'),
  materialTags: {
    access: 'public',
    summary: 'Semua tag materi',
    answers: { 200: materialTagListSchema },
    etag: true,
  },
  createMaterialTag: {
    access: 'admin',
    summary: 'Menambah tag materi',
    body: materialTagBodySchema,
    answers: { 201: materialTagSchema },
    refusals: [409],
  },
  updateMaterialTag: {
    access: 'admin',
    summary: 'Mengganti nama tag materi',
    body: materialTagBodySchema,
    answers: { 200: materialTagSchema },
    refusals: [409],
  },
  deleteMaterialTag: {
    access: 'admin',
    summary: 'Menghapus tag materi',
    answers: { 200: messageSchema },
  },
  importMaterialTags: importRoute('Mengimpor tag materi'),
  materialTagsByCourse: {
    access: 'public',
    summary: 'Tag materi satu mata kuliah',
    answers: { 200: materialTagListSchema },
    etag: true,
  },
  assignMaterialTag: {
    access: 'admin',
    summary: 'Memasangkan tag materi ke mata kuliah',
    body: assignCourseBodySchema,
    answers: { 200: materialTagSchema },
    refusals: [404, 409],
  },
  unassignMaterialTag: {
    access: 'admin',
    summary: 'Melepas tag materi dari mata kuliahnya; dengan course_tag_id hanya dari yang itu',
    query: unassignCourseQuerySchema,
    answers: { 200: materialTagSchema },
    refusals: [400, 409],
  },
  courseMaterialStats: {
    access: 'public',
    summary: 'Jumlah materi dan paket soal setiap mata kuliah',
    answers: { 200: courseStatsListSchema },
    etag: true,
  },
  courseMaterials: {
    access: 'public',
    summary: 'Materi khusus satu mata kuliah',
    answers: { 200: courseMaterialListSchema },
    etag: true,
  },
  createCourseMaterial: {
    access: 'admin',
    summary: 'Menambah materi khusus',
    body: newCourseMaterialBodySchema,
    answers: { 201: courseMaterialSavedSchema },
    refusals: [404],
  },
  updateCourseMaterial: {
    access: 'admin',
    summary: 'Mengganti nama materi khusus',
    body: courseMaterialBodySchema,
    answers: { 200: courseMaterialSavedSchema },
  },
  deleteCourseMaterial: {
    access: 'admin',
    summary: 'Menghapus materi khusus',
    answers: { 200: courseMaterialDeletedSchema },
  },
  lecturers: {
    access: 'admin',
    summary: 'Semua dosen',
    answers: { 200: lecturerListSchema },
    etag: true,
  },
  createLecturer: {
    access: 'admin',
    summary: 'Menambah dosen',
    body: newLecturerBodySchema,
    answers: { 201: lecturerSchema },
    refusals: [409],
  },
  lecturer: {
    access: 'admin',
    summary: 'Satu dosen',
    answers: { 200: lecturerSchema },
    etag: true,
  },
  updateLecturer: {
    access: 'admin',
    summary: 'Mengubah dosen; dengan If-Match hanya bila belum diubah sejak dibaca',
    body: lecturerBodySchema,
    answers: { 200: lecturerSchema },
    ifMatch: lecturerChangedMeanwhileSchema,
    answerHeaders: { ETag: 'Tanda dosen itu sekarang' },
    refusals: [409],
  },
  deleteLecturer: {
    access: 'admin',
    summary: 'Menghapus dosen; paket soalnya tetap ada',
    answers: { 200: messageSchema },
  },
  importLecturers: importRoute('Mengimpor dosen'),
  audit: {
    access: 'admin',
    summary: 'Siapa melakukan apa, dari mana, dan hasilnya; yang terbaru lebih dulu',
    query: auditQuerySchema,
    answers: { 200: auditListSchema },
    answerHeaders: {
      [TOTAL_COUNT_HEADER]: 'Jumlah catatan yang cocok, di semua halaman',
      [NEXT_CURSOR_HEADER]: 'Nilai cursor untuk halaman berikutnya; tidak ada di halaman terakhir',
    },
    refusals: [400],
  },
  openApi: {
    access: 'public',
    summary: 'Dokumen OpenAPI ini',
    answers: { 200: z.looseObject({ openapi: z.string() }) },
    etag: true,
  },
} as const satisfies Record<EndpointName, Route>;

/**
 * Whether a call counts towards what an account may write in a minute: every change that a signed-in
 * person makes, but for signing out. The calls of administrators never do.
 */
export function countsAsWrite(name: EndpointName): boolean {
  const { access }: Route = routes[name];
  return access === 'user' && methodOf(name) !== 'GET' && name !== 'signOut';
}
