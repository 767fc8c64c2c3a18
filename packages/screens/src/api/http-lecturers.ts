import { pathOf } from '@bank-soal/contract/endpoints';
import { messageSchema } from '@bank-soal/contract/error';
import { importAnswerSchema } from '@bank-soal/contract/imports';
import { lecturerListSchema, lecturerSchema } from '@bank-soal/contract/lecturers';
import type { LecturerCalls } from './admin-port.js';
import type { HttpClient } from './http-client.js';

const withToken = true;

/** Calls about lecturers. Names and emails of staff are personal: reading needs the token too. */
export function lecturerCalls(http: HttpClient): LecturerCalls {
  return {
    list: (signal) =>
      http.json('lecturers', pathOf('lecturers'), lecturerListSchema, { withToken, signal }),
    create: (body) =>
      http.json('createLecturer', pathOf('createLecturer'), lecturerSchema, { body, withToken }),
    async toEdit(id, signal) {
      const call = { withToken, signal };
      const answer = await http.answer(
        'lecturer',
        pathOf('lecturer', { id }),
        lecturerSchema,
        call,
      );
      return { lecturer: answer.data, etag: answer.headers.get('etag') ?? undefined };
    },
    update: (id, body, ifMatch) =>
      http.json('updateLecturer', pathOf('updateLecturer', { id }), lecturerSchema, {
        body,
        withToken,
        ifMatch,
      }),
    async delete(id) {
      await http.json('deleteLecturer', pathOf('deleteLecturer', { id }), messageSchema, {
        withToken,
      });
    },
    import: (rows) =>
      http.json('importLecturers', pathOf('importLecturers'), importAnswerSchema, {
        body: { rows },
        withToken,
      }),
  };
}
