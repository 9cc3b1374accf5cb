import type {Point} from '../lib/scale-plot';

/**
 * The `x` at which a growing curve reaches `y`, with linear interpolation on logarithmic axes.
 *
 * @param points sorted by `x`, at least two, with `y` between the first and the last.
 */
export function crossing(points: readonly Point[], y: number): number {
  const next = points.findIndex((point, index) => index > 0 && point.y >= y);
  const from = points[next - 1];
  const to = points[next];
  if (!from || !to) throw new Error(`The curve does not reach ${y}.`);
  const share = Math.log(y / from.y) / Math.log(to.y / from.y);
  return from.x * (to.x / from.x) ** share;
}
