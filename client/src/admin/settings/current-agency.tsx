import { useQuery } from '@apollo/client/react';
import { type ReactNode, useMemo } from 'react';
import { greetingLink } from '../../lib/company.ts';
import { type Agency, AgencyContext } from '../ui/agency-context.ts';
import { SettingsMissingDocument, type SettingsMissingQuery } from './settings-missing.generated.ts';

interface Props {
  /** As the page came. */
  first: Agency;
  children: ReactNode;
}

/** The agency as the settings say now: what was just saved is in head and foot at once. */
export function CurrentAgency({ first, children }: Props) {
  // The banner above all screens asks for it.
  const { data, previousData } = useQuery(SettingsMissingDocument, { fetchPolicy: 'cache-only' });
  const { settings } = data ?? previousData ?? {};
  const agency = useMemo(() => (settings ? { ...first, ...saidIn(settings) } : first), [first, settings]);
  return <AgencyContext value={agency}>{children}</AgencyContext>;
}

function saidIn({ company, brand }: SettingsMissingQuery['settings']): Omit<Agency, 'pages'> {
  const { answers, phones, emails, city, chatNumber, chatGreeting, socialLinks } = company;
  // Without a name it is known by its host, as on the website.
  const name = company.name ?? location.hostname;
  const values: Record<string, string | null | undefined> = {
    name,
    answers,
    phone: phones[0],
    email: emails[0],
    city,
  };
  const greeting = chatGreeting?.replaceAll(/\{(\w+)\}/g, (_, key) => values[key] ?? '');
  return {
    name,
    logo: brand.logo,
    chat: greetingLink({ chatNumber: chatNumber ?? '', chatGreeting: greeting ?? '' }),
    elsewhere: socialLinks,
  };
}
