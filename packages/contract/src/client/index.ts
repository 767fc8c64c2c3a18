export {
  type Answer,
  type CallInput,
  type CallOptions,
  type Client,
  createClient,
} from './client.js';
export {
  ApiError,
  hasStatus,
  MalformedAnswerError,
  NetworkError,
  RefusedSetsError,
  type RowRefusal,
  renamedTo,
  type Told,
} from './client-errors.js';
