import { useState } from 'react';
import { Button } from '../../../components/actions/button/index.js';
import { Checkbox } from '../../../components/inputs/checkbox/index.js';
import { TextArea } from '../../../components/inputs/text-area/index.js';
import { TextField } from '../../../components/inputs/text-field/index.js';
import { useFormats } from '../../../lib/public/format/index.js';
import { papersTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { type PaperSectionValue, pointsOf } from './paper-parts.js';
import { SectionMenu, type SectionMenuProps } from './section-menu.js';

export interface SectionHeadProps extends Omit<SectionMenuProps, 'name'> {
  section: PaperSectionValue;
  /** Counted from 1. */
  position: number;
  readOnly: boolean;
  onChange: (part: Partial<PaperSectionValue>) => void;
}

/** The head of a section: its title, what it comes to, its note, and whether it is shuffled. */
export function SectionHead({ section, position, readOnly, onChange, ...menu }: SectionHeadProps) {
  const strings = useTexts(papersTexts);
  const { formatCount } = useFormats();
  const [noting, setNoting] = useState(false);
  const name = strings['paper.section'](formatCount(position));
  const { title, note, shuffle, items } = section;
  const sum = strings['paper.sum'](formatCount(items.length), formatCount(pointsOf(items)));
  return (
    <div data-part="section" className="ui:flex ui:min-w-0 ui:flex-1 ui:flex-col ui:gap-2 ui:pt-4">
      <div className="ui:flex ui:min-w-0 ui:flex-wrap ui:items-center ui:justify-between ui:gap-2">
        <h3 className="ui:font-semibold ui:text-base">{readOnly && title !== '' ? title : name}</h3>
        <div className="ui:flex ui:items-center ui:gap-2">
          <span className="ui:text-sm ui:text-text-muted">{sum}</span>
          {!readOnly && <SectionMenu name={name} {...menu} />}
        </div>
      </div>
      {readOnly ? (
        <>
          {note !== '' && <p className="ui:text-sm ui:whitespace-pre-line">{note}</p>}
          {shuffle && (
            <p className="ui:text-sm ui:text-text-muted">{strings['paperSections.shuffled']}</p>
          )}
        </>
      ) : (
        <>
          <TextField
            label={strings['paperSections.title'](name)}
            labelHidden
            autoComplete="off"
            placeholder={strings['paperSections.titlePlaceholder']}
            value={title}
            onChange={(event) => onChange({ title: event.target.value })}
          />
          {(noting || note !== '') && (
            <TextArea
              label={strings['paperSections.note'](name)}
              labelHidden
              placeholder={strings['paperSections.notePlaceholder']}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that opened it is gone
              autoFocus={noting && note === ''}
              rows={1}
              autoGrow
              value={note}
              onChange={(event) => onChange({ note: event.target.value })}
            />
          )}
          <div className="ui:flex ui:flex-wrap ui:items-center ui:justify-between ui:gap-2">
            <Checkbox
              label={strings['paperSections.shuffle']}
              checked={shuffle}
              onChange={(event) => onChange({ shuffle: event.target.checked })}
            />
            {!noting && note === '' && (
              <Button variant="ghost" size="sm" onClick={() => setNoting(true)}>
                {strings['paperSections.addNote']}
                <span className="ui:sr-only">: {name}</span>
              </Button>
            )}
          </div>
        </>
      )}
      {items.length === 0 && (
        <p
          data-part="empty"
          className="ui:rounded-md ui:bg-surface-sunken ui:px-3 ui:py-4 ui:text-sm ui:text-text-muted"
        >
          {strings['paperSections.empty']}
        </p>
      )}
    </div>
  );
}
