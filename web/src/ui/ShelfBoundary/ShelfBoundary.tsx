import { Component, type ReactNode } from 'react';

interface ShelfBoundaryProps {
  /** What replaces the shelf when it fails. */
  fallback: ReactNode;
  children: ReactNode;
}

/** A part of a page that may fail on its own: the page stays. */
export class ShelfBoundary extends Component<ShelfBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
