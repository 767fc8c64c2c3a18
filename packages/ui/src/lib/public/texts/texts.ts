import type { BuiltIn } from '../indonesian/index.js';

type Speaks = (...values: never[]) => string;

/** Texts of an area in force: the names of the built-in ones, with any text. */
export type Wording<T> = {
  [K in keyof T as K extends string ? K : never]: T[K] extends string
    ? string
    : T[K] extends (...values: infer V) => string
      ? (...values: V) => string
      : Wording<T[K]>;
};

/** Some texts of an area: those that are not given stay. What has values may be a pattern, too. */
export type Rewording<T> = {
  [K in keyof T as K extends string ? K : never]?: T[K] extends string
    ? string
    : T[K] extends Speaks
      ? T[K] | string
      : Rewording<T[K]>;
};

/** Every text of the components by its name: a sentence, or a function that makes one. */
export type ComponentTexts = Wording<BuiltIn>;

/** A language, or single sentences: plain JSON, or functions where a text has values. */
export interface Texts {
  /** BCP 47 tag: dates, numbers and plurals follow it. Without one those of outside stay. */
  language?: string;
  /** Texts of components by their names: `dialog.close`. */
  components?: Rewording<BuiltIn>;
  /** Texts of screens by area: `SiteTexts` of `@bank-soal/screens/texts` knows which there are. */
  screens?: Readonly<Record<string, object>>;
}
