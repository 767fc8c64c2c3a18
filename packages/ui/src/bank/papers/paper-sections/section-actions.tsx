import { Button } from '../../../components/actions/button/index.js';
import { PLUS } from '../../../lib/internal/drawings/plus.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { papersTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';

/** A new section, and the order of those that are there. */
export function SectionActions({
  orderable,
  ordering,
  onOrder,
  onAdd,
}: {
  orderable: boolean;
  ordering: boolean;
  onOrder: () => void;
  onAdd: () => void;
}) {
  const strings = useTexts(papersTexts);
  return (
    <div data-part="actions" className="ui:flex ui:flex-wrap ui:items-center ui:gap-2 ui:pt-2">
      {!ordering && (
        <Button size="sm" icon={<Glyph of={PLUS} />} onClick={onAdd}>
          {strings['paperSections.add']}
        </Button>
      )}
      {(orderable || ordering) && (
        <Button
          size="sm"
          variant={ordering ? 'secondary' : 'ghost'}
          aria-pressed={ordering}
          onClick={onOrder}
        >
          {strings[ordering ? 'paperSections.ordered' : 'paperSections.order']}
        </Button>
      )}
    </div>
  );
}
