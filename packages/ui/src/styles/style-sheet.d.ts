/** What TypeScript sees of the style sheets: something to import for its effect. */
// oxlint-disable-next-line unicorn/require-module-specifiers -- a module with nothing to name
export {};
