import type {Page} from '@playwright/test';

/** Network conditions for CDP, in human-friendly units. */
export interface NetworkProfile {
  readonly name: string;
  /** Latency added to each request, in milliseconds. */
  readonly latency: number;
  readonly downMbit: number;
  readonly upMbit: number;
}

/** Throttles the CPU of the page, and its network and that of its workers. The CPU of its workers is not throttled. */
export async function slowDown(page: Page, cpuSlowdown: number, line?: NetworkProfile): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown});
  if (!line) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: bytesPerSecond(line.downMbit),
    uploadThroughput: bytesPerSecond(line.upMbit),
  });
}

const bytesPerSecond = (megabits: number) => (megabits * 1_000_000) / 8;
