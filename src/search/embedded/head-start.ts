import type {GiveHeadStart} from '../backend';
import {engineThread} from './engine-thread';

/** The engine needs longer than the modal: to load its index, and to make itself of it. */
export const giveHeadStart: GiveHeadStart = () => void engineThread();
