// What the settings say of the agency to what is made on the server: mails, feeds, documents.
import type { MailName } from '../../generated/schema.ts';
import { type Palette, paletteOf } from './colours/brand-palette.ts';
import type { MailWords } from './editable-mail.ts';
import type { AllSettings } from './settings-group.ts';
import type { Variables } from './variables.ts';

export interface Agency {
  /** The host of the site while it has none. */
  name: string;
  tagline: string | null;
  description: string | null;
  /** In one line; empty while it has none. */
  address: string;
  phone: string;
  email: string;
  colors: Palette;
  /** Address of a picture, or null for the house's. */
  logo: string | null;
  /** What must be set before search engines may list the site; nothing in a demo. */
  missing: string[];
}

/** What all mails have of the agency: taken anew for each, so that it is as it was saved last. */
export interface MailLook {
  company: Pick<Agency, 'name' | 'address' | 'phone'>;
  /** What the variables of every text stand for. */
  variables: Variables;
  /** What mails say in place of their usual words. */
  words: Partial<Record<MailName, MailWords>>;
  colors: Palette;
}

export function agencyOf(
  { company = {}, brand = {} }: AllSettings,
  variables: Variables,
  mode: 'demo' | 'deployment',
): Agency {
  const { street, area, city, country, phones, emails } = company;
  const address = [street, area, city, country].filter(Boolean).join(', ');
  const needed = { name: company.name, street, city, phones: phones?.[0], emails: emails?.[0] };
  return {
    name: variables.name ?? '',
    address,
    phone: variables.phone ?? '',
    email: variables.email ?? '',
    tagline: company.tagline ?? null,
    description: company.description ?? null,
    colors: paletteOf(brand),
    logo: brand.logoUrl ?? null,
    missing:
      mode === 'demo' ? [] : Object.keys(needed).filter((name) => !needed[name as keyof typeof needed]),
  };
}

export function mailLookOf(
  { name, address, phone, colors }: Agency,
  mails: AllSettings[string],
  variables: Variables,
): MailLook {
  const words = (mails.mails ?? []).map(({ mail, ...rest }: { mail: string }) => [mail, rest]);
  return { company: { name, address, phone }, variables, words: Object.fromEntries(words), colors };
}
