import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { moveItem } from '../../../components/writing/sortable-list/index.js';
import { useFormats } from '../../../lib/public/format/index.js';
import { papersTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { newSection, type PaperItemValue, type PaperSectionValue } from './paper-parts.js';
import { paperRows, sectionsOf } from './paper-rows.js';

interface Removed {
  /** 'Soal 3'. */
  what: string;
  /** Where it stood among the rows. */
  row: number;
  /** Puts it back among the sections as they are now: others may have changed them. */
  restore: (sections: readonly PaperSectionValue[]) => PaperSectionValue[];
}

/** Changes of sections; what was removed comes back until something else is changed. */
export function useSections(
  root: RefObject<HTMLElement | null>,
  sections: readonly PaperSectionValue[],
  onChange: (sections: PaperSectionValue[]) => void,
) {
  const strings = useTexts(papersTexts);
  const { formatCount } = useFormats();
  const [removed, setRemoved] = useState<Removed>();
  const toFocus = useRef<(root: HTMLElement) => HTMLElement | null | undefined>(null);

  // Buttons that go with what they did hand the focus on to where it shows.
  useLayoutEffect(() => {
    const target = root.current && toFocus.current?.(root.current);
    if (target) toFocus.current = null;
    target?.focus();
  });

  function change(next: PaperSectionValue[], gone?: Removed) {
    setRemoved(gone);
    onChange(next);
  }

  const titles = (element: HTMLElement) =>
    element.querySelectorAll<HTMLElement>('[data-part="section"] input[type="text"]');

  return {
    removed,
    change,
    changeItem(item: PaperItemValue) {
      change(
        sections.map((section) => ({
          ...section,
          items: section.items.map((one) => (one.id === item.id ? item : one)),
        })),
      );
    },
    changeSection(index: number, part: Partial<PaperSectionValue>) {
      change(sections.map((one, at) => (at === index ? { ...one, ...part } : one)));
    },
    removeItem(item: PaperItemValue, what: string) {
      const row = paperRows(sections).findIndex(
        (one) => one.kind === 'item' && one.item.id === item.id,
      );
      const next = sections.map((section) => ({
        ...section,
        items: section.items.filter(({ id }) => id !== item.id),
      }));
      change(next, {
        what,
        row,
        restore(now) {
          const rows = paperRows(now);
          rows.splice(row, 0, { kind: 'item', item, section: 0, number: 0 });
          return sectionsOf(rows, now);
        },
      });
    },
    removeSection(index: number) {
      const section = sections[index];
      if (!section) return;
      const { items, title } = section;
      const name = title || strings['paper.section'](formatCount(index + 1));
      const what =
        items.length > 0
          ? strings['paperSections.withQuestions'](name, formatCount(items.length))
          : name;
      const heads = paperRows(sections).findIndex(
        (one) => one.kind === 'head' && one.section === index,
      );
      change(
        sections.filter((_, at) => at !== index),
        {
          what,
          row: Math.max(0, heads),
          restore: (now) => [...now.slice(0, index), section, ...now.slice(index)],
        },
      );
    },
    undo() {
      if (!removed) return;
      const next = removed.restore(sections);
      const back = paperRows(next)[removed.row];
      toFocus.current = (element) =>
        back?.kind === 'item'
          ? element.querySelectorAll<HTMLElement>('[data-part="question"] h4 button')[
              back.number - 1
            ]
          : titles(element)[back?.kind === 'head' ? back.section : 0];
      change(next);
    },
    moveSection(index: number, step: -1 | 1) {
      change(moveItem(sections, index, index + step));
    },
    addSection() {
      toFocus.current = (element) => [...titles(element)].at(sections.length);
      change([...sections, newSection(sections)]);
    },
  };
}
