import { SortableList } from '../../../components/writing/sortable-list/index.js';
import { useFormats } from '../../../lib/public/format/index.js';
import { papersTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { type PaperSectionValue, pointsOf } from './paper-parts.js';

/** The sections without their questions, so that they are short enough to be moved. */
export function SectionOrder({
  sections,
  onChange,
}: {
  sections: readonly PaperSectionValue[];
  onChange: (sections: PaperSectionValue[]) => void;
}) {
  const strings = useTexts(papersTexts);
  const { formatCount } = useFormats();
  const nameOf = ({ title }: PaperSectionValue, position: number) =>
    title || strings['paper.section'](formatCount(position));
  return (
    <SortableList
      label={strings['paperSections.order']}
      items={sections}
      getKey={({ id }) => id}
      getName={nameOf}
      onReorder={onChange}
      renderItem={(section, position) => (
        <div className="ui:flex ui:min-w-0 ui:flex-col ui:rounded-md ui:border ui:border-border ui:bg-surface ui:px-3 ui:py-2.5">
          <span className="ui:font-semibold ui:wrap-anywhere">{nameOf(section, position)}</span>
          <span className="ui:text-sm ui:text-text-muted">
            {strings['paper.sum'](
              formatCount(section.items.length),
              formatCount(pointsOf(section.items)),
            )}
          </span>
        </div>
      )}
    />
  );
}
