/** Test job that divides numbers. */
export default function divider({by}: {readonly by: number}): (amount: number) => Promise<number> {
  return async (amount) => {
    if (by === 0) throw new RangeError(`${amount} cannot be divided.`);
    // Exits only the worker thread.
    if (by < 0) process.exit(3);
    await Promise.resolve();
    return amount / by;
  };
}
