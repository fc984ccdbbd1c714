import type { GraphQLError } from 'graphql';
import type { Path } from './path.ts';

/** Errors of one run. What is below a place that is null already is not told. */
export class CollectedErrors {
  readonly all: GraphQLError[] = [];
  readonly #places = new Set<Path | undefined>();

  add(error: GraphQLError, place: Path | undefined): void {
    for (let at = place; at; at = at.prev) if (this.#places.has(at)) return;
    if (this.#places.has(undefined)) return;
    this.#places.add(place);
    this.all.push(error);
  }
}
