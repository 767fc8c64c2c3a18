export { ApiProvider, type HostParts, useApi } from './api-provider.js';
export { ApiError, type Explanation, MalformedAnswerError, NetworkError } from './errors.js';
