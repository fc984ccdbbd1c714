/** Where something is that becomes public by itself at its time; all of it is SQL of ours. */
export interface UpcomingSource {
  /** Name of its type in the contract, with a small letter: `post`. */
  kind: string;
  table: string;
  title: string;
  /** The moment; null or past where there is none. */
  at: string;
  where: string;
}
