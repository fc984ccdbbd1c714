import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Company, unknownCompany } from '../../lib/company.ts';
import { type ShellQuery, useShellQuery } from './shell.generated.ts';

const CompanyContext = createContext(unknownCompany);

/** Asks for the agency, which the server has written beside the page, and tells everything inside. */
export function CompanyProvider({ children }: { children: ReactNode }) {
  const { data, previousData } = useShellQuery();
  const known = data ?? previousData;
  const company = useMemo(() => companyIn(known), [known]);
  return <CompanyContext value={company}>{children}</CompanyContext>;
}

export const useCompany = (): Company => useContext(CompanyContext);

/** The agency in the answer of `Shell`. */
export function companyIn(data: ShellQuery | undefined): Company {
  if (!data) return unknownCompany;
  const { company, brand, pages } = data.siteSettings;
  const said = Object.entries(company).filter(([, value]) => value !== null);
  const texts = Object.fromEntries((pages.pages ?? []).map((texts) => [texts.page, texts]));
  return { ...unknownCompany, ...Object.fromEntries(said), logo: brand.logo, texts };
}
