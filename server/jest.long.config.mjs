// Tests that need minutes because the product's own limits of time are what they are about: `npm run test:long`.
import config from './jest.config.mjs';

export default { ...config, testMatch: ['**/*.long.ts'], testTimeout: 600_000 };
