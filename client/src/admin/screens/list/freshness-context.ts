import { createContext } from 'react';
import type { Freshness } from '../../../lib/api/freshness.ts';

/** How old the staff client's answers are; null (as in tests) means always fresh. */
export const FreshnessContext = createContext<Freshness | null>(null);
