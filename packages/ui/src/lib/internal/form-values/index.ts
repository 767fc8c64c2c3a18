export { FormValues } from './form-values.js';
export { OnReset } from './on-reset.js';
export { useOwnValue } from './use-own-value.js';
