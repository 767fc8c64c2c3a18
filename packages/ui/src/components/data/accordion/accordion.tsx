'use client';

import { Accordion as RadixAccordion } from 'radix-ui';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { CHEVRON_DOWN } from '../../../lib/internal/drawings/chevron-down.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';

export interface AccordionProps
  extends Omit<ComponentPropsWithRef<'div'>, 'dir' | 'defaultValue' | 'onChange'> {
  /** The parts that are open, when the caller keeps them. */
  value?: readonly string[];
  /** The parts that are open at first, when the caller does not keep them. */
  defaultValue?: readonly string[];
  /** Called with the parts that are open. */
  onValueChange?: (value: string[]) => void;
  /**
   * Opening one part closes the others.
   * @default false
   */
  single?: boolean;
}

/** Parts of a text under their titles, of which some are open. On paper all are. */
export function Accordion({
  value,
  defaultValue,
  onValueChange,
  single = false,
  className,
  ...rest
}: AccordionProps) {
  const root = {
    'data-component': 'accordion',
    className: cn('ui:min-w-0', className),
    ...rest,
  };
  if (single) {
    return (
      <RadixAccordion.Root
        type="single"
        collapsible
        value={value && (value[0] ?? '')}
        defaultValue={defaultValue?.[0]}
        onValueChange={(next) => onValueChange?.(next === '' ? [] : [next])}
        {...root}
      />
    );
  }
  return (
    <RadixAccordion.Root
      type="multiple"
      value={value && [...value]}
      defaultValue={defaultValue && [...defaultValue]}
      onValueChange={onValueChange}
      {...root}
    />
  );
}

/** Props of {@link AccordionItem}. Its children are what is folded; native props reach the root. */
export interface AccordionItemProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Name of the part in `Accordion`. */
  value: string;
  /** Names the part; a press on it opens and closes. */
  title: ReactNode;
  /**
   * Place of the title in the outline of the page.
   * @default 3
   */
  level?: 2 | 3 | 4;
  /**
   * The part stays as it is.
   * @default false
   */
  disabled?: boolean;
}

/** One part of an `Accordion`. */
export function AccordionItem({
  value,
  title,
  level = 3,
  disabled = false,
  className,
  children,
  ...rest
}: AccordionItemProps) {
  const Title = `h${level}` as const;
  return (
    <RadixAccordion.Item
      value={value}
      disabled={disabled}
      className={cn('ui:min-w-0 ui:border-b ui:first:border-t', className)}
      {...rest}
    >
      <RadixAccordion.Header asChild>
        <Title className="ui:block">
          <RadixAccordion.Trigger className="ui:group/fold ui:flex ui:min-h-11 ui:w-full ui:cursor-pointer ui:items-center ui:justify-between ui:gap-4 ui:rounded-sm ui:py-2.5 ui:text-start ui:font-semibold ui:text-sm ui:text-text ui:focus-ring ui:wrap-anywhere ui:underline-offset-4 ui:hover:underline ui:disabled:cursor-not-allowed ui:disabled:opacity-55">
            <span className="ui:min-w-0">{title}</span>
            <Glyph
              of={CHEVRON_DOWN}
              className="ui:text-text-muted ui:transition-transform ui:group-data-[state=open]/fold:rotate-180 ui:print:hidden"
            />
          </RadixAccordion.Trigger>
        </Title>
      </RadixAccordion.Header>
      {/* What is folded stays: a form keeps what was typed there, and paper shows it. */}
      <RadixAccordion.Content
        forceMount
        className="ui:min-w-0 ui:pt-1 ui:pb-4 ui:text-sm ui:text-text ui:wrap-anywhere ui:not-print:data-[state=closed]:hidden"
      >
        {children}
      </RadixAccordion.Content>
    </RadixAccordion.Item>
  );
}
