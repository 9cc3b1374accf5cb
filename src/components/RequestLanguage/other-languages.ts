/** The languages in the lazy chunk that loads when a reader chooses one of them. */
import {go} from '../../lib/rpc-request/go';
import {python} from '../../lib/rpc-request/python';
import {rust} from '../../lib/rpc-request/rust';
import {typescript} from '../../lib/rpc-request/typescript';

export const otherLanguages = {typescript, python, go, rust} as const;

export type OtherLanguage = keyof typeof otherLanguages;
