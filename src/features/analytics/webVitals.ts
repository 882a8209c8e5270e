/** Reports how fast the page is. Loads, with its library, for the few sessions that are measured. */
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { sendEvent } from './sendEvent';

function reportMetric({ name, value, delta, id }: Metric): void {
  sendEvent({
    name,
    value: delta,
    metric_label: 'Web Vitals',
    metric_value: value,
    metric_delta: delta,
    metric_id: id,
  });
}

/** To be called once: the library can't be stopped. What it finds without consent goes nowhere. */
export function reportWebVitals(): void {
  [onCLS, onFCP, onINP, onLCP, onTTFB].forEach((on) => on(reportMetric));
}
