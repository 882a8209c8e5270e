/** The frame with what the edited code renders, in the place of the demo. */
import {
  type CSSProperties,
  useEffect,
  useEffectEvent,
  useRef,
  useSyncExternalStore,
  type ReactElement,
} from 'react';
import { LIVE_EDIT_TEXTS } from '../i18n/dictionary/liveEdit';
import { startLiveFrame } from '../live-frame';
import type { LiveLook } from './look';
import { isTrouble } from './statusText';
import type { LiveSession } from './session';

export interface LiveResultProps {
  readonly session: LiveSession;
  readonly look: LiveLook;
  /** Id of the demo's own ground, which the result has once the demo has gone. */
  readonly id: string;
  /** File name of the demo, for the title of the frame. */
  readonly name: string;
  /** px that the demo took. */
  readonly height: number;
  /** The height is the demo's, whatever it renders. */
  readonly isFixed: boolean;
  /** The demo has gone, and the result has its place. */
  readonly isShown: boolean;
  /** There is a result: the demo may go. */
  readonly onResult: () => void;
}

export function LiveResult({
  session,
  look,
  id,
  name,
  height,
  isFixed,
  isShown,
  onResult,
}: LiveResultProps): ReactElement {
  const host = useRef<HTMLDivElement>(null);
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const { hasResult, attempt } = state;
  const reportResult = useEffectEvent(onResult);

  useEffect(() => {
    const element = host.current;
    if (!element) {
      return undefined;
    }
    const frame = startLiveFrame(element, {
      title: LIVE_EDIT_TEXTS.result({ name }),
      appearance: look.get(),
      onEvent: session.receive,
    });
    const stopFollowing = look.subscribe(() => frame.setAppearance(look.get()));
    session.attach(frame);
    return () => {
      stopFollowing();
      session.detach();
      frame.dispose();
    };
  }, [session, look, name, attempt]);

  useEffect(() => {
    if (hasResult) {
      // Paper shows frames that are ready.
      host.current?.querySelector('iframe')?.setAttribute('data-ready', '');
      reportResult();
    }
  }, [hasResult]);

  const size: CSSProperties = {
    blockSize: isFixed || !isShown ? height : (state.height ?? height),
  };
  return (
    <div
      id={isShown ? id : undefined}
      className="live-result"
      data-fixed={isFixed ? '' : undefined}
      data-waiting={isShown ? undefined : ''}
      data-outdated={isShown && isTrouble(state) ? '' : undefined}
      inert={!isShown}
    >
      <div ref={host} className="live-frame" style={size} />
    </div>
  );
}
