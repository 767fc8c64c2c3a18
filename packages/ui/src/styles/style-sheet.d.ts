/** What TypeScript sees of the style sheets: something to import for its effect. */
export {};
