/**
 * `fallback(schema, value)`: reads with the schema, and takes the value for anything else.
 * For fields that a screen can do without; never for those that a rule depends on.
 */
export { catch as fallback } from 'zod/mini';
