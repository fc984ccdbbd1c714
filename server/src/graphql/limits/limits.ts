// How much one request may ask for. Checked before anything runs.
export const limits = {
  /** Fields that are renamed; also how often one field can be asked for with other arguments. */
  aliases: 15,
  /** How often one response key can be asked for in one place, fragments included. */
  equalKeys: 15,
  /** Words and signs of the document. */
  tokens: 1500,
  /** Each field times the rows it is asked for. */
  cost: 50_000,
  /** Bytes of a request: the longest form of visitors with each character written as `\ud83e\udd8d`. */
  body: 100_000,
  /** The same of a request with a token: the longest post. */
  staffBody: 1_500_000,
};
