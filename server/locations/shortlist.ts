/** Keeps the best of many places. */
export class Shortlist {
  readonly #size: number;
  readonly #places: number[] = [];
  readonly #scores: number[] = [];

  constructor(size: number) {
    this.#size = size;
  }

  /** The places, best first. */
  get places(): readonly number[] {
    return this.#places;
  }

  /** Whether a place with this score would be listed, unless it already is. */
  wants(place: number, score: number): boolean {
    return this.#places.length < this.#size || this.#isBehind(this.#size - 1, place, score);
  }

  add(place: number, score: number): void {
    if (!this.wants(place, score)) return;
    const before = this.#places.indexOf(place);
    if (before >= 0) {
      if (!this.#isBehind(before, place, score)) return;
      this.#places.splice(before, 1);
      this.#scores.splice(before, 1);
    }
    let at = this.#places.length;
    while (at > 0 && this.#isBehind(at - 1, place, score)) at--;
    this.#places.splice(at, 0, place);
    this.#scores.splice(at, 0, score);
    this.#places.length = Math.min(this.#places.length, this.#size);
    this.#scores.length = this.#places.length;
  }

  /** Of equal places the more populous comes first, which has the lower number. */
  #isBehind(i: number, place: number, score: number): boolean {
    const other = this.#scores[i] ?? 0;
    return other < score || (other === score && (this.#places[i] ?? 0) > place);
  }
}
