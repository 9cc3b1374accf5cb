import type {Height} from '../Room/Room';

/** Measured height of each sample's editor and result. */
export const liveHeights: Readonly<Record<string, Height>> = {
  'rate-limits/retries.jsx': {wide: 860, narrow: 860},
  'rate-limits/batch-size.jsx': {wide: 848, narrow: 901},
  'ws-deflate/savings.jsx': {wide: 892, narrow: 1030},
};

/** @throws if the sample's height is missing, which fails the build. */
export function liveHeight(sample: string): Height {
  const height = liveHeights[sample];
  if (height === undefined) {
    throw new Error(`<Sample name="${sample}" live />: measure its height, and add it to live-heights.ts.`);
  }
  return height;
}
