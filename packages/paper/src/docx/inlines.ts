import {
  ConcreteHyperlink,
  type IContext,
  type IRunOptions,
  type ParagraphChild,
  TextRun,
} from 'docx';
import { type Inline, type Mark, type RichText, type Run, run } from '../model/inline.js';
import type { DrawFormula } from './maths.js';

/** Where a paper may safely lead. */
const SAFE = /^(https?|mailto):/i;
const HYPERLINK = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink';

const LOOKS: Readonly<Record<Exclude<Mark, 'code'>, IRunOptions>> = {
  strong: { bold: true },
  emphasis: { italics: true },
  strike: { strike: true },
  super: { superScript: true },
  sub: { subScript: true },
};

/** A link whose number follows from its place: the library's own is another one each time. */
class NumberedLink extends ConcreteHyperlink {
  constructor(
    number: number,
    private readonly href: string,
    children: readonly ParagraphChild[],
  ) {
    super(children, `Link${number}`);
  }

  override prepForXml(context: IContext) {
    context.viewWrapper.Relationships.addRelationship(
      this.linkId,
      HYPERLINK,
      this.href,
      'External',
    );
    return super.prepForXml(context);
  }
}

/** Writes the text of one document. */
export type Inlines = (text: RichText, look?: IRunOptions) => ParagraphChild[];

/**
 * The writer of a document's text.
 *
 * @param codeLook how code looks within text of a look
 */
export function createInlines(
  formula: DrawFormula,
  codeLook: (look: IRunOptions) => IRunOptions,
): Inlines {
  let links = 0;

  function textRun({ text, marks }: Run, look: IRunOptions): TextRun {
    const looks = marks.map((mark) => (mark === 'code' ? codeLook(look) : LOOKS[mark]));
    return new TextRun(Object.assign({}, look, ...looks, { text }));
  }

  function child(part: Inline, look: IRunOptions): ParagraphChild[] {
    switch (part.kind) {
      case 'text':
        return [textRun(part, look)];
      case 'formula':
        return [formula(part.tex, false) ?? textRun(run(part.tex, 'code'), look)];
      case 'break':
        return [new TextRun({ ...look, break: 1 })];
      case 'link': {
        if (!SAFE.test(part.href)) return inlines(part.text, look);
        links += 1;
        const number = links;
        return [
          new NumberedLink(number, part.href, inlines(part.text, { ...look, style: 'Hyperlink' })),
        ];
      }
    }
  }

  const inlines: Inlines = (text, look = {}) => text.flatMap((part) => child(part, look));
  return inlines;
}
