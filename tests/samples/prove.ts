import {languageOf} from './languages';
import {refuseForeignHosts} from './localize';
import {type Context, type Proof, type Sample, SampleError} from './sample';

/**
 * Proves a sample as strongly as the tools on this machine allow.
 *
 * @throws SampleError when the sample is wrong
 */
export async function prove(sample: Sample, context: Context): Promise<Proof> {
  if (sample.text.trim() === '') throw new SampleError(sample.file, 'It is empty.');
  refuseForeignHosts(sample);
  const proof = await languageOf(sample.extension).prove(sample, context);
  if (sample.expected !== undefined && proof.proof !== 'run' && !proof.lacks) {
    throw new SampleError(sample.file, `Nothing runs it, so nothing proves ${sample.file}.out.`);
  }
  return proof;
}
