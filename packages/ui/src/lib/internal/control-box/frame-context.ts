import { createContext, type ReactNode } from 'react';

/** Frame around a control in place of its own box. */
export interface ControlFrame {
  /** Ids of what belongs to the control's description. */
  describedBy: string | undefined;
  /** Classes of the control beside those of one without a box. */
  className?: string;
  /** Draws the frame around the control. */
  draw: (control: ReactNode) => ReactNode;
}

/** The frame that a control stands in; none where it has a box of its own. */
export const FrameContext = createContext<ControlFrame | null>(null);
