export { ApiProvider, useApi } from './api-provider.js';
export { ApiError, hasStatus, MalformedAnswerError, NetworkError } from './errors.js';
export { createHttpApi } from './http-api.js';
export type { HttpClientOptions } from './http-client.js';
export type { BankSoalApi } from './port.js';
