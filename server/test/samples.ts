/** A program that staff could really fill in. */
export const gorillaTrek = {
  name: 'Gorilla Trek in Bwindi',
  description: 'One hour with a family of mountain gorillas.',
  imageUrl: 'https://example.org/gorilla.jpg',
  duration: '3 days',
  price: 5_850_000,
  schedule: 'Departs Mondays, All year',
  category: 'activity',
};
