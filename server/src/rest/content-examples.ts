// One record of each kind that staff could really send, for the OpenAPI document.

const imageUrl = 'https://example.org/picture.jpg';

export const examples = {
  program: {
    name: 'Crater lakes by bicycle',
    description: 'A day between Fort Portal and Kibale, with a swim at noon.',
    duration: '1 day',
    price: 240_000,
    schedule: 'Daily, Departs 7:00 AM',
    category: 'activity',
    imageUrl,
    imageAlt: 'Two cyclists look down on a round green lake from its rim.',
  },
  coach: {
    name: 'Grace Akello',
    role: 'Tour Guide - Birds',
    bio: 'Has shown visitors the shoebill of Mabamba for eleven years.',
    specialties: ['Shoebill', 'Bird calls'],
    imageUrl,
    imageAlt: 'Portrait of a smiling woman in a bush hat with binoculars.',
  },
  facility: {
    name: 'Lodge above the crater',
    description: 'Eight rooms with a view of Lake Nyinambuga.',
    features: ['Pool', 'Fireplace in each room'],
    equipment: ['Solar lamps'],
    openingHours: '6:00 AM - 10:00 PM',
    availableDays: 'Monday - Sunday',
    capacity: '16 guests',
    imageUrl,
    imageAlt: 'A thatched lodge on the rim of a green crater lake.',
  },
  post: {
    title: 'The shoebills are back',
    content: '<p>Four pairs were seen at <strong>Mabamba</strong> this week.</p>',
    category: 'news',
    imageUrl,
    imageAlt: 'A shoebill stands among papyrus.',
    videoUrl: 'https://www.youtube.com/watch?v=aBcDeFgHiJk',
  },
  galleryItem: {
    title: 'Canoes at dawn',
    category: 'activity',
    date: '2026-05-17',
    type: 'image',
    imageUrl,
    imageAlt: 'Canoes lie on a misty lake in first light.',
  },
  alumnus: {
    name: 'Lotte Jansen',
    position: 'The week in Bwindi was the best of our year.',
    currentTeam: 'Bwindi',
    graduationYear: 2026,
    category: 'professional',
    achievements: ['Saw the Nkuringo family', 'Walked to Rushaga'],
    image: imageUrl,
    imageAlt: 'Portrait of a woman in a yellow rain jacket.',
  },
};
