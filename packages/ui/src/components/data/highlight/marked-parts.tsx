import { Fragment, type ReactNode } from 'react';
import { MARK } from './mark-style.js';

/** A piece of a text. */
export interface TextPart {
  /** Shown as it is: text, never markup. */
  text: string;
  /** It is what was sought. */
  hit: boolean;
}

export interface MarkedPartsProps {
  /** The whole text, in its order. */
  parts: readonly TextPart[];
}

/** A text of which somebody else found what to mark, such as a server that knows forms of words. */
export function MarkedParts({ parts }: MarkedPartsProps): ReactNode {
  return parts.map(({ text, hit }, place) =>
    hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change its order
      <mark key={place} className={MARK}>
        {text}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={place}>{text}</Fragment>
    ),
  );
}
