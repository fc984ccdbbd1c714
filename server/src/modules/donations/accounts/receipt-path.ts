/** Where the receipt of a donation can be had. */
export const receiptPath = (id: number | string) => `/api/v1/admin/donations/${id}/receipt.pdf`;
