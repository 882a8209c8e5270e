/** Statistics: what others report by, and what readers agree by. Nothing of it is in a site without an id. */
export { getConsent, isTrackingRefused, setConsent, subscribeToConsent } from './consentStore';
export { type EventAttributes, eventAttributes } from './eventAttributes';
export { sendEvent } from './sendEvent';
