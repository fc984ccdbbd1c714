/** What donations are for, and the ways to give. */
export const mission = {
  title: 'Support Our Mission',
  lead: 'Every journey passes somebody’s village. Donations pay for what a ticket price cannot: school fees for the children of our porters, seedlings of the mutuba tree, and first-aid boxes where the clinic is a day’s walk away.',
  uses: [
    { share: '60%', text: 'School fees and books in Bwindi and Masaka' },
    { share: '25%', text: 'Mutuba seedlings for the bark-cloth makers' },
    { share: '15%', text: 'First aid on the trails of the Rwenzori' },
  ],
} as const;
