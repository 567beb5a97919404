import { Alert } from '@hand-receipt/ui';
import { Component, type ReactNode } from 'react';

interface CardBoundaryProps {
  /** The card's own title. */
  title: string;
  children: ReactNode;
}

/** A card that cannot be drawn says so in its own place: no card can take another one, or the page, with it. */
export class CardBoundary extends Component<CardBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(`The card ${this.props.title} could not be drawn`, error);
  }

  override render() {
    const { title, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <Alert tone="danger" title={`${title} cannot be shown.`}>
        What the server sent for it could not be read. It is no verdict.
      </Alert>
    );
  }
}
