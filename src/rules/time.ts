/** Milliseconds since the Unix epoch in server time (in a transcript: since its start). Always an integer. */
export type Instant = number & { readonly __unit: 'instant' };
/** A length of time in whole milliseconds. */
export type Duration = number & { readonly __unit: 'duration' };

export const instant = (ms: number): Instant => ms as Instant;
export const duration = (ms: number): Duration => ms as Duration;
export const ofSeconds = (seconds: number): Duration => (seconds * 1000) as Duration;
export const later = (at: Instant, by: number): Instant => (at + by) as Instant;
export const between = (from: Instant, to: Instant): Duration => (to - from) as Duration;
