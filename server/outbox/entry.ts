/** Something to be sent to somebody, kept until it is. */
export interface OutboxEntry {
  id: string;
  createdAt: Date;
  topic: 'mail' | 'webhook';
  /** What is sent; each noun of the server knows its own. */
  template: string;
  /** What it is about: the kind of submission and its id. The words are written from it when they are sent. */
  subjectKind: string;
  subjectId: string;
  attempts: number;
}

/** Sends an entry, or throws. */
export type Deliver = (entry: OutboxEntry) => Promise<void>;

/** Thrown where trying again cannot help. */
export class Undeliverable extends Error {
  override name = 'Undeliverable';
}
