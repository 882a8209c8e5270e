/** Keeps quiet while the typing goes on. */
import { useEffect, useState } from 'react';

/** How long a message stands still before it is announced, in ms. */
const PAUSE = 600;

/** The last message that stood still. */
export function useAnnounced(message: string): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(message), PAUSE);
    return () => clearTimeout(timer);
  }, [message]);
  return announced;
}
