import { type KeyboardEvent, type Ref, useId } from 'react';
import { controlStyle } from '../../../lib/internal/control-style/index.js';
import { FindBar } from '../../../lib/internal/find-bar/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import type { Find } from './use-find.js';

export interface PdfFindProps {
  find: Find;
  /** The caller's words. */
  marked: readonly string[];
  field: Ref<HTMLInputElement>;
  onClose: () => void;
}

/** Search in the document: a field to type in, else the marked words. */
export function PdfFind({ find, marked, field, onClose }: PdfFindProps) {
  const strings = useTexts(moreTexts);
  const id = useId();
  const { typed, progress, type, move } = find;

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    move(event.shiftKey ? -1 : 1);
  }

  return (
    <FindBar
      label={strings['find.label']}
      progress={progress}
      onMove={move}
      closeLabel={strings[typed === null ? 'find.unmark' : 'find.close']}
      onClose={onClose}
    >
      {typed === null ? (
        <p className="ui:truncate ui:text-sm">{strings['find.marked'](marked.join(', '))}</p>
      ) : (
        <>
          <label htmlFor={id} className="ui:sr-only">
            {strings['find.label']}
          </label>
          <input
            ref={field}
            id={id}
            type="text"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            placeholder={strings['find.label']}
            value={typed}
            onChange={(event) => type(event.target.value)}
            onKeyDown={press}
            className={controlStyle()}
          />
        </>
      )}
    </FindBar>
  );
}
