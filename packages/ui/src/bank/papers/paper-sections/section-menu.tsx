import { Button } from '../../../components/actions/button/index.js';
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuTrigger,
} from '../../../components/actions/menu/index.js';
import { ARROW_DOWN } from '../../../lib/internal/drawings/arrow-down.js';
import { ARROW_UP } from '../../../lib/internal/drawings/arrow-up.js';
import { ELLIPSIS_VERTICAL } from '../../../lib/internal/drawings/ellipsis-vertical.js';
import { TRASH } from '../../../lib/internal/drawings/trash.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { papersTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';

export interface SectionMenuProps {
  /** 'Bagian 2'. */
  name: string;
  /** Absent at the top. */
  onUp: (() => void) | undefined;
  /** Absent at the bottom. */
  onDown: (() => void) | undefined;
  /** Absent for the only section. */
  onRemove: (() => void) | undefined;
}

/** Actions on a whole section; none for the only one. */
export function SectionMenu({ name, onUp, onDown, onRemove }: SectionMenuProps) {
  const strings = useTexts(papersTexts);
  if (!onUp && !onDown && !onRemove) return null;
  return (
    <Menu>
      <MenuTrigger>
        <Button variant="ghost" size="sm" iconOnly aria-label={strings['paperSections.menu'](name)}>
          <Glyph of={ELLIPSIS_VERTICAL} />
        </Button>
      </MenuTrigger>
      <MenuContent>
        <MenuItem icon={<Glyph of={ARROW_UP} />} disabled={!onUp} onSelect={onUp}>
          {strings['paperSections.up']}
        </MenuItem>
        <MenuItem icon={<Glyph of={ARROW_DOWN} />} disabled={!onDown} onSelect={onDown}>
          {strings['paperSections.down']}
        </MenuItem>
        <MenuItem
          icon={<Glyph of={TRASH} />}
          tone="danger"
          disabled={!onRemove}
          onSelect={onRemove}
        >
          {strings['paperSections.delete']}
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
