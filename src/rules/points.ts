/** Points are counted in whole half-points, so that no sum ever drifts. */
export type HalfPoints = number & { readonly __unit: 'half-points' };

export const halves = (points: number): HalfPoints => (Math.round(points * 2) + 0) as HalfPoints;
export const pointsOf = (half: number): number => half / 2;
export const plus = (a: HalfPoints, b: HalfPoints): HalfPoints => (a + b) as HalfPoints;
export const NO_POINTS = 0 as HalfPoints;
