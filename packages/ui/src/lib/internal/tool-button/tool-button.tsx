import type { ComponentPropsWithRef } from 'react';
import { Button, type ButtonProps } from '../../../components/actions/button/index.js';
import { type Drawing, Glyph } from '../glyph/index.js';

export interface ToolButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'children'>,
    Pick<ButtonProps, 'busy'> {
  icon: Drawing;
  /** Its name, also for who points at it. */
  label: string;
}

// The edge tells, and the ground with it; where colours are forced every edge is drawn, so the ground alone does.
const PRESSED =
  'ui:aria-pressed:border-border-control ui:aria-pressed:bg-surface-active ui:forced-colors:aria-pressed:bg-[Highlight] ui:forced-colors:aria-pressed:text-[HighlightText] ui:forced-colors:aria-pressed:forced-color-adjust-none';

/** A small button of a tool bar: a drawing with a name. */
export function ToolButton({ icon, label, busy, ...rest }: ToolButtonProps) {
  return (
    <Button
      size="sm"
      variant="ghost"
      iconOnly
      aria-label={label}
      title={label}
      busy={busy}
      className={PRESSED}
      {...rest}
    >
      {!busy && <Glyph of={icon} />}
    </Button>
  );
}
