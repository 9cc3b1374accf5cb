/** The languages that a browser loads when a reader asks for one of them. */
import {go} from '../../lib/rpc-request/go';
import {python} from '../../lib/rpc-request/python';
import {rust} from '../../lib/rpc-request/rust';
import {typescript} from '../../lib/rpc-request/typescript';

export const otherLanguages = {typescript, python, go, rust} as const;

export type OtherLanguage = keyof typeof otherLanguages;
