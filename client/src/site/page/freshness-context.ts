import { createContext } from 'react';
import type { Freshness } from '../../lib/api/freshness.ts';

/** Knows how old answers are; null on the server, where all are new. */
export const FreshnessContext = createContext<Freshness | null>(null);
