const SWITCHES = String.raw`(?:\s+\\\*\s*\w+)*`;
const NUMBERS = 'PAGE|NUMPAGES|SECTION|SECTIONPAGES';
const CONTROLS = 'FORMCHECKBOX|FORMDROPDOWN|FORMTEXT';
const HARMLESS = new RegExp(
  String.raw`^(?:(?:${NUMBERS}|${CONTROLS})${SWITCHES}|EQ\s[^"]*|SYMBOL\s[\w\s\\"-]*)?$`,
  'i',
);

/**
 * Tells whether a field draws only what it says itself: a page's number, a formula, a box. Of all
 * others the result is shown that Word kept beside them.
 *
 * @param instruction the field's words, or a part of them: a field is known by its first
 */
export function isHarmlessField(instruction: string): boolean {
  return HARMLESS.test(instruction.trim());
}
