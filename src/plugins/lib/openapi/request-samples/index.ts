import {sampleLanguages, type SampleLanguage} from '../../../../config/samples';
import type {Contract, Operation} from '../contract';
import {curl} from './curl';
import {python} from './python';
import {sampleRequest, type SampleRequest} from './request';
import {typescript} from './typescript';

/** By file extension. */
const writers: Readonly<Record<string, (request: SampleRequest) => string>> = {sh: curl, ts: typescript, py: python};

/** A call of an operation in one language, as a file that runs unmodified. */
export interface RequestSample {
  readonly language: SampleLanguage;
  readonly text: string;
}

/** The same call in each language. */
export interface CallSamples {
  /** Summary of the example; empty if the contract gives none. */
  readonly summary: string;
  readonly samples: readonly RequestSample[];
}

/** Generates calls of an operation from the contract: one per example of its body, or a single call without any. */
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
