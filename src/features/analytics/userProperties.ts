/** Tells statistics what is known of a reader, and again whenever that changes. */
import i18n from '@generated/i18n';
import { roundedRatio, type UserProperties } from '../../lib/analytics/analyticsEvents';
import { PREFERS_DARK } from '../../lib/theme/colorMode';
import { DEFAULT_CODE_PREFERENCES, PREFERENCE_ATTRIBUTES } from '../../lib/code/preferences';
import { tagHost } from './tagHost';

/** Attribute of `<html>` with the colour scheme on the screen. */
const SCHEME_ATTRIBUTE = 'data-theme';

function readUserProperties(): UserProperties {
  const html = document.documentElement;
  return {
    codeVariant:
      html.getAttribute(PREFERENCE_ATTRIBUTES.variant) ?? DEFAULT_CODE_PREFERENCES.variant,
    userLanguage: i18n.currentLocale,
    devicePixelRatio: roundedRatio(window.devicePixelRatio),
    colorSchemeOS: window.matchMedia(PREFERS_DARK).matches ? 'dark' : 'light',
    colorScheme: html.getAttribute(SCHEME_ATTRIBUTE) === 'dark' ? 'dark' : 'light',
  };
}

/** Calls back when the pixel ratio changes: a zoom, or another screen. */
function watchRatio(onChange: () => void): () => void {
  let query: MediaQueryList;
  const watchCurrent = () => {
    query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener('change', changed, { once: true });
  };
  // The query holds for one ratio only, so each ratio needs its own.
  const changed = () => {
    watchCurrent();
    onChange();
  };
  watchCurrent();
  return () => query.removeEventListener('change', changed);
}

/** Reports the properties now and after each change, until the returned function is called. */
export function reportUserProperties(): () => void {
  let reported = '';
  const report = () => {
    const properties = readUserProperties();
    const text = JSON.stringify(properties);
    if (text !== reported) {
      reported = text;
      tagHost().gtag?.('set', 'user_properties', properties);
    }
  };
  report();
  const system = window.matchMedia(PREFERS_DARK);
  const observer = new MutationObserver(report);
  observer.observe(document.documentElement, {
    attributeFilter: [PREFERENCE_ATTRIBUTES.variant, SCHEME_ATTRIBUTE],
  });
  system.addEventListener('change', report);
  const stopRatio = watchRatio(report);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', report);
    stopRatio();
  };
}
