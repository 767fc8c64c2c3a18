export { AdminApiProvider, useAdminApi } from './admin-api-provider.js';
export type { AdminApi } from './admin-port.js';
export { ApiProvider, useApi } from './api-provider.js';
export { ContributionApiProvider, useContributionApi } from './contribution-api-provider.js';
export type { ContributionApi, FileUpload, SetToEdit, UploadCall } from './contribution-port.js';
export {
  ApiError,
  hasStatus,
  MalformedAnswerError,
  NetworkError,
  RefusedSetsError,
  type RowRefusal,
  type Told,
} from './errors.js';
export { createHttpAdminApi } from './http-admin-api.js';
export { createHttpApi } from './http-api.js';
export type { HttpClientOptions } from './http-client.js';
export { createHttpContributionApi } from './http-contribution-api.js';
export { createHttpMyDataApi } from './http-my-data-api.js';
export { createHttpPapersApi } from './http-papers-api.js';
export { createHttpTalkApi } from './http-talk-api.js';
export { MyDataApiProvider, useMyDataApi } from './my-data-api-provider.js';
export type { MyDataApi, OwnMark } from './my-data-port.js';
export { PapersApiProvider, usePapersApi } from './papers-api-provider.js';
export type { MadePaper, PaperChoice, PaperPage, PapersApi } from './papers-port.js';
export type { ArchiveCall, BankSoalApi } from './port.js';
export type { QuestionFile, QuestionPage, QuestionsApi, Tagged } from './questions-port.js';
export { TalkApiProvider, useTalkApi } from './talk-api-provider.js';
export type { TalkApi } from './talk-port.js';
