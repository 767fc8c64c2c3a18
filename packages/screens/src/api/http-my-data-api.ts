import { courseTagListSchema } from '@bank-soal/contract/course-tags';
import { methodOf, pathOf } from '@bank-soal/contract/endpoints';
import { messageSchema } from '@bank-soal/contract/error';
import { myCoursesSchema, mySettingsSchema } from '@bank-soal/contract/my-page';
import { questionSetListSchema } from '@bank-soal/contract/question-sets';
import { createHttpClient, type HttpClientOptions } from './http-client.js';
import type { MyDataApi } from './my-data-port.js';

const withToken = true;

/** How a mark is set, and how it is taken back. */
const MARKS = {
  pinned: ['pinSet', 'unpinSet'],
  done: ['markSetDone', 'unmarkSetDone'],
} as const;

/** The port of what an account has for itself over HTTP; the token is read anew for every call. */
export function createHttpMyDataApi(options: HttpClientOptions = {}): MyDataApi {
  const http = createHttpClient(options, methodOf);
  return {
    settings: (signal) =>
      http.json('mySettings', pathOf('mySettings'), mySettingsSchema, { withToken, signal }),
    changeSettings: (body) =>
      http.json('updateMySettings', pathOf('updateMySettings'), mySettingsSchema, {
        body,
        withToken,
      }),
    exportData: () => http.blob('exportMe', pathOf('exportMe'), { withToken }),
    async removeAccount(body) {
      await http.json('deleteMe', pathOf('deleteMe'), messageSchema, { body, withToken });
    },
    sets: (kind, signal) => {
      const path = pathOf('mySets', undefined, { kind });
      return http.json('mySets', path, questionSetListSchema, { withToken, signal });
    },
    async mark(kind, setId, on) {
      const name = MARKS[kind][on ? 0 : 1];
      await http.json(name, pathOf(name, { setId }), messageSchema, { withToken });
    },
    courses: (signal) =>
      http.json('courseTags', pathOf('courseTags'), courseTagListSchema, { withToken, signal }),
    followed: (signal) =>
      http.json('myCourses', pathOf('myCourses'), myCoursesSchema, { withToken, signal }),
    async follow(courseTagId, on) {
      const name = on ? 'followCourse' : 'unfollowCourse';
      await http.json(name, pathOf(name, { courseTagId }), messageSchema, { withToken });
    },
  };
}
