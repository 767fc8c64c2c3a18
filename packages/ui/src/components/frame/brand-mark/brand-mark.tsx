'use client';

import type { ComponentPropsWithRef, Ref } from 'react';
import { cn, cva } from '../../../lib/internal/cn/index.js';
import { frameTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { DepartmentMark, UniversityMark } from './marks.js';

const brandMark = cva('ui:block ui:shrink-0', {
  variants: { size: { sm: 'ui:size-6', md: 'ui:size-8', lg: 'ui:size-12', xl: 'ui:size-16' } },
});

const MARKS = { university: UniversityMark, department: DepartmentMark };

export interface BrandMarkProps
  extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'name' | 'ref'> {
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
  /** The element: an `svg`, or an `img` with `src`. */
  ref?: Ref<Element>;
}

/** The mark of the university or of the department. */
export function BrandMark({
  variant = 'department',
  src,
  name,
  size = 'md',
  className,
  ...rest
}: BrandMarkProps) {
  const strings = useTexts(frameTexts);
  const label = name === undefined ? strings[`brandMark.${variant}`] : name;
  // Untyped: it goes to one of two elements.
  const own: object = {
    'data-component': 'brand-mark',
    className: cn(brandMark({ size }), src && 'ui:object-contain', className),
    ...rest,
  };
  if (src) return <img src={src} alt={label ?? ''} {...own} />;
  const Mark = MARKS[variant];
  return (
    <svg
      data-variant={variant}
      viewBox="0 0 32 32"
      fill="none"
      role={label === null ? undefined : 'img'}
      aria-label={label ?? undefined}
      aria-hidden={label === null || undefined}
      {...own}
    >
      <Mark />
    </svg>
  );
}
