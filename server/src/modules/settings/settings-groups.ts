// The groups of settings: what the contract does not say of them.
import * as rules from '../../generated/rules.ts';
import { capitalised } from '../../platform/text/in-words.ts';
import { bookingDefaults, bookingFaults } from './booking-settings.ts';
import { brandFaults } from './colours/brand-palette.ts';
import { companyFaults, donationFaults, mailFaults, pageFaults, replyFaults } from './group-faults.ts';
import type { SettingsGroup } from './settings-group.ts';

/** Its type is called after it, unless `more` says otherwise. */
const group = (
  name: string,
  title: string,
  rules: SettingsGroup['rules'],
  more?: Partial<SettingsGroup>,
): SettingsGroup => ({ name, type: `${capitalised(name)}Settings`, title, rules, ...more });

export const groupOfMails = group('mails', 'Mails', rules.mailsSettingsInputRules, {
  variables: 'own',
  faults: mailFaults,
});

export const settingsGroups: readonly SettingsGroup[] = [
  group('company', 'Company', rules.companySettingsInputRules, { faults: companyFaults }),
  group('home', 'Home page', rules.homeSettingsInputRules, { keepsOne: ['slides'] }),
  group('partners', 'Partners', rules.partnersSettingsInputRules),
  group('about', 'About', rules.aboutSettingsInputRules),
  group('services', 'Services', rules.servicesSettingsInputRules),
  group('stays', 'Stays', rules.staysSettingsInputRules),
  group('departments', 'Departments', rules.departmentsSettingsInputRules),
  group('faq', 'FAQ', rules.faqSettingsInputRules),
  group('pages', 'Pages', rules.pagesSettingsInputRules, { faults: pageFaults }),
  group('donations', 'Donations', rules.donationSettingsInputRules, {
    type: 'DonationSettings',
    faults: donationFaults,
  }),
  group('bookings', 'Bookings', rules.bookingsSettingsInputRules, {
    defaults: bookingDefaults,
    faults: bookingFaults,
  }),
  group('legal', 'Privacy and terms', rules.legalSettingsInputRules),
  group('brand', 'Brand', rules.brandSettingsInputRules, { faults: brandFaults }),
  groupOfMails,
  group('replies', 'Replies', rules.repliesSettingsInputRules, { variables: 'own', faults: replyFaults }),
  group('addresses', 'Addresses', rules.addressesSettingsInputRules),
];
