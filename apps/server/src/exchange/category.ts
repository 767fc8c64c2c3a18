/** Moodle's prefix of the names of categories. */
const CONTEXT = /^\$[a-z]+\d*\$$/i;
/** Moodle's name of the category that is there from the beginning. */
const DEFAULT = /^(?:default for|bawaan untuk|default untuk)\s+/i;
const NAMES_ROOT = 'top';

/** The names in a category's path; a slash in a name is written twice. */
function namesIn(path: string): string[] {
  const names = path.replaceAll('//', '\u0000').split('/');
  return names.map((name) => name.replaceAll('\u0000', '/').trim()).filter((name) => name !== '');
}

/** The course and the topics that a category stands for: the first name, and those within it. */
export function readCategory(path: string): { subject: string; topics: string[] } {
  const names = namesIn(path).filter(
    (name, at) => !(at < 2 && (CONTEXT.test(name) || name === NAMES_ROOT)),
  );
  const [subject = '', ...topics] = names.map((name) => name.replace(DEFAULT, ''));
  return { subject, topics };
}

/** A category for a course. */
export const writeCategory = (subject: string) => `$course$/top/${subject.replaceAll('/', '//')}`;
