/** Sentences of one area as a host may word them: the names of the built-in ones, with any text. */
export type Wording<T> = {
  [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...values: infer V) => string
      ? (...values: V) => string
      : Wording<T[K]>;
};

/** Some of the sentences: those that are not given stay as they are. */
export type Rewording<T> = {
  [K in keyof T]?: T[K] extends string | ((...values: never[]) => string) ? T[K] : Rewording<T[K]>;
};
