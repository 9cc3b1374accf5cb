import type {GiveHeadStart} from '../backend';
import {engineThread} from './engine-thread';

/** Starts the worker: downloading and indexing the records takes longer than rendering the modal. */
export const giveHeadStart: GiveHeadStart = () => void engineThread();
