'use client';

import { CODE } from '../../../lib/internal/drawings/code.js';
import { LIST } from '../../../lib/internal/drawings/list.js';
import { SQUARE_CHECK } from '../../../lib/internal/drawings/square-check.js';
import { TEXT_ALIGN_START } from '../../../lib/internal/drawings/text-align-start.js';
import { TEXT_CURSOR_INPUT } from '../../../lib/internal/drawings/text-cursor-input.js';
import { type Drawing, Glyph } from '../../../lib/internal/glyph/index.js';
import { questionsTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import type { QuestionKind } from './question-kind.js';

const ICONS: Record<QuestionKind, Drawing> = {
  pilihan: LIST,
  'benar-salah': SQUARE_CHECK,
  isian: TEXT_CURSOR_INPUT,
  uraian: TEXT_ALIGN_START,
  kode: CODE,
};

export interface KindLabelProps {
  /** Kind of question. */
  kind: QuestionKind;
}

/** Kind of answer that a question asks for, as icon and word. */
export function KindLabel({ kind }: KindLabelProps) {
  const strings = useTexts(questionsTexts);
  return (
    <span
      data-component="kind-label"
      title={strings['question.kind']}
      className="ui:inline-flex ui:items-center ui:gap-1.5"
    >
      <Glyph of={ICONS[kind]} size={14} />
      {strings[`question.${kind}`]}
    </span>
  );
}
