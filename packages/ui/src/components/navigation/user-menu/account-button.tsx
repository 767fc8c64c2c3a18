'use client';

import { cva } from '../../../lib/internal/cn/index.js';
import { CHEVRON_DOWN } from '../../../lib/internal/drawings/chevron-down.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { frameTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { Button, type ButtonProps } from '../../actions/button/index.js';
import { Avatar } from '../../data/avatar/index.js';
import { VisuallyHidden } from '../../data/visually-hidden/index.js';

const nameStyle = cva('ui:min-w-0 ui:truncate ui:font-medium', {
  variants: {
    showName: {
      always: 'ui:max-w-48 ui:md:max-xl:hidden',
      wide: 'ui:max-w-40 ui:max-sm:hidden',
    },
  },
});

export interface AccountButtonProps extends Omit<ButtonProps, 'children'> {
  /** The signed-in account. */
  name: string;
  /** Picture of the person. */
  src?: string;
  /**
   * Where the name is drawn: wherever there is room for it, or not on a phone.
   * @default 'wide'
   */
  showName?: 'always' | 'wide';
}

/** The button of a user menu; alone it keeps the menu's place while that is being loaded. */
export function AccountButton({ name, src, showName = 'wide', ...rest }: AccountButtonProps) {
  const strings = useTexts(frameTexts);
  return (
    <Button variant="ghost" className="ui:max-w-full ui:min-w-0 ui:max-md:-ms-4" {...rest}>
      <VisuallyHidden>{strings['userMenu.label'](name)}</VisuallyHidden>
      <Avatar name={name} src={src} size="sm" />
      <span aria-hidden title={name} className={nameStyle({ showName })}>
        {name}
      </span>
      <Glyph of={CHEVRON_DOWN} className="ui:text-text-muted" />
    </Button>
  );
}
