import type {GiveHeadStart} from '../backend';

/** The provider is asked when there is something to ask. */
export const giveHeadStart: GiveHeadStart = () => undefined;
