/** What the tests of ads share: the provider around an ad, and the events that it has sent. */
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { sendEvent } from '../../../../src/features/analytics';
import { DocsProvider } from '../../../../src/features/docs-config';

/** A user agent of a reader: that of jsdom isn't one. */
export const READER = 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0';
export const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

export function visitAs(userAgent: string): void {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
}

const CONFIG = { languages: ['en'] };

/** @param ratio share of displays that is reported */
export function Site({ ratio = 1, children }: { ratio?: number; children: ReactNode }): ReactNode {
  return (
    <DocsProvider config={CONFIG} defaultUserLanguage="en" adConfig={{ GADisplayRatio: ratio }}>
      {children}
    </DocsProvider>
  );
}

export function show(ad: ReactNode, ratio?: number): RenderResult {
  return render(<Site ratio={ratio}>{ad}</Site>);
}

/** The reported events as `action label`; `sendEvent` has to be mocked. */
export function sentEvents(): readonly string[] {
  return jest
    .mocked(sendEvent)
    .mock.calls.flatMap(([event]) =>
      event.name === 'ad' ? `${event.eventAction} ${event.eventLabel}` : [],
    );
}
