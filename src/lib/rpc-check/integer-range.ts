const integerRanges: Readonly<Partial<Record<string, readonly [bigint, bigint]>>> = {
  u8: [0n, 2n ** 8n - 1n],
  u16: [0n, 2n ** 16n - 1n],
  u32: [0n, 2n ** 32n - 1n],
  u64: [0n, 2n ** 64n - 1n],
  usize: [0n, 2n ** 64n - 1n],
  i64: [-(2n ** 63n), 2n ** 63n - 1n],
};

/** Smallest and largest value of an integer type, if it is one; on 64-bit systems, `usize` is `u64`. */
export function integerRange(type: string): readonly [min: bigint, max: bigint] | undefined {
  return Object.hasOwn(integerRanges, type) ? integerRanges[type] : undefined;
}
