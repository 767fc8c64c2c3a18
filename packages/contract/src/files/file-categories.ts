/** Purpose of a file: the questions, the answer key or the test cases. */
export const FILE_CATEGORIES = ['questions', 'answers', 'testCases'] as const;

/** Purpose of a file. */
export type FileCategory = (typeof FILE_CATEGORIES)[number];
