import {grouped} from './grouped';

/** A number of things, with the plural of a regular noun: `1 hour`, `1,200 hours`. */
export function counted(count: number, noun: string): string {
  return `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;
}
