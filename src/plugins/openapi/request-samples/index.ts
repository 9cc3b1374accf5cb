import {sampleLanguages, type SampleLanguage} from '../../../config/samples';
import type {Contract, Operation} from '../contract';
import {curl} from './curl';
import {python} from './python';
import {sampleRequest, type SampleRequest} from './request';
import {typescript} from './typescript';

/** By the extension of its files. */
const writers: Readonly<Record<string, (request: SampleRequest) => string>> = {sh: curl, ts: typescript, py: python};

/** A call of an operation in one language, as a file that runs as it is. */
export interface RequestSample {
  readonly language: SampleLanguage;
  readonly text: string;
}

/** The same call in each language. */
export interface CallSamples {
  /** What it is an example of; empty where there is one. */
  readonly summary: string;
  readonly samples: readonly RequestSample[];
}

/** Calls of an operation, made from the contract: one for each example of its body, else one. */
export function requestSamples(contract: Contract, operation: Operation): CallSamples[] {
  const examples = operation.requestBody?.content[0]?.examples ?? [];
  return (examples.length === 0 ? [undefined] : examples).map((example) => {
    const request = sampleRequest(contract, operation, example);
    return {
      summary: example?.summary ?? '',
      samples: sampleLanguages.flatMap((language) => {
        const write = writers[language.extension];
        return write === undefined ? [] : [{language, text: write(request)}];
      }),
    };
  });
}
