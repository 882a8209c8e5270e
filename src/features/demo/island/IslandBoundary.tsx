/** Keeps a demo that throws to itself: the page and the other demos go on. */
import { Component, type ReactNode } from 'react';
import { DEMO_TEXTS } from '../../i18n/dictionary/demo';
import styles from './DemoIsland.module.css';

interface IslandBoundaryProps {
  readonly children: ReactNode;
  /** Starts the demo afresh. */
  readonly onReset: () => void;
  readonly onCrash: () => void;
}

interface IslandBoundaryState {
  readonly message?: string;
}

export class IslandBoundary extends Component<IslandBoundaryProps, IslandBoundaryState> {
  override state: IslandBoundaryState = {};

  static getDerivedStateFromError(error: unknown): IslandBoundaryState {
    return { message: String(error) };
  }

  override componentDidCatch(): void {
    this.props.onCrash();
  }

  override render(): ReactNode {
    const { message } = this.state;
    if (message === undefined) {
      return this.props.children;
    }
    return (
      <div role="alert" className={styles.problem}>
        <p className={styles.problemTitle}>{DEMO_TEXTS.crashed()}</p>
        <pre className={styles.problemDetail}>{message}</pre>
        <button type="button" className={styles.problemButton} onClick={this.props.onReset}>
          {DEMO_TEXTS.reset()}
        </button>
      </div>
    );
  }
}
