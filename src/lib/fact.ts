/** A figure or fixed wording that pages print, with its source. */
export interface Fact {
  /** As a page prints it, unit included: `10 streams`, `$0.14`. */
  readonly text: string;
  /** The bare number, for arithmetic; omitted if the fact is wording. */
  readonly value?: number;
  /** Unit of `value`: `requests/second`, `USD/hour`, `lamports`. */
  readonly unit?: string;
  /** URL of the public page or file that states it. */
  readonly source: string;
  /** Day the source was read, ISO 8601. */
  readonly verified: string;
}

/** Facts by id; ids are `area.name`. */
export type Facts = Readonly<Record<string, Fact>>;
