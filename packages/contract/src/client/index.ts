export {
  type Answer,
  type CallInput,
  type CallOptions,
  type Client,
  createClient,
} from './client.js';
export {
  ApiError,
  type Explanation,
  hasStatus,
  MalformedAnswerError,
  NetworkError,
  RefusedSetsError,
  type RowRefusal,
  renamedTo,
} from './client-errors.js';
