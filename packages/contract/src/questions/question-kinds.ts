/** Kinds of questions. */
export const QUESTION_KINDS = ['pilihan', 'benar-salah', 'isian', 'uraian', 'kode'] as const;

/** Kind of a question: options, true or false, a short answer, an essay, a program. */
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** Viewers and users of a question beside its owner. */
export const QUESTION_VISIBILITIES = ['owner', 'lecturers'] as const;

/** Viewers and users of a question beside its owner: nobody, or all lecturers. */
export type QuestionVisibility = (typeof QUESTION_VISIBILITIES)[number];

/** Right and wrong: the answers of a question of the kind `benar-salah`. */
export const TRUTHS = ['benar', 'salah'] as const;

/** How a picture of the bank is named in Markdown: `![…](gambar:<sha256>)`. */
export const IMAGE_REFERENCE = /gambar:([0-9a-f]{64})/g;

/** How a picture's own name reads: the SHA-256 of its bytes. */
export const IMAGE_NAME = /^[0-9a-f]{64}$/;

/** The pictures that a text names, each once. */
export function imagesIn(...texts: readonly string[]): string[] {
  return [
    ...new Set(
      texts.flatMap((text) => [...text.matchAll(IMAGE_REFERENCE)].map(([, sha]) => `${sha}`)),
    ),
  ];
}
