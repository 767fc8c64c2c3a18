import { type ReactNode, useContext } from 'react';
import { joinIds } from '../../../components/inputs/field/index.js';
import { cn } from '../cn/index.js';
import { controlStyle, framedStyle } from '../control-style/index.js';
import { FrameContext } from './frame-context.js';

/** Props that a control in a box spreads on itself. */
interface BoxedControl {
  className: string;
  'aria-describedby': string | undefined;
}

/** The box of a control with what is drawn inside it, or the frame of an `InputGroup` around both. */
export function ControlBox({
  size,
  icon,
  end,
  arrow = false,
  describedBy,
  className,
  children,
}: {
  size?: 'md' | 'lg';
  /** Before the text; decorative. */
  icon?: ReactNode;
  /** After the text, such as a button of 32 px. */
  end?: ReactNode;
  /** The arrow of a list after the text. */
  arrow?: boolean;
  /** Ids of what else describes the control. */
  describedBy?: string;
  className?: string;
  children: (control: BoxedControl) => ReactNode;
}) {
  const frame = useContext(FrameContext);
  const look = (frame ? framedStyle : controlStyle)({
    size,
    start: icon ? 'icon' : 'text',
    end: end || arrow ? 'action' : 'text',
  });
  const box = (
    <div
      data-part={frame ? 'control' : undefined}
      className={cn(
        'ui:relative',
        arrow && 'ui:list-arrow',
        frame && 'ui:min-w-24 ui:flex-1 ui:self-center',
        className,
      )}
    >
      {icon && (
        <span
          aria-hidden
          className="ui:pointer-events-none ui:absolute ui:inset-y-0 ui:start-3 ui:flex ui:items-center ui:text-text-muted"
        >
          {icon}
        </span>
      )}
      {children({
        className: cn(look, frame?.className),
        'aria-describedby': joinIds(frame?.describedBy, describedBy),
      })}
      {end && (
        <span className="ui:absolute ui:inset-y-0 ui:end-1 ui:flex ui:items-center">{end}</span>
      )}
    </div>
  );
  return frame ? frame.draw(box) : box;
}
