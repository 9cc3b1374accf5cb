import type {LanguageName} from '../../src/components/RequestLanguage/languages';
import {otherLanguages} from '../../src/components/RequestLanguage/other-languages';
import {exampleRequest} from '../../src/data/rpc/example-request';
import {rpcMethods, type RpcMethod} from '../../src/data/rpc/methods';
import {copyOf} from '../../src/lib/rpc-request/copy-of.test-helper';
import {curl} from '../../src/lib/rpc-request/curl';
import type {WriteRequest} from '../../src/lib/rpc-request/request';

const languages: Readonly<Record<LanguageName, WriteRequest>> = {curl, ...otherLanguages};

/** A request as shown to the reader, and as a runnable copy. */
export interface WrittenRequest {
  readonly method: string;
  readonly shown: string;
  readonly copied: string;
}

/** The example requests of methods in a language. */
export function writeAll(language: LanguageName, methods: readonly RpcMethod[] = rpcMethods): WrittenRequest[] {
  return methods.map((method) => {
    const {name, example} = method;
    const written = languages[language](exampleRequest({...method, method: name, params: example.params}));
    return {method: name, shown: written.code, copied: copyOf(written)};
  });
}
