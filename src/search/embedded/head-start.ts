import type {GiveHeadStart} from '../backend';
import {engineThread} from './engine-thread';

/** The engine is ready later than the modal: it has to download and index the records. */
export const giveHeadStart: GiveHeadStart = () => void engineThread();
