/** Under which name the browser keeps the form of a person; `''`: of who is not signed in. */
export const draftKeyOf = (userKey: string) => `builder-draft:${userKey}`;
