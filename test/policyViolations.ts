/** What the content security policy of a site has blocked in a browser. */
import type { BrowserContext } from '@playwright/test';

const REPORT = 'reportPolicyViolation';

/**
 * Records violations in all pages of a context, and in their frames.
 * @returns lines such as `/x/: script-src-elem blocks inline`, which grow
 */
export async function recordViolations(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeBinding(REPORT, (_source, text: string) => violations.push(text));
  await context.addInitScript((name) => {
    addEventListener('securitypolicyviolation', (event) => {
      const { disposition, effectiveDirective, blockedURI, sample } = event;
      const report: unknown = Reflect.get(window, name);
      if (disposition === 'enforce' && typeof report === 'function') {
        report(`${location.pathname}: ${effectiveDirective} blocks ${blockedURI} ${sample}`.trim());
      }
    });
  }, REPORT);
  return violations;
}
