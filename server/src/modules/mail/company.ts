/** Who signs the mails. Numbers and mailboxes are reserved examples: they reach nobody. */
export const company = {
  name: 'Lubugo Journeys',
  address: 'Plot 18, Mugwanya Rise, Kabalagala, Kampala, Uganda',
  phone: '+256 000 555 014',
} as const;
