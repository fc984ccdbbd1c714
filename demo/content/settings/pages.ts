import type { PagesSettingsInput } from '../../../server/src/generated/resolvers.ts';
import { picture } from './picture.ts';

/** The words of the pages, and what search engines show of them. */
export const pages: PagesSettingsInput = {
  feedDescription: 'Travel updates from our guides and routes in Uganda.',
  pages: [
    {
      page: 'about',
      label: 'About {name}',
      searchTitle: 'About us',
      searchDescription:
        '{name} began in 2022 with one second-hand Land Cruiser and four friends: a hotelier, an accountant, a guide and a mechanic.',
    },
    {
      page: 'programs',
      label: 'Services',
      title: 'Journeys cut to *your* measure',
      lead: 'Gorillas before breakfast, a boat at noon, or simply a good road and somebody who knows it. Choose one of our journeys or let us draw yours.',
      searchTitle: 'Services: safaris, treks and tours in Uganda',
      searchDescription:
        'Adventure tours, beach getaways and cultural tours from Kampala, with transport, accommodation and prices in Uganda shillings.',
    },
    {
      page: 'coaches',
      label: 'Staff',
      title: 'Our Travel Experts',
      lead: 'You will know their names before you land. Every one of them has walked, driven or slept where they send you.',
      searchTitle: 'Our Travel Experts',
      searchDescription:
        'The guides, drivers, planners and support staff of our agency in Kampala: who they are, what they know best and where they have been.',
    },
    {
      page: 'facilities',
      label: 'Stays',
      title: 'Beds we have *slept* in',
      lead: 'A ridge lodge, treehouses, tents and cottages by the water: small places, each known to us from the pillow up.',
      searchTitle: 'Stays: lodges, camps and cottages in Uganda',
      searchDescription:
        'Lodges, treehouses, tented camps and cottages in Uganda, with their features, equipment and opening hours.',
    },
    {
      page: 'alumni',
      label: 'Testimonials',
      title: 'Testimonials *Network*',
      lead: 'Teachers, newlyweds, students and a grandfather: what they came for, what they found, and what they say about us when we are not in the room.',
      searchTitle: 'Testimonials Network',
      searchDescription:
        'What travellers say about their journeys with us: gorillas, mountains, rivers and villages in Uganda, by year and destination.',
    },
    {
      page: 'news',
      label: 'News',
      title: 'Word from the road',
      searchTitle: 'News from our guides and routes',
      searchDescription:
        'Travel updates from Uganda: new routes, seasons and prices, events in Kampala, and what changes for guests.',
    },
    {
      page: 'gallery',
      label: 'Gallery',
      title: 'Explore Our Tours',
      lead: 'Drawn for us, place by place, and kept by the day they tell of. The films are open ones that we show our guests.',
      searchTitle: 'Gallery: pictures and films of our tours',
      searchDescription:
        'Drawings of our safaris, treks, stays and evenings in Kampala, and the films we show our guests.',
    },
    {
      page: 'videos',
      label: 'Videos',
      title: 'Explore Our Travel Videos',
      lead: 'Open films, made by others and free to share, that we show at the fire and in the garden. Nothing is fetched from elsewhere before you press play.',
      searchTitle: 'Travel videos from Uganda',
      searchDescription: 'The open films we show our guests: at the fire, in the garden and on the beach.',
    },
    {
      page: 'contact',
      label: 'Contact',
      title: 'Tell us where you would rather be',
      lead: 'A person in Kampala reads what you write, and answers {answers}.',
      imageUrl: picture('kampala-hills'),
      imageAlt: 'The hills of Kampala at dusk',
      imageCaption: 'Kampala, drawn from the hill our office is on',
      searchTitle: 'Contact: bookings, support and our office in Kampala',
      searchDescription:
        'Write to {name}, call, or visit the office in Kabalagala, {city}. Opening hours, map and message form.',
    },
    {
      page: 'faq',
      label: 'FAQ',
      title: 'Frequently Asked Questions',
      lead: 'What guests ask before they travel. If yours is not among them, ask us: a person answers {answers}.',
      searchTitle: 'Frequently Asked Questions',
      searchDescription:
        'Tour packages, booking and payments, travel insurance, accommodation and what to pack: what guests ask before they travel with us.',
    },
    { page: 'donations', label: 'Donations' },
    {
      page: 'registration',
      label: 'Registration',
      title: 'Come *along*',
      lead: 'Five short steps. You pay nothing now: we look at what you send, and a person writes back {answers}.',
      searchTitle: 'Registration',
      searchDescription: 'Register for a safari, a gorilla trek or a cultural journey in five short steps.',
    },
    {
      page: 'privacy',
      label: 'Privacy',
      title: 'What you tell\u00a0us stays with us',
      searchTitle: 'Privacy',
      searchDescription:
        'What we collect, why and for how long: registrations, health data, messages, newsletter and donations, and the rights you have.',
    },
    {
      page: 'terms',
      label: 'Terms of travel',
      title: 'What we agree to',
      searchTitle: 'Terms of travel',
      searchDescription:
        'How a journey is booked and paid, what you get back when you cancel, and what we answer for.',
    },
    {
      page: 'newsletter',
      label: 'Newsletter',
      title: 'Letters from *the road*',
      lead: 'Seasons, new routes, the odd good price.',
    },
    {
      page: 'notFound',
      label: 'Page not found',
      title: 'This track ends in tall grass',
      lead: 'The page you are looking for does not exist, or has moved on with the rains.',
    },
  ],
};
