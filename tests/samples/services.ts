import {startDyndexer} from '../dyndexer';
import {startEndpoint} from '../rpc';
import type {Services} from './sample';

/** Pool of mock servers: lends each to one sample at a time, and resets it afterwards. */
export class ServicePool {
  private readonly idle: Services[] = [];
  private readonly all: Services[] = [];

  async use<T>(work: (services: Services) => Promise<T>): Promise<T> {
    const services = this.idle.pop() ?? (await this.start());
    try {
      return await work(services);
    } finally {
      services.endpoint.reset();
      services.dyndexer.reset();
      this.idle.push(services);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.all.flatMap(({endpoint, dyndexer}) => [endpoint.close(), dyndexer.close()]));
  }

  private async start(): Promise<Services> {
    const [endpoint, dyndexer] = await Promise.all([startEndpoint(), startDyndexer()]);
    const services = {endpoint, dyndexer};
    this.all.push(services);
    return services;
  }
}
