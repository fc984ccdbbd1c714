// Tests that need minutes because the product's own limits of time are what they are about: `npm run test:long`. All of them
// stand in server/test, so that what reads the product's sources meets none.
import config from './jest.config.mjs';

export default { ...config, roots: ['<rootDir>/test'], testMatch: ['**/*.long.ts'], testTimeout: 600_000 };
