export { FormValues } from './form-values.js';
export { type OwnValue, useOwnValue } from './use-own-value.js';
