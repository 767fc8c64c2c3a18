/** Errors of a question by field; `options.0` is about the first option. */
export type QuestionErrors = Partial<
  Record<
    | 'kind'
    | 'markdown'
    | 'options'
    | `options.${number}`
    | 'answer'
    | 'answers'
    | 'tolerance'
    | 'explanation'
    | 'points'
    | 'difficulty'
    | 'subject'
    | 'topics'
    | 'visibility',
    string
  >
>;
