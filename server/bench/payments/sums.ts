// What the provider and the books of the bench agree on.

/** Dollars of a deposit. */
export const deposit = 300;
/** Payments of the last 40 days, and how many stand on a page of the provider's list. */
export const listed = 10_000;
const perPage = 100;
export const pages = listed / perPage;
/** Above all numbers of payments that are made while it is measured. */
export const firstListed = 50_000_000;

/** References of tries end with the number of each: `B1763716000000-000000000000000000000042`. */
export const referenceStart = 'B1763716000000-';

/** The provider's number of a payment under a reference of ours: the same each time it is asked. */
export function numberOf(reference: string): number {
  const end = reference.slice(-24);
  return /^\d+$/.test(end) ? Number(end) : Number.parseInt(end.slice(0, 12), 16);
}

/** A page of the provider's list, the newest first. */
export function listedOn(page: number) {
  return Array.from({ length: perPage }, (_, at) => {
    const id = firstListed + listed - (page - 1) * perPage - at;
    const tx_ref = referenceStart + String(id).padStart(24, '0');
    return { id, tx_ref, status: 'successful', amount: deposit, currency: 'USD' };
  });
}
