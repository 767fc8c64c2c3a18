export { ApiProvider, type ApiProviderProps, type HostParts, useApi } from './api-provider.js';
export {
  ApiError,
  hasStatus,
  MalformedAnswerError,
  NetworkError,
  RefusedSetsError,
  type RowRefusal,
  type Told,
} from './errors.js';
