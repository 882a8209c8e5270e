/**
 * Mounts a part of the page again when React doesn't find a node where it left it. A browser's translator, or an
 * extension, has moved the node then: the part itself is sound. Other errors go on to the boundaries around it.
 */
import { Component, Fragment, type ReactNode } from 'react';

/** A part that fails more often within `PERIOD_MS` is left to the boundaries around it. */
const MAX_REMOUNTS = 3;
const PERIOD_MS = 10_000;

interface RemountProps {
  /** Begins with an element, which React can remove whatever has become of its content. */
  readonly children: ReactNode;
}

interface RemountState {
  /** `time` is that of `performance.now()`. */
  readonly failure?: { readonly error: unknown; readonly time: number };
  /** Times of the failures that a remount has mended. */
  readonly mended: readonly number[];
}

/** What `removeChild` and `insertBefore` throw when a node isn't where it was. */
function isMovedNode(error: unknown): boolean {
  return (
    error instanceof DOMException &&
    (error.name === 'NotFoundError' || error.name === 'HierarchyRequestError')
  );
}

export class Remount extends Component<RemountProps, RemountState> {
  override state: RemountState = { mended: [] };

  static getDerivedStateFromError(error: unknown): Partial<RemountState> {
    return { failure: { error, time: performance.now() } };
  }

  override componentDidCatch(): void {
    this.setState(({ failure, mended }) => ({
      failure: undefined,
      mended: failure ? [...mended, failure.time] : mended,
    }));
  }

  override render(): ReactNode {
    const { failure, mended } = this.state;
    if (!failure) {
      return <Fragment key={mended.length}>{this.props.children}</Fragment>;
    }
    const recent = mended.filter((time) => failure.time - time < PERIOD_MS);
    if (!isMovedNode(failure.error) || recent.length >= MAX_REMOUNTS) {
      throw failure.error;
    }
    return null;
  }
}
