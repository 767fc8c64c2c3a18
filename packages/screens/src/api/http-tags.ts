import type { CourseTagAnswer } from '@bank-soal/contract/course-tags';
import { courseTagListSchema, courseTagSchema } from '@bank-soal/contract/course-tags';
import { pathOf } from '@bank-soal/contract/endpoints';
import { messageSchema } from '@bank-soal/contract/error';
import { importAnswerSchema } from '@bank-soal/contract/imports';
import type { AssignCourseBody } from '@bank-soal/contract/material-tags';
import { materialTagListSchema, materialTagSchema } from '@bank-soal/contract/material-tags';
import { tagMergeSchema } from '@bank-soal/contract/tag-merges';
import type { MaterialTagCalls, TagCalls } from './admin-port.js';
import type { AnswerSchema, HttpClient } from './http-client.js';

const withToken = true;

interface TagEndpoints {
  list: 'courseTags' | 'materialTags';
  create: 'createCourseTag' | 'createMaterialTag';
  update: 'updateCourseTag' | 'updateMaterialTag';
  remove: 'deleteCourseTag' | 'deleteMaterialTag';
  merge: 'mergeCourseTag' | 'mergeMaterialTag';
  import: 'importCourseTags' | 'importMaterialTags';
}

function tagCalls<Tag>(
  http: HttpClient,
  names: TagEndpoints,
  one: AnswerSchema<Tag>,
  all: AnswerSchema<Tag[]>,
): TagCalls<Tag> {
  return {
    list: (signal) => http.json(names.list, pathOf(names.list), all, { withToken, signal }),
    create: (body) => http.json(names.create, pathOf(names.create), one, { body, withToken }),
    rename: (id, body) =>
      http.json(names.update, pathOf(names.update, { id }), one, { body, withToken }),
    async delete(id) {
      await http.json(names.remove, pathOf(names.remove, { id }), messageSchema, { withToken });
    },
    merge: (id, into) =>
      http.json(names.merge, pathOf(names.merge, { id }), tagMergeSchema, {
        body: { into },
        withToken,
      }),
    import: (rows) =>
      http.json(names.import, pathOf(names.import), importAnswerSchema, {
        body: { rows },
        withToken,
      }),
  };
}

/** Calls about course tags. */
export function courseTagCalls(http: HttpClient): TagCalls<CourseTagAnswer> {
  const names = {
    list: 'courseTags',
    create: 'createCourseTag',
    update: 'updateCourseTag',
    remove: 'deleteCourseTag',
    merge: 'mergeCourseTag',
    import: 'importCourseTags',
  } as const;
  return tagCalls(http, names, courseTagSchema, courseTagListSchema);
}

/** Calls about material tags. */
export function materialTagCalls(http: HttpClient): MaterialTagCalls {
  const names = {
    list: 'materialTags',
    create: 'createMaterialTag',
    update: 'updateMaterialTag',
    remove: 'deleteMaterialTag',
    merge: 'mergeMaterialTag',
    import: 'importMaterialTags',
  } as const;
  return {
    ...tagCalls(http, names, materialTagSchema, materialTagListSchema),
    byCourse: (courseId, signal) =>
      http.json(
        'materialTagsByCourse',
        pathOf('materialTagsByCourse', { courseId }),
        materialTagListSchema,
        { withToken, signal },
      ),
    assign: (id, courseId) => {
      const body: AssignCourseBody = { course_tag_id: courseId };
      const path = pathOf('assignMaterialTag', { id });
      return http.json('assignMaterialTag', path, materialTagSchema, { body, withToken });
    },
    unassign: (id, courseId) => {
      const path = pathOf('unassignMaterialTag', { id }, { course_tag_id: courseId });
      // The wire wants a body here, and nothing in it.
      return http.json('unassignMaterialTag', path, materialTagSchema, { body: {}, withToken });
    },
  };
}
