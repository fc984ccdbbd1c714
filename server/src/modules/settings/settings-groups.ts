// The groups of settings: what the contract does not say of them.
import * as rules from '../../generated/rules.ts';
import { bookingDefaults, bookingFaults } from './booking-settings.ts';
import { brandFaults } from './colours/brand-palette.ts';
import { companyFaults, donationFaults, mailFaults, pageFaults, replyFaults } from './group-faults.ts';
import type { SettingsGroup } from './settings-group.ts';

export const groupOfMails: SettingsGroup = {
  name: 'mails',
  type: 'MailsSettings',
  title: 'Mails',
  rules: rules.mailsSettingsInputRules,
  variables: 'own',
  faults: mailFaults,
};

export const settingsGroups: readonly SettingsGroup[] = [
  {
    name: 'company',
    type: 'CompanySettings',
    title: 'Company',
    rules: rules.companySettingsInputRules,
    faults: companyFaults,
  },
  {
    name: 'home',
    type: 'HomeSettings',
    title: 'Home page',
    rules: rules.homeSettingsInputRules,
    keepsOne: ['slides'],
  },
  { name: 'partners', type: 'PartnersSettings', title: 'Partners', rules: rules.partnersSettingsInputRules },
  { name: 'about', type: 'AboutSettings', title: 'About', rules: rules.aboutSettingsInputRules },
  { name: 'services', type: 'ServicesSettings', title: 'Services', rules: rules.servicesSettingsInputRules },
  { name: 'stays', type: 'StaysSettings', title: 'Stays', rules: rules.staysSettingsInputRules },
  {
    name: 'departments',
    type: 'DepartmentsSettings',
    title: 'Departments',
    rules: rules.departmentsSettingsInputRules,
  },
  { name: 'faq', type: 'FaqSettings', title: 'FAQ', rules: rules.faqSettingsInputRules },
  {
    name: 'pages',
    type: 'PagesSettings',
    title: 'Pages',
    rules: rules.pagesSettingsInputRules,
    faults: pageFaults,
  },
  {
    name: 'donations',
    type: 'DonationSettings',
    title: 'Donations',
    rules: rules.donationSettingsInputRules,
    faults: donationFaults,
  },
  {
    name: 'bookings',
    type: 'BookingsSettings',
    title: 'Bookings',
    rules: rules.bookingsSettingsInputRules,
    defaults: bookingDefaults,
    faults: bookingFaults,
  },
  { name: 'legal', type: 'LegalSettings', title: 'Privacy and terms', rules: rules.legalSettingsInputRules },
  {
    name: 'brand',
    type: 'BrandSettings',
    title: 'Brand',
    rules: rules.brandSettingsInputRules,
    faults: brandFaults,
  },
  groupOfMails,
  {
    name: 'replies',
    type: 'RepliesSettings',
    title: 'Replies',
    rules: rules.repliesSettingsInputRules,
    variables: 'own',
    faults: replyFaults,
  },
  {
    name: 'addresses',
    type: 'AddressesSettings',
    title: 'Addresses',
    rules: rules.addressesSettingsInputRules,
  },
];
