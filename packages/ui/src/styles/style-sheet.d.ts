/** Type of the style sheets, which are imported for their effect. */
// oxlint-disable-next-line unicorn/require-module-specifiers -- a module with nothing to name
export {};
