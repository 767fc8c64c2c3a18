import type { ComponentPropsWithRef } from 'react';
import { cn, cva } from '../../../lib/internal/cn/index.js';
import { USER } from '../../../lib/internal/drawings/user.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { initialsOf } from './initials.js';

const avatar = cva(
  'ui:inline-flex ui:shrink-0 ui:select-none ui:items-center ui:justify-center ui:overflow-hidden ui:rounded-full ui:border ui:border-brand-border ui:bg-brand-soft ui:font-semibold ui:text-brand-text',
  {
    variants: {
      size: {
        sm: 'ui:size-6 ui:text-[0.625rem]',
        md: 'ui:size-8 ui:text-xs',
        lg: 'ui:size-12 ui:text-base',
      },
    },
  },
);

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Of whom: their initials are drawn. */
  name: string;
  /** Address of a picture that replaces the initials. */
  src?: string;
  /** Text for screen readers. Absent where the name stands beside it. */
  label?: string;
  /**
   * 24, 32 or 48 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
}

/** A person as a small disc. */
export function Avatar({ name, src, label, size = 'md', className, ...rest }: AvatarProps) {
  const initials = initialsOf(name);
  return (
    <span
      data-component="avatar"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={cn(avatar({ size }), className)}
      {...rest}
    >
      {src ? (
        <img src={src} alt="" className="ui:size-full ui:object-cover" />
      ) : (
        initials || <Glyph of={USER} />
      )}
    </span>
  );
}
