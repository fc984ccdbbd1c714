import { createContext, useContext } from 'react';
import { type Company, unknownCompany } from '../../lib/company.ts';

/** The agency, which the server writes beside every page. */
export const CompanyContext = createContext(unknownCompany);

export const useCompany = (): Company => useContext(CompanyContext);
