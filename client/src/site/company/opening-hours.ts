/** When the office is open, in Kampala's time; `opens` and `closes` as search engines want them. */
export const openingHours = [
  {
    days: 'Monday to Friday',
    hours: '8:00 AM to 5:00 PM',
    on: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '08:00',
    closes: '17:00',
  },
  { days: 'Saturday', hours: '9:00 AM to 2:00 PM', on: ['Saturday'], opens: '09:00', closes: '14:00' },
  { days: 'Sunday', hours: 'Closed', on: [], opens: null, closes: null },
] as const;
