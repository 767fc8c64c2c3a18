import type { LucideIcon } from 'lucide-react';

/** Props of an icon. */
export interface IconProps {
  /**
   * 16 px beside a text, 20 px in a row of its own, 32 px in an empty state.
   * @default 16
   */
  size?: 16 | 20 | 32;
}

/** Gives a drawing the library's stroke; decorative, since a text beside it says the same. */
export function decorative(Drawing: LucideIcon) {
  return ({ size = 16 }: IconProps) => <Drawing aria-hidden size={size} strokeWidth={1.5} />;
}
