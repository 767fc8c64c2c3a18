'use client';

import { cn, cva } from '../../../lib/internal/cn/index.js';
import { frameTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { DepartmentMark, UniversityMark } from './marks.js';

const brandMark = cva('ui:block ui:shrink-0', {
  variants: { size: { sm: 'ui:size-6', md: 'ui:size-8', lg: 'ui:size-12', xl: 'ui:size-16' } },
});

const MARKS = { university: UniversityMark, department: DepartmentMark };

export interface BrandMarkProps {
  /**
   * Whose mark it is: two neutral marks of our own.
   * @default 'department'
   */
  variant?: 'university' | 'department';
  /** Address of an image that replaces the built-in mark. */
  src?: string;
  /**
   * Text for screen readers; `null` when the name stands beside it.
   * @default 'Lambang universitas' or 'Lambang program studi'
   */
  name?: string | null;
  /**
   * 24, 32, 48 or 64 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Added to the classes of the root. */
  className?: string;
}

/** The mark of the university or of the department. */
export function BrandMark({
  variant = 'department',
  src,
  name,
  size = 'md',
  className,
}: BrandMarkProps) {
  const strings = useTexts(frameTexts);
  const label = name === undefined ? strings[`brandMark.${variant}`] : name;
  const look = cn(brandMark({ size }), className);
  if (src) {
    return (
      <img
        data-component="brand-mark"
        src={src}
        alt={label ?? ''}
        className={cn(look, 'ui:object-contain')}
      />
    );
  }
  const Mark = MARKS[variant];
  return (
    <svg
      data-component="brand-mark"
      data-variant={variant}
      viewBox="0 0 32 32"
      fill="none"
      role={label === null ? undefined : 'img'}
      aria-label={label ?? undefined}
      aria-hidden={label === null || undefined}
      className={look}
    >
      <Mark />
    </svg>
  );
}
