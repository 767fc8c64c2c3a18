'use client';

import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { SortableList } from '../../../components/writing/sortable-list/index.js';
import { cn } from '../../../lib/internal/cn/index.js';
import { UndoLine } from '../../../lib/internal/undo-line/index.js';
import { useFormats } from '../../../lib/public/format/index.js';
import { papersTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { ItemRow } from './item-row.js';
import type { PaperItemValue, PaperSectionValue } from './paper-parts.js';
import { type PaperRow, paperRows, placeOf, sectionsOf } from './paper-rows.js';
import { SectionActions } from './section-actions.js';
import { SectionHead } from './section-head.js';
import { SectionOrder } from './section-order.js';
import { useSections } from './use-sections.js';

export interface PaperSectionsProps
  extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> {
  /** The sections, in order; at least one. */
  sections: readonly PaperSectionValue[];
  /** Called with all sections at every change. */
  onChange: (sections: PaperSectionValue[]) => void;
  /** Errors of a question's points, by its id. */
  errors?: Readonly<Record<string, string>>;
  /** Parts printed differently from the source, by the id of the question. */
  warnings?: Readonly<Record<string, readonly string[]>>;
  /** Further actions on a question, such as an icon button that opens its editor. */
  itemActions?: (item: PaperItemValue, number: number) => ReactNode;
  /**
   * Nothing can be changed, as in a paper that was used.
   * @default false
   */
  readOnly?: boolean;
}

// As far as the content of a row is from its upper line.
const BELOW_THE_LINE = { '--handle-top': '12px' } as CSSProperties;
const NONE: readonly string[] = [];
const keyOf = (row: PaperRow) =>
  row.kind === 'item'
    ? `item ${row.item.id}`
    : row.kind === 'head'
      ? `head ${row.section}`
      : 'undo';

/** The questions of a paper, section by section: moved within and between them, weighed, taken out and back. */
export function PaperSections({
  sections,
  onChange,
  errors = {},
  warnings = {},
  itemActions,
  readOnly = false,
  className,
  ...rest
}: PaperSectionsProps) {
  const strings = useTexts(papersTexts);
  const { formatCount } = useFormats();
  const root = useRef<HTMLDivElement>(null);
  const [ordering, setOrdering] = useState(false);
  const edit = useSections(root, sections, onChange);
  const rows = paperRows(sections, edit.removed?.row);

  const head = (index: number) => {
    const section = sections[index];
    return (
      section && (
        <SectionHead
          key={section.id}
          section={section}
          position={index + 1}
          readOnly={readOnly}
          onChange={(part) => edit.changeSection(index, part)}
          onUp={index > 0 ? () => edit.moveSection(index, -1) : undefined}
          onDown={index < sections.length - 1 ? () => edit.moveSection(index, 1) : undefined}
          onRemove={sections.length > 1 ? () => edit.removeSection(index) : undefined}
        />
      )
    );
  };

  const row = (one: PaperRow) => {
    if (one.kind === 'head') return head(one.section);
    if (one.kind === 'undo') {
      return (
        edit.removed && (
          <UndoLine
            key={edit.removed.what}
            message={strings['paper.removed'](edit.removed.what)}
            undoLabel={strings['paper.undo'](edit.removed.what)}
            onUndo={edit.undo}
          />
        )
      );
    }
    const { item, number } = one;
    return (
      <ItemRow
        item={item}
        number={number}
        error={errors[item.id]}
        warnings={warnings[item.id] ?? NONE}
        readOnly={readOnly}
        actions={itemActions?.(item, number)}
        onChange={edit.changeItem}
        onRemove={() => edit.removeItem(item, strings['paper.question'](formatCount(number)))}
      />
    );
  };

  return (
    <div
      data-component="paper-sections"
      ref={root}
      className={cn('ui:flex ui:min-w-0 ui:flex-col ui:gap-2', className)}
      {...rest}
    >
      {ordering ? (
        <SectionOrder sections={sections} onChange={onChange} />
      ) : (
        <>
          {head(0)}
          <SortableList
            label={strings['paperSections.label']}
            controls="handle"
            gap="none"
            style={BELOW_THE_LINE}
            items={rows}
            getKey={keyOf}
            getName={(one) =>
              one.kind === 'item' ? strings['paper.question'](formatCount(one.number)) : ''
            }
            getPlace={(list, index) => {
              const { section, at, count } = placeOf(list, index);
              const name = strings['paper.section'](formatCount(section + 1));
              return strings['paperSections.place'](
                formatCount(at + 1),
                formatCount(count),
                sections[section]?.title || name,
              );
            }}
            isFixed={({ kind }) => readOnly || kind !== 'item'}
            onReorder={(next) => edit.change(sectionsOf(next, sections))}
            renderItem={row}
          />
        </>
      )}
      {!readOnly && (
        <SectionActions
          orderable={sections.length > 1}
          ordering={ordering}
          onOrder={() => setOrdering(!ordering)}
          onAdd={edit.addSection}
        />
      )}
    </div>
  );
}
