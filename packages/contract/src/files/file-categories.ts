/** What a file is for: the questions, the answer key or the test cases. */
export const FILE_CATEGORIES = ['questions', 'answers', 'testCases'] as const;

/** What a file is for. */
export type FileCategory = (typeof FILE_CATEGORIES)[number];
