/** A record as the provider stores it: any attributes, and an id. */
export interface StoredRecord {
  readonly objectID: string;
  readonly [attribute: string]: unknown;
}

export type Settings = Readonly<Record<string, unknown>>;

export interface StoredIndex {
  readonly records: ReadonlyMap<string, StoredRecord>;
  readonly settings: Settings;
  /** Represent the rules that maintainers configure at the provider. */
  readonly rules: readonly unknown[];
  readonly synonyms: readonly unknown[];
  readonly updatedAt: Date;
}

/** The parts of an index that can be copied separately. */
export type Scope = 'settings' | 'rules' | 'synonyms';

const emptyIndex = {records: new Map<string, StoredRecord>(), settings: {}, rules: [], synonyms: []};

/** The indices of one application. Updates replace an index atomically, so that no search sees a partial change. */
export class Store {
  readonly #indices = new Map<string, StoredIndex>();
  /** Index of each task; the first has the id 1. */
  readonly #tasks: string[] = [];

  get names(): string[] {
    return [...this.#indices.keys()];
  }

  get(name: string): StoredIndex | undefined {
    return this.#indices.get(name);
  }

  /** Updates parts of an index, or creates it, as the provider does on the first write. */
  put(name: string, parts: Partial<StoredIndex>): number {
    const index = this.#indices.get(name) ?? emptyIndex;
    this.#indices.set(name, {...index, updatedAt: new Date(), ...parts});
    return this.#newTask(name);
  }

  save(name: string, records: readonly StoredRecord[]): number {
    const saved = new Map(this.#indices.get(name)?.records);
    for (const record of records) saved.set(record.objectID, record);
    return this.put(name, {records: saved});
  }

  remove(name: string): number {
    this.#indices.delete(name);
    return this.#newTask(name);
  }

  /** Copies an index over another: the parts in `scope`, or all of it. */
  copy(name: string, destination: string, scope: readonly Scope[] | undefined): number {
    const source = this.#indices.get(name) ?? {...emptyIndex, updatedAt: new Date()};
    const parts = scope ? Object.fromEntries(scope.map((part) => [part, source[part]])) : source;
    return this.put(destination, parts);
  }

  /** Moves an index with all its parts, replacing the destination. */
  move(name: string, destination: string): number {
    const source = this.#indices.get(name);
    if (source) this.#indices.set(destination, source);
    this.#indices.delete(name);
    return this.#newTask(name);
  }

  /**
   * Whether an index has this task, which is complete by then. The task of a move belongs to the source, that of a copy
   * to the destination: these are the indices with which the provider's client waits for them (`replaceAllObjects`).
   */
  hasTask(name: string, task: number): boolean {
    return this.#tasks[task - 1] === name;
  }

  #newTask(name: string): number {
    return this.#tasks.push(name);
  }
}
