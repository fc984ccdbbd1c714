/** In what and how one can donate, as the server says it. */
export const demoDonationOptions = {
  currencies: [
    { code: 'USD', symbol: '$', max: 15, presets: [1, 5, 10, 15] },
    { code: 'UGX', symbol: 'UGX', max: 50_000, presets: [1_000, 5_000, 10_000, 50_000] },
    { code: 'KES', symbol: 'KSh', max: 2_000, presets: [100, 500, 1_000, 2_000] },
    { code: 'EUR', symbol: '€', max: 14, presets: [1, 5, 10, 14] },
    { code: 'GBP', symbol: '£', max: 12, presets: [1, 5, 10, 12] },
  ],
  default: 'USD',
  publicKey: 'test',
  checkoutScript: '/checkout/test.js',
  sandbox: true,
};
