import type {GiveHeadStart} from '../backend';

/** There is nothing to load before the first query. */
export const giveHeadStart: GiveHeadStart = () => undefined;
