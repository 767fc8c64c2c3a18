import { Component, type ComponentType, type ReactNode } from 'react';

interface GuardProps {
  children: ReactNode;
  /** What is shown where the children cannot be. */
  instead: ReactNode;
  onFailed?: (error: unknown) => void;
  onShown?: () => void;
}

/** Shows something else where what it holds fails, and says so. */
class Guard extends Component<GuardProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailed?.(error);
  }

  override componentDidMount() {
    if (!this.state.failed) this.props.onShown?.();
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}

/** What was typed, drawn; where it fails, the last that did not. */
export function Result({
  of: Current,
  last: Last,
  version,
  onFailed,
  onShown,
}: {
  of: ComponentType;
  last: ComponentType | undefined;
  version: number;
  onFailed: (error: unknown) => void;
  onShown: () => void;
}) {
  const instead = Last && Last !== Current && (
    <Guard instead={null}>
      <Last />
    </Guard>
  );
  return (
    <Guard key={version} instead={instead} onFailed={onFailed} onShown={onShown}>
      <Current />
    </Guard>
  );
}
