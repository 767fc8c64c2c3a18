import { type Attribute, readXml, resolveReferences, type StartTag } from './xml.js';

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
function isHarmlessField(instruction: string): boolean {
  return HARMLESS.test(instruction.trim());
}

/** Left out with all that they hold: they show what lies outside of the page, or run something. */
const NEVER = new Set([
  'altChunk',
  'attachedTemplate',
  'audioCd',
  'audioFile',
  'binData',
  // Of comments, which pages do not show, there are no parts to refer to.
  'commentRangeEnd',
  'commentRangeStart',
  'commentReference',
  'contentPart',
  'control',
  'dataBinding',
  'embedBold',
  'embedBoldItalic',
  'embedItalic',
  'embedRegular',
  'externalData',
  'mailMerge',
  'OLEObject',
  'quickTimeFile',
  'subDoc',
  'svgBlip',
  'videoFile',
  'wavAudioFile',
  'webVideoPr',
]);

/** Attributes that are addresses, whatever they are used for; `r:embed` and `r:id` name relations. */
const ADDRESSES = new Set(['althref', 'base', 'gfxdata', 'href', 'link', 'src']);
const IS_ADDRESS = /\/\/|\\\\|^\s*(?:data|file|macro|private|script|vnd\.[\w.+-]+):/i;
/** Addresses that are names, such as that of a kind of drawing. */
const IS_NAME =
  /^https?:\/\/(?:schemas\.openxmlformats\.org|schemas\.microsoft\.com|purl\.oclc\.org)\//;

const INSTRUCTIONS = new Set(['delInstrText', 'instrText']);
const SHORT_FIELD = 'fldSimple';

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

function isHarmless({ name, value }: Attribute): boolean {
  if (name === 'xmlns' || name.startsWith('xmlns:')) return true;
  if (ADDRESSES.has(localName(name).toLowerCase())) return false;
  return IS_NAME.test(value) || !IS_ADDRESS.test(value);
}

function writeStart({ name, attributes, closed }: StartTag): string {
  const kept = attributes.filter(isHarmless).map((one) => ` ${one.name}=${one.written}`);
  return `<${name}${kept.join('')}${closed ? '/' : ''}>`;
}

function isHarmlessShortField({ attributes }: StartTag): boolean {
  return attributes.every(
    ({ name, value }) => localName(name) !== 'instr' || isHarmlessField(value),
  );
}

/** Output for a part, token by token. */
class Cleaning {
  readonly written: string[] = [];
  /** How deep within something that is left out. */
  private omitted = 0;
  /** Words of the field that is being read. */
  private instruction: string | undefined;
  /** Of the short fields around, whether they are written. */
  private readonly shortFields: boolean[] = [];

  text(written: string): void {
    if (this.omitted > 0) return;
    if (this.instruction === undefined) this.written.push(written);
    else this.instruction += written;
  }

  start(tag: StartTag): void {
    if (this.omitted > 0) {
      if (!tag.closed) this.omitted += 1;
      return;
    }
    // A field's words have nothing within them.
    if (this.instruction !== undefined) return;
    const name = localName(tag.name);
    if (NEVER.has(name)) {
      if (!tag.closed) this.omitted = 1;
      return;
    }
    if (INSTRUCTIONS.has(name) && !tag.closed) this.instruction = '';
    if (name === SHORT_FIELD) {
      const stays = isHarmlessShortField(tag);
      if (!tag.closed) this.shortFields.push(stays);
      if (!stays) return;
    }
    this.written.push(writeStart(tag));
  }

  end(name: string): void {
    if (this.omitted > 0) {
      this.omitted -= 1;
      return;
    }
    const local = localName(name);
    if (this.instruction !== undefined) {
      if (!INSTRUCTIONS.has(local)) return;
      if (isHarmlessField(resolveReferences(this.instruction))) this.written.push(this.instruction);
      this.instruction = undefined;
    }
    if (local === SHORT_FIELD && !this.shortFields.pop()) return;
    this.written.push(`</${name}>`);
  }
}

/**
 * Writes a part of a Word document again, without what could lead out of the document: addresses,
 * links, objects, and fields that fetch. What it shows is the same otherwise.
 *
 * @throws UnusableXml
 */
export function cleanXml(xml: string): string {
  const cleaning = new Cleaning();
  for (const token of readXml(xml)) {
    if (token.kind === 'text') cleaning.text(token.written);
    else if (token.kind === 'start') cleaning.start(token);
    else cleaning.end(token.name);
  }
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${cleaning.written.join('')}`;
}
