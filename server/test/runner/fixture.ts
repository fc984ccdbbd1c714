// For the test of what files share.
import { createLogger } from '../../src/platform/log.ts';

export const own = { createLogger };
