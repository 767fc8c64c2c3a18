/** An element of MathML, as KaTeX writes it, or a text in one. */
export interface MathNode {
  /** 'mrow', 'mfrac', …; '#text' for a text. */
  tag: string;
  /** By their names. */
  attributes: Readonly<Record<string, string>>;
  children: readonly MathNode[];
  /** Of a text only. */
  text: string;
}

/** All text below a node. */
export const textOf = ({ text, children }: MathNode): string =>
  text + children.map(textOf).join('');
