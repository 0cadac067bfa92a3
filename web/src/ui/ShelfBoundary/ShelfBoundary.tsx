import { Component, type ReactNode } from 'react';

interface ShelfBoundaryProps {
  /** What stands in the shelf's place when it fails. */
  fallback: ReactNode;
  children: ReactNode;
}

/** A part of a page that may fail alone: the page stays. */
export class ShelfBoundary extends Component<ShelfBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
