import { type ReactNode, useState } from 'react';

/** Draws a controlled component as a host does: what it reports is its next value. */
export function controlled<Props extends { value?: unknown; onChange?: (next: never) => void }>(
  Component: (props: Props) => ReactNode,
) {
  function Controlled(args: Props) {
    const [value, setValue] = useState(args.value);
    const change = (next: Props['value']) => {
      args.onChange?.(next as never);
      setValue(next);
    };
    return <Component {...args} value={value} onChange={change} />;
  }
  // Code that is shown is meant to be copied.
  return Object.assign(Controlled, { displayName: Component.name });
}
