import { analyticsConsent } from '../storage/analytics-consent.ts';
import type { AnalyticsEvent } from './events.ts';

/**
 * Tells an event to whoever listens on the page for `larder:analytics`, if the visitor has agreed. The storefront itself
 * sends nothing anywhere: a retailer's own script listens, and decides.
 */
export function tell(event: AnalyticsEvent): void {
  if (analyticsConsent.read()) dispatchEvent(new CustomEvent('larder:analytics', { detail: event }));
}
