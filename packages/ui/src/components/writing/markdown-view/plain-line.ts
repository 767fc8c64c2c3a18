const IMAGE_OR_LINK = /!?\[([^\]]*)\]\([^)]*\)/g;

/** Maths, code, an escaped sign, and pairs of emphasis: `_` none within a word. */
const MARKS =
  /(\${1,2})(?=\S)(.+?)(?<=\S)\1(?!\d)|(`+)(.+?)\3|\\([!-/:-@[-`{-~])|(\*{1,3}|~~|(?<![\p{L}\p{N}])_{1,3})(?=\S)(.+?)(?<=\S)\6(?!_|(?<=_)[\p{L}\p{N}])/gu;

const withoutMarks = (text: string): string =>
  text.replace(
    MARKS,
    (
      _,
      _dollar,
      maths?: string,
      _tick?: string,
      code?: string,
      sign?: string,
      _star?: string,
      rest?: string,
    ) => maths ?? code?.trim() ?? sign ?? withoutMarks(rest ?? ''),
  );

/** The first line of a text in Markdown that says something, with its marks, and pictures and links in words. */
export function sourceLine(source: string): string {
  const words = source.replace(IMAGE_OR_LINK, '$1');
  const line = words.split('\n').find((one) => /^(?!\s*[`~]{3}).*[\p{L}\p{N}]/u.test(one)) ?? words;
  // An angle bracket that quotes begins the line, and a heading's sign; others are the text's own: `vector<int>`.
  return line.replace(/^(?:\s*>)*\s*(?:#{1,6}\s)?/, '').trim();
}

/** The same without marks: a name where nothing can be rendered, such as `aria-label`. Maths stays as it was typed. */
export const plainLine = (source: string) => withoutMarks(sourceLine(source));
