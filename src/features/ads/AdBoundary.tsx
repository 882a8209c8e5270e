/** Hides an ad that throws, and reports it: the page goes on. */
import { Component, type ReactNode } from 'react';
import { sendEvent } from '../analytics';

interface AdBoundaryProps {
  /** The ad's name in statistics. */
  readonly label: string;
  readonly children: ReactNode;
}

interface AdBoundaryState {
  readonly hasCrashed: boolean;
}

export class AdBoundary extends Component<AdBoundaryProps, AdBoundaryState> {
  override state: AdBoundaryState = { hasCrashed: false };

  static getDerivedStateFromError(): AdBoundaryState {
    return { hasCrashed: true };
  }

  override componentDidCatch(): void {
    sendEvent({ name: 'ad', eventAction: 'crash', eventLabel: this.props.label });
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? null : this.props.children;
  }
}
