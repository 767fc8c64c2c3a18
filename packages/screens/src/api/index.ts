export { ApiProvider, type HostParts, useApi } from './api-provider.js';
export { ApiError, MalformedAnswerError, NetworkError, type Told } from './errors.js';
