import {
  type AddressParts,
  API_BASE,
  addressOf,
  type Method,
  methodIn,
  type PathPart,
  templateIn,
} from './endpoint-paths.js';
import { readingEndpoints } from './reading-endpoints.js';

export { API_BASE, type Method, type Query } from './endpoint-paths.js';

/**
 * Method and path of every call, below {@link API_BASE}.
 * A client that parses answers itself needs this file and the schemas it reads, not the route table.
 */
export const endpoints = {
  ...readingEndpoints,
  oidcCallback: 'GET /auth/oidc/callback',
  createQuestionSet: 'POST /questionsets',
  updateQuestionSet: 'PUT /questionsets/{id}',
  deleteQuestionSet: 'DELETE /questionsets/{id}',
  restoreQuestionSet: 'POST /questionsets/{id}/restore',
  questionSetHistory: 'GET /questionsets/{id}/history',
  questionSetReads: 'GET /questionsets/{id}/reads',
  similarQuestionSets: 'GET /questionsets/{id}/similar',
  createArchive: 'POST /archives',
  adminQuestionSets: 'GET /admin/questionsets',
  changeSetOwner: 'PUT /admin/questionsets/{id}/owner',
  uploadFile: 'POST /files/upload',
  deleteFile: 'DELETE /files/{id}',
  searchIndex: 'GET /admin/search-index',
  overview: 'GET /admin/overview',
  serverState: 'GET /admin/server',
  courseTags: 'GET /course-tags',
  createCourseTag: 'POST /course-tags',
  updateCourseTag: 'PUT /course-tags/{id}',
  deleteCourseTag: 'DELETE /course-tags/{id}',
  mergeCourseTag: 'POST /course-tags/{id}/merge',
  importCourseTags: 'POST /course-tags/import',
  materialTags: 'GET /material-tags',
  createMaterialTag: 'POST /material-tags',
  updateMaterialTag: 'PUT /material-tags/{id}',
  deleteMaterialTag: 'DELETE /material-tags/{id}',
  mergeMaterialTag: 'POST /material-tags/{id}/merge',
  undoTagMerge: 'POST /tag-merges/{id}/undo',
  tagUses: 'GET /admin/tag-uses',
  importMaterialTags: 'POST /material-tags/import',
  materialTagsByCourse: 'GET /material-tags/by-course/{courseId}',
  assignMaterialTag: 'PUT /material-tags/{id}/assign-course',
  unassignMaterialTag: 'PUT /material-tags/{id}/unassign-course',
  courseMaterialStats: 'GET /course-material-stats',
  courseMaterials: 'GET /course-materials/{courseId}',
  createCourseMaterial: 'POST /course-materials',
  updateCourseMaterial: 'PUT /course-materials/{id}',
  deleteCourseMaterial: 'DELETE /course-materials/{id}',
  lecturers: 'GET /admin/dosen',
  createLecturer: 'POST /admin/dosen',
  lecturer: 'GET /admin/dosen/{id}',
  updateLecturer: 'PUT /admin/dosen/{id}',
  deleteLecturer: 'DELETE /admin/dosen/{id}',
  importLecturers: 'POST /admin/dosen/import',
  accounts: 'GET /admin/accounts',
  updateAccount: 'PUT /admin/accounts/{id}',
  deleteAccount: 'DELETE /admin/accounts/{id}',
  importAccounts: 'POST /admin/accounts/import',
  questions: 'GET /questions',
  createQuestion: 'POST /questions',
  importQuestions: 'POST /questions/import',
  exportQuestions: 'GET /questions/export',
  question: 'GET /questions/{id}',
  updateQuestion: 'PUT /questions/{id}',
  deleteQuestion: 'DELETE /questions/{id}',
  questionVersions: 'GET /questions/{id}/versions',
  questionVersion: 'GET /questions/{id}/versions/{version}',
  questionUsage: 'GET /questions/{id}/usage',
  papers: 'GET /papers',
  createPaper: 'POST /papers',
  previewPaper: 'POST /papers/preview',
  paper: 'GET /papers/{id}',
  updatePaper: 'PUT /papers/{id}',
  deletePaper: 'DELETE /papers/{id}',
  copyPaper: 'POST /papers/{id}/copy',
  usePaper: 'POST /papers/{id}/use',
  exportPaper: 'GET /papers/{id}/export',
  paperWarnings: 'GET /papers/{id}/warnings',
  publishPaper: 'POST /papers/{id}/publish',
  keepImage: 'POST /images',
  image: 'GET /images/{sha256}',
  comments: 'GET /questionsets/{id}/comments',
  createComment: 'POST /questionsets/{id}/comments',
  updateComment: 'PUT /comments/{id}',
  deleteComment: 'DELETE /comments/{id}',
  resolveComment: 'POST /comments/{id}/resolve',
  notices: 'GET /notices',
  readNotices: 'POST /notices/read',
  mySets: 'GET /me/sets',
  pinSet: 'PUT /me/pins/{setId}',
  unpinSet: 'DELETE /me/pins/{setId}',
  markSetDone: 'PUT /me/done/{setId}',
  unmarkSetDone: 'DELETE /me/done/{setId}',
  myCourses: 'GET /me/courses',
  followCourse: 'PUT /me/courses/{courseTagId}',
  unfollowCourse: 'DELETE /me/courses/{courseTagId}',
  mySettings: 'GET /me/settings',
  updateMySettings: 'PUT /me/settings',
  exportMe: 'GET /me/export',
  deleteMe: 'DELETE /me',
  audit: 'GET /admin/audit',
  openApi: 'GET /openapi.json',
} as const;

/** Name of a call. */
export type EndpointName = keyof typeof endpoints;

/** Names of the parts of a call's path: `'id'` for `/questionsets/{id}`. */
export type PathParam<Name extends EndpointName> = PathPart<(typeof endpoints)[Name]>;

/** The method of a call. */
export function methodOf(name: EndpointName): Method {
  return methodIn(endpoints[name]);
}

/** A call's path below {@link API_BASE}, its parts in braces: `/questionsets/{id}`. */
export function templateOf(name: EndpointName): string {
  return templateIn(endpoints[name]);
}

/** A call's path as routers and mocks write it, with {@link API_BASE}: `/api/questionsets/:id`. */
export function routePatternOf(name: EndpointName): string {
  return API_BASE + templateOf(name).replace(/\{(\w+)\}/g, ':$1');
}

/**
 * The address of a call on its origin: `pathOf('questionSet', { id: 3 })` is
 * `/api/questionsets/3`. Put a host before it to call another origin.
 */
export function pathOf<Name extends EndpointName>(
  name: Name,
  ...[params, query]: AddressParts<(typeof endpoints)[Name]>
): string {
  return addressOf(endpoints[name], params, query);
}
