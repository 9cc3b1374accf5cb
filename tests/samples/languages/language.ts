import type {Context, Proof, Sample} from '../sample';

/** How samples of a language are proven. */
export interface Language {
  readonly extension: string;
  /** Name in the summary. */
  readonly label: string;
  /** @throws SampleError when the sample is wrong */
  prove(sample: Sample, context: Context): Promise<Proof>;
}
