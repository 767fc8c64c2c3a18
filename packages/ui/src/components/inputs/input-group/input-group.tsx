'use client';

import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { type ControlFrame, FrameContext } from '../../../lib/internal/control-box/index.js';
import { joinIds } from '../field/index.js';

/** Props of {@link InputGroup}. Native props reach the root. */
export interface InputGroupProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'form' | 'name'> {
  /** Words or an icon before the text, such as 'Rp'; the words belong to the field's description. */
  start?: ReactNode;
  /** Words or an icon after the text, such as 'menit'; the words belong to the field's description. */
  end?: ReactNode;
  /** Stands before all: a ghost `Button` of size `sm`, or a `Select` without a visible label. */
  startAction?: ReactNode;
  /** Stands after all: a ghost `Button` of size `sm`, or a `Select` without a visible label. */
  endAction?: ReactNode;
  /**
   * Neither the field nor what stands beside it can be used, or is sent.
   * @default false
   */
  disabled?: boolean;
  /** One `TextField`, `NumberField`, `PasswordField`, `Select`, `DateField` or `SearchField`. */
  children: ReactNode;
}

const INSIDE: ControlFrame = {
  describedBy: undefined,
  className: 'ui:cursor-pointer ui:focus-ring ui:-outline-offset-2',
  draw: (control) => control,
};

/** Its states are those of the field in it. */
const FRAME =
  'ui:flex ui:w-full ui:min-w-0 ui:rounded-md ui:border ui:border-border-control ui:bg-surface ui:outline-focus ui:outline-offset-2 ui:transition-colors ui:hover:border-text-muted ui:has-[>[data-part=control]>:focus-visible]:outline-2 ui:has-[>[data-part=control]>[aria-invalid=true]]:danger-edge ui:has-[>[data-part=control]>[aria-invalid=true]]:border-danger ui:has-[>[data-part=control]>:is([readonly],:disabled)]:border-border ui:has-[>[data-part=control]>:is([readonly],:disabled)]:bg-surface-sunken ui:forced-colors:outline-[Highlight]';

/** Other controls in the frame; a click beside them goes to the field. */
const USED = 'input, select, button, a, label';

/** A press on the words or the icon goes to the field, as one on the box of a field does. */
function goToTheField(event: MouseEvent<HTMLElement>) {
  if (event.target instanceof Element && event.target.closest(USED)) return;
  event.preventDefault();
  const field = ':scope > [data-part="control"] > :is(input, select)';
  event.currentTarget.querySelector<HTMLElement>(field)?.focus();
}

function Words({ id, part, children }: { id: string; part: 'start' | 'end'; children: ReactNode }) {
  return (
    <span
      id={id}
      data-part={part}
      className={cn(
        'ui:flex ui:min-w-0 ui:cursor-text ui:py-1 ui:items-center ui:text-sm ui:text-text-muted ui:wrap-anywhere ui:pointer-coarse:text-base',
        part === 'start'
          ? 'ui:-me-1 ui:max-w-1/3 ui:shrink-0 ui:ps-3'
          : 'ui:-ms-1 ui:max-w-1/2 ui:pe-3',
      )}
    >
      {children}
    </span>
  );
}

function Action({ part, children }: { part: 'start' | 'end'; children: ReactNode }) {
  return (
    <span
      data-part={`${part}-action`}
      className={cn(
        'ui:flex ui:shrink-0 ui:items-center ui:border-border-control',
        part === 'start'
          ? 'ui:not-has-[select]:-me-2 ui:not-has-[select]:ps-1 ui:has-[select]:border-e'
          : 'ui:not-has-[select]:pe-1 ui:has-[select]:border-s',
      )}
    >
      <FrameContext value={INSIDE}>{children}</FrameContext>
    </span>
  );
}

type Additions = Pick<InputGroupProps, 'start' | 'end' | 'startAction' | 'endAction'>;

/** The frame, with the control of the field in its middle. */
function framed(
  control: ReactNode,
  id: string,
  { start, end, startAction, endAction }: Additions,
): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a wider target of the field, which has its own keys
    <div data-part="frame" className={FRAME} onMouseDown={goToTheField}>
      {startAction && <Action part="start">{startAction}</Action>}
      {start && (
        <Words id={`${id}-start`} part="start">
          {start}
        </Words>
      )}
      {control}
      {end && (
        <Words id={`${id}-end`} part="end">
          {end}
        </Words>
      )}
      {endAction && <Action part="end">{endAction}</Action>}
    </div>
  );
}

/** A field and what stands before and after it, in one frame. */
export function InputGroup({
  start,
  end,
  startAction,
  endAction,
  className,
  children,
  ...rest
}: InputGroupProps) {
  const id = useId();
  const frame: ControlFrame = {
    describedBy: joinIds(start && `${id}-start`, end && `${id}-end`),
    draw: (control) => framed(control, id, { start, end, startAction, endAction }),
  };
  return (
    // A fieldset turns off all that stands in it; the group has no name that would be worth saying.
    <fieldset
      data-component="input-group"
      role="none"
      className={cn('ui:min-w-0', className)}
      {...rest}
    >
      <FrameContext value={frame}>{children}</FrameContext>
    </fieldset>
  );
}
