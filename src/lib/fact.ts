/** One figure or fixed wording that pages print, with where it comes from. */
export interface Fact {
  /** As a page prints it, unit included: `10 streams`, `$0.14`. */
  readonly text: string;
  /** The bare number, for arithmetic; left out for facts that are words. */
  readonly value?: number;
  /** Unit of `value`: `requests/second`, `USD/hour`, `lamports`. */
  readonly unit?: string;
  /** Public page or file that states it. */
  readonly source: string;
  /** Day the source was read, ISO 8601. */
  readonly verified: string;
}

/** Facts by id; ids are `area.name`. */
export type Facts = Readonly<Record<string, Fact>>;
